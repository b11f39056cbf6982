import { inOrderOfPlay, isInPlay } from '../derive/matches.ts';
import { courseOf } from '../derive/published-matches.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { localClock, timeZoneAt } from '../records/local-time.ts';
import { groupBy, keysOf, nulls } from '../records/typed.ts';
import { atMost, type Breach, type IntegrityRule, unexpected } from './rule.ts';

type MatchRow = DatasetRow<'matches'>;

/** The columns of a match that are unknown until it is over. */
const columnsOfFinished = [
  'home_goals',
  'away_goals',
  'home_penalties',
  'away_penalties',
  'winner',
  'win_reason',
  'additional_time',
  'home_red_cards',
  'away_red_cards',
  'attendance',
  'half_time_home_goals',
  'half_time_away_goals',
] as const satisfies (keyof MatchRow)[];

export const scoreAndWinner: IntegrityRule = {
  name: 'score-and-winner',
  description:
    'A finished match has a score and the winner that follows from it; any other match has neither, and no ' +
    'details. A shoot-out has two different numbers. It decides a level match, or a tie of two legs that is level ' +
    'after both. A leg of a tie that goals decided has none.',
  tables: ['matches'],
  *check({ matches, stages }) {
    const withTable = new Set(
      stages.filter(({ table }) => table !== null).map(({ season, stage }) => `${season} ${stage}`),
    );
    const legs = groupBy(
      matches.filter(({ season, stage }) => !withTable.has(`${season} ${stage}`)),
      ({ season, stage, home_club, away_club }) =>
        [season, stage, ...[home_club, away_club].sort()].join(' '),
    );
    const levelTies = new Set([...legs.values()].flatMap((rows) => lastLegOfLevelTie(rows) ?? []));
    const tiesOnGoals = new Set([...legs.values()].flatMap(legsOfTieOnGoals));
    for (const match of matches) {
      const tie = levelTies.has(match) ? 'level' : tiesOnGoals.has(match) ? 'on goals' : undefined;
      const fault = resultFault(match, tie);
      if (fault) yield unexpected('matches', match, ...fault);
    }
  },
};

/** Returns the matches of two clubs where they are the two legs of a tie, at home of each; undefined for any others. */
function twoLegsOf(matches: readonly MatchRow[]) {
  const [first, last, another] = matches.toSorted(inOrderOfPlay);
  if (!first || !last || another || first.home_club !== last.away_club) return undefined;
  const isLevel =
    (first.home_goals ?? 0) + (last.away_goals ?? 0) === (first.away_goals ?? 0) + (last.home_goals ?? 0);
  return { first, last, isLevel };
}

/** Returns the second leg of a tie of two legs that is level after both; undefined for any other matches of two clubs. */
function lastLegOfLevelTie(matches: readonly MatchRow[]): MatchRow | undefined {
  const tie = twoLegsOf(matches);
  return tie?.isLevel ? tie.last : undefined;
}

/**
 * Returns both legs of a tie that goals decided. Two matches that one club won may also be a series of up to three, in
 * which shoot-outs decide matches. A series has none.
 */
function legsOfTieOnGoals(matches: readonly MatchRow[]): readonly MatchRow[] {
  const tie = twoLegsOf(matches);
  if (!tie || tie.isLevel || matches.some(({ status }) => status !== 'FINISHED')) return [];
  return tie.first.winner === tie.last.winner ? [] : [tie.first, tie.last];
}

/** After five kicks of each side, a shoot-out ends with the first difference; before, by three at most. */
const kicksOfEachSide = 5;
const maxLead = 3;

/**
 * Returns the wrong column of a result and what it should have, or undefined if the result is right.
 *
 * @param tie `level` for the second leg of a tie that a shoot-out decides, `on goals` for a leg of one that goals decided
 */
function resultFault(
  match: MatchRow,
  tie: 'level' | 'on goals' | undefined,
): [column: keyof MatchRow, expected: string] | undefined {
  const { home_club, away_club, home_goals, away_goals, home_penalties, away_penalties } = match;
  if (match.status !== 'FINISHED') {
    const column = columnsOfFinished.find((name) => match[name] !== null);
    return column && [column, `no value before it is finished: the match is ${match.status}`];
  }
  const { win_reason, winner } = match;
  if (home_goals === null) return ['home_goals', 'the goals of a finished match'];
  if (away_goals === null) return ['away_goals', 'the goals of a finished match'];
  const isLevel = home_goals === away_goals;
  const canHaveShootOut = isLevel ? tie !== 'on goals' : tie === 'level';
  const reasons = [
    ...(isLevel ? ['Draw'] : ['RegularTime', 'ExtraTime']),
    ...(canHaveShootOut ? ['Penalties'] : []),
  ];
  if (win_reason === null || !['Awarded', ...reasons].includes(win_reason))
    return ['win_reason', `${reasons.join(' or ')} with a score of ${home_goals}-${away_goals}`];
  if ((home_penalties === null) !== (away_penalties === null))
    return ['home_penalties', 'both sides of the shoot-out, or neither'];
  if (home_penalties !== null && away_penalties !== null) {
    if (win_reason !== 'Penalties') return ['home_penalties', `no value with win_reason ${win_reason}`];
    const lead = Math.abs(home_penalties - away_penalties);
    const most = Math.max(home_penalties, away_penalties) > kicksOfEachSide ? 1 : maxLead;
    if (lead < 1 || lead > most)
      return [
        'home_penalties',
        `a shoot-out won by 1${most > 1 ? ` to ${most}` : ''} with ${away_penalties} of the other side`,
      ];
  }
  if (win_reason === 'Draw' || (win_reason === 'Awarded' && isLevel))
    return winner === null ? undefined : ['winner', 'no value in a draw'];
  const lead =
    win_reason === 'Penalties' ? (home_penalties ?? 0) - (away_penalties ?? 0) : home_goals - away_goals;
  // The tally of one shoot-out is unknown; its winner is known.
  const winners = lead === 0 ? [home_club, away_club] : [lead > 0 ? home_club : away_club];
  const isRight = winners.some((club) => club === winner);
  return isRight ? undefined : ['winner', `${winners.join(' or ')}, by the score`];
}

const halfTimeAgrees: IntegrityRule = {
  name: 'half-time-agrees',
  description:
    'The score at half-time has both sides. It is no more than the final score, unless that was awarded. Where the ' +
    'minutes of all goals are known, it is theirs.',
  tables: ['matches', 'goals'],
  *check({ matches, goals }) {
    const goalsOf = groupBy(goals, ({ match_id }) => match_id);
    for (const match of matches) {
      const { half_time_home_goals: home, half_time_away_goals: away } = match;
      if (home === null && away === null) continue;
      if (home === null || away === null) {
        yield unexpected('matches', match, 'half_time_home_goals', 'the goals of both sides, or of neither');
        continue;
      }
      const byGoals = courseOf({ ...match, ...nulls(halfTimeColumns) }, goalsOf.get(match.match_id) ?? []);
      for (const column of halfTimeColumns) {
        const value = match[column];
        const goalsUntilHalfTime = byGoals[column];
        const most = match[finalColumns[column]];
        if (goalsUntilHalfTime !== null && value !== goalsUntilHalfTime)
          yield unexpected('matches', match, column, `${goalsUntilHalfTime}, by the minutes of the goals`);
        else if (match.win_reason !== 'Awarded')
          yield* atMost('matches', match, column, most, 'of the final score');
      }
    }
  },
};

const finalColumns = { half_time_home_goals: 'home_goals', half_time_away_goals: 'away_goals' } as const;
const halfTimeColumns = keysOf(finalColumns);

/** Yields a breach for each finished match without a winner that is the only one of a stage without a table. */
function* singleTiesWithoutWinner({
  matches,
  stages,
}: Pick<Dataset, 'matches' | 'stages'>): Iterable<Breach> {
  const single = new Set(
    stages
      .filter((stage) => stage.table === null && stage.matches === 1)
      .map(({ season, stage }) => `${season} ${stage}`),
  );
  for (const match of matches) {
    if (match.status !== 'FINISHED' || match.winner !== null) continue;
    if (!single.has(`${match.season} ${match.stage}`)) continue;
    yield unexpected('matches', match, 'winner', `the club that won the only match of the ${match.stage}`);
  }
}

export const resultRules: readonly IntegrityRule[] = [
  scoreAndWinner,
  halfTimeAgrees,
  {
    name: 'abandoned-is-cancelled',
    description: 'A match that was abandoned is CANCELLED: one that goes on is SUSPENDED.',
    tables: ['matches'],
    *check({ matches }) {
      for (const match of matches)
        if (match.abandoned && match.status !== 'CANCELLED')
          yield unexpected('matches', match, 'abandoned', `no value: the match is ${match.status}`);
    },
  },
  {
    name: 'ties-have-a-winner',
    description:
      'The only match of a stage without a table has a winner once it is finished, in a league with a feed, ' +
      'which has the winner.',
    tables: ['matches', 'stages'],
    *check(dataset) {
      if (dataset.league.feed !== null) yield* singleTiesWithoutWinner(dataset);
    },
  },
  {
    name: 'listed-ties-have-a-winner',
    description:
      'The only match of a stage without a table has a winner once it is finished. A list of results may ' +
      'lack who won a shoot-out; the season then has no champion.',
    tables: ['matches', 'stages'],
    isWarning: true,
    *check(dataset) {
      if (dataset.league.feed === null) yield* singleTiesWithoutWinner(dataset);
    },
  },
  {
    name: 'finished-by-the-day',
    description: 'No match after the day of snapshot.json is finished.',
    tables: ['matches'],
    *check({ league, matches, venues, snapshot }) {
      const places = new Map(venues.map((venue) => [venue.venue_id, venue]));
      for (const match of matches) {
        if (match.status !== 'FINISHED' || match.date <= snapshot.as_of) continue;
        // East of Greenwich the next day has begun before the day ends in UTC.
        const timeZone = timeZoneAt(places.get(match.venue_id ?? ''), league);
        const last = localClock(timeZone)(`${snapshot.as_of}T23:59:59Z`).day;
        if (match.date <= last) continue;
        yield unexpected(
          'matches',
          match,
          'status',
          `a match up to ${snapshot.as_of}, the day of the data, or no result`,
        );
      }
    },
  },
  {
    name: 'none-in-play',
    description: 'No match is in play: it is UPCOMING until it is over.',
    tables: ['matches'],
    *check({ matches }) {
      for (const match of matches)
        if (isInPlay(match.status))
          yield unexpected('matches', match, 'status', 'UPCOMING until the match is over, and then FINISHED');
    },
  },
];
