import type { DatasetRow } from '../records/dataset/index.ts';
import { isInSeason, seasonName } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule, unexpected } from './rule.ts';

/** Tells the operator how matches of the feed get their stages. */
export const stageRemedy =
  "write the feed's ids of stages into feed_stage_id of data/stages.csv, and refresh the season";

export const seasonIsWhole: IntegrityRule = {
  name: 'season-is-whole',
  tables: ['stages', 'matches'],
  *check({ stages, matches, snapshot }) {
    const matchesByStage = groupBy(matches, ({ season, stage }) => `${season} ${stage}`);
    for (const stage of stages) {
      const count = matchesByStage.get(`${stage.season} ${stage.stage}`)?.length ?? 0;
      if (count === 0 && stage.season > snapshot.season) continue;
      const isToBeDrawn = stage.season >= snapshot.season && stage.table === null;
      if (isToBeDrawn ? count > stage.matches : count !== stage.matches) {
        const name = `${stage.season} ${stage.stage}`;
        const numberWithoutStage = matchesByStage.get(`${stage.season} null`)?.length ?? 0;
        const remedy =
          numberWithoutStage === 0 ? '' : `; matches without a stage: ${numberWithoutStage}; ${stageRemedy}`;
        const message = `${name} has ${count} matches; expected ${stage.matches} by its format${remedy}`;
        yield breach('stages', stage, 'matches', message);
      }
    }
    const stageKeys = new Set(stages.map(({ season, stage }) => `${season} ${stage}`));
    for (const match of matches) {
      // A stage that the feed names and data/stages.csv does not have is unknown.
      if (match.stage === null || stageKeys.has(`${match.season} ${match.stage}`)) continue;
      yield unexpected('matches', match, 'stage', `a stage that data/stages.csv has of ${match.season}`);
    }
  },
};

const dayMs = 24 * 60 * 60 * 1000;

export const datesInSeason: IntegrityRule = {
  name: 'dates-in-season',
  tables: ['matches'],
  *check({ league, matches }) {
    for (const match of matches) {
      if (!isInSeason(league, match.date, match.season)) {
        const name = seasonName(match.season, league.season_first_month);
        yield unexpected('matches', match, 'date', `a day of ${name}`);
      }
      if (match.kickoff_utc === null) continue;
      const start = Date.parse(match.date);
      const kickoff = Date.parse(match.kickoff_utc);
      // The local day starts up to a day before or after the same day in UTC.
      if (kickoff < start - dayMs || kickoff > start + 2 * dayMs) {
        yield unexpected('matches', match, 'kickoff_utc', `a moment within a day of ${match.date}`);
      }
    }
  },
};

export const clubsPlayOnceADay: IntegrityRule = {
  name: 'clubs-play-once-a-day',
  tables: ['matches'],
  *check({ matches }) {
    const clubDays = new Set<string>();
    for (const match of matches) {
      const { home_club, away_club, date } = match;
      if (home_club === away_club) {
        yield breach('matches', match, 'away_club', `"${away_club}" plays itself; expected another club`);
        continue;
      }
      for (const [column, club] of Object.entries({ home_club, away_club })) {
        if (clubDays.has(`${club} ${date}`)) {
          const message = `"${club}" plays twice on ${date}; expected one match a day`;
          yield breach('matches', match, column, message);
        }
        clubDays.add(`${club} ${date}`);
      }
    }
  },
};

type MatchRow = DatasetRow<'matches'>;

const resultColumns = [
  'home_goals',
  'away_goals',
  'home_penalties',
  'away_penalties',
  'winner',
  'win_reason',
] as const satisfies (keyof MatchRow)[];

export const scoreAndWinner: IntegrityRule = {
  name: 'score-and-winner',
  tables: ['matches'],
  *check({ matches }) {
    for (const match of matches) {
      const fault = resultFault(match);
      if (fault) yield unexpected('matches', match, ...fault);
    }
  },
};

export const matchRules: readonly IntegrityRule[] = [
  seasonIsWhole,
  datesInSeason,
  {
    name: 'kickoff-on-the-minute',
    tables: ['matches'],
    *check({ matches, snapshot }) {
      for (const match of matches) {
        if (match.kickoff_utc === null) continue;
        // A delayed kick-off of the current season must not be rejected.
        const isFinished = match.season < snapshot.season;
        if ((isFinished ? /:\d[05]:00Z$/ : /:00Z$/).test(match.kickoff_utc)) continue;
        const expectation = isFinished ? 'a multiple of five minutes' : 'a full minute';
        yield unexpected('matches', match, 'kickoff_utc', expectation);
      }
    },
  },
  clubsPlayOnceADay,
  scoreAndWinner,
];

/** Returns the column of a result that is wrong and what it should have; undefined where the result is right. */
function resultFault(match: MatchRow): [column: keyof MatchRow, expected: string] | undefined {
  const { home_club, away_club, home_goals, away_goals, home_penalties, away_penalties } = match;
  if (match.status !== 'FINISHED') {
    const column = resultColumns.find((name) => match[name] !== null);
    return column && [column, `no value before it is finished: the match is ${match.status}`];
  }
  const { win_reason, winner } = match;
  if (home_goals === null) return ['home_goals', 'the goals of a finished match'];
  if (away_goals === null) return ['away_goals', 'the goals of a finished match'];
  const reasons = home_goals === away_goals ? ['Draw', 'Penalties'] : ['RegularTime', 'ExtraTime'];
  if (win_reason === null || !reasons.includes(win_reason))
    return ['win_reason', `${reasons.join(' or ')} with a score of ${home_goals}-${away_goals}`];
  if ((home_penalties === null) !== (away_penalties === null))
    return ['home_penalties', 'both sides of the shoot-out, or neither'];
  if (win_reason === 'Draw') return winner === null ? undefined : ['winner', 'no value in a draw'];
  const lead = home_goals - away_goals || (home_penalties ?? 0) - (away_penalties ?? 0);
  // The tally of one shoot-out is unknown; its winner is known.
  const isOpen = win_reason === 'Penalties' && home_penalties === null;
  const winners = isOpen ? [home_club, away_club] : [lead > 0 ? home_club : away_club];
  const isRight = winners.some((club) => club === winner);
  return isRight ? undefined : ['winner', `${winners.join(' or ')}, by the score`];
}
