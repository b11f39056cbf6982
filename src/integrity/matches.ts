import type { DatasetRow } from '../records/dataset/index.ts';
import { daysOfSeason, isInSeason, seasonStatement } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule, unexpected } from './rule.ts';

/** Tells the operator how matches of the feed get their stages. */
export const stageRemedy =
  "write the feed's ids of stages into feed_stage_id of data/stages.csv, and refresh the season";

export const seasonIsWhole: IntegrityRule = {
  name: 'season-is-whole',
  description:
    'Each stage of each season has the number of matches of its format, and no match is of another stage. The play-offs of ' +
    'the current season may have fewer, since they are drawn late; a future season may have none.',
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
      const message = `"${match.stage}" is no stage of ${match.season}; expected one of data/stages.csv`;
      yield breach('matches', match, 'stage', message);
    }
  },
};

const dayMs = 24 * 60 * 60 * 1000;

export const datesInSeason: IntegrityRule = {
  name: 'dates-in-season',
  description: (league) =>
    `A match's date is ${seasonStatement(league)}, and its kick-off within a day of that date.`,
  tables: ['matches'],
  *check({ league, matches }) {
    for (const match of matches) {
      if (!isInSeason(league, match.date, match.season)) {
        const message = `"${match.date}" is outside the season; expected a day of ${daysOfSeason(league, match.season)}`;
        yield breach('matches', match, 'date', message);
      }
      if (match.kickoff_utc === null) continue;
      const start = Date.parse(match.date);
      const kickoff = Date.parse(match.kickoff_utc);
      // The local day starts up to a day before or after the same day in UTC.
      if (kickoff < start - dayMs || kickoff > start + 2 * dayMs) {
        const message = `"${match.kickoff_utc}" is far from ${match.date}; expected a moment within a day of it`;
        yield breach('matches', match, 'kickoff_utc', message);
      }
    }
  },
};

const kickoffOnTheMinute: IntegrityRule = {
  name: 'kickoff-on-the-minute',
  description: 'A match kicks off on a full minute; in finished seasons at a multiple of five minutes.',
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
};

export const clubsPlayOnceADay: IntegrityRule = {
  name: 'clubs-play-once-a-day',
  description: 'No club plays itself, or more than once a day.',
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
  description:
    'A finished match has a score and the winner that follows from it; any other match has neither.',
  tables: ['matches'],
  *check({ matches }) {
    for (const match of matches) {
      const fault = match.status === 'FINISHED' ? finishedFault(match) : unfinishedFault(match);
      if (fault) yield breach('matches', match, ...fault);
    }
  },
};

type ColumnFault = [column: keyof MatchRow, message: string];

function unfinishedFault(match: MatchRow): ColumnFault | undefined {
  const column = resultColumns.find((name) => match[name] !== null);
  return (
    column && [
      column,
      `"${match[column]}" in a match that is ${match.status}; expected no value before it is finished`,
    ]
  );
}

function finishedFault(match: MatchRow): ColumnFault | undefined {
  const { home_goals, away_goals, home_penalties, away_penalties, win_reason } = match;
  const emptyColumn = (['home_goals', 'away_goals', 'win_reason'] as const).find(
    (name) => match[name] === null,
  );
  if (emptyColumn) return [emptyColumn, 'is empty in a finished match; expected its value'];
  if ((home_penalties === null) !== (away_penalties === null)) {
    return ['home_penalties', 'has one side of the shoot-out; expected both sides or neither'];
  }
  if (home_goals !== away_goals) {
    if (win_reason !== 'RegularTime' && win_reason !== 'ExtraTime') {
      return [
        'win_reason',
        `"${win_reason}" with a score of ${home_goals}-${away_goals}; expected RegularTime or ExtraTime`,
      ];
    }
    return winnerFault(match, (home_goals ?? 0) > (away_goals ?? 0));
  }
  if (win_reason === 'Penalties') {
    if (match.winner === null) return ['winner', 'is empty after a shoot-out; expected the club that won it'];
    // The tally of one shoot-out is unknown; its winner is known.
    return home_penalties === null || away_penalties === null
      ? memberFault(match)
      : winnerFault(match, home_penalties > away_penalties);
  }
  if (win_reason !== 'Draw')
    return ['win_reason', `"${win_reason}" with a level score; expected Draw or Penalties`];
  return match.winner === null ? undefined : ['winner', `"${match.winner}" in a draw; expected no value`];
}

function winnerFault(match: MatchRow, homeWon: boolean): ColumnFault | undefined {
  const winner = homeWon ? match.home_club : match.away_club;
  if (match.winner === winner) return undefined;
  return [
    'winner',
    `${match.winner === null ? 'is empty' : `"${match.winner}"`}; expected ${winner}, by the score`,
  ];
}

function memberFault(match: MatchRow): ColumnFault | undefined {
  if (match.winner === match.home_club || match.winner === match.away_club) return undefined;
  return ['winner', `"${match.winner}" did not play; expected ${match.home_club} or ${match.away_club}`];
}

export const matchRules: readonly IntegrityRule[] = [
  seasonIsWhole,
  datesInSeason,
  kickoffOnTheMinute,
  clubsPlayOnceADay,
  scoreAndWinner,
];
