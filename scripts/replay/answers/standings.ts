import type { Result } from '../../../src/derive/tally.ts';
import { rankResults } from '../../../src/derive/tie-breaks.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import type { Season } from '../season.ts';
import { type Lookups, makeClub } from './lookups.ts';
import { makeStatistics } from './statistics.ts';

type Row = Omit<DatasetRow<'standings'>, 'season' | 'stage' | 'points_deducted'>;

/** Makes a row of a table. Its form is a list among the figures. */
export function makeStanding(lookups: Lookups, row: Row) {
  return {
    stats: makeStatistics({
      rank: row.position,
      team: null,
      points: row.points,
      'matches-played': row.played,
      win: row.wins,
      draw: row.draws,
      lose: row.losses,
      'goals-for': row.goals_for,
      'goals-against': row.goals_against,
      'goal-difference': row.goal_difference,
      form: [],
    }),
    ...makeClub(lookups, row.club),
  };
}

/** Makes the tables of a season; those of home and away matches, which nothing reads, are empty. */
export function makeStandings(teams: readonly unknown[]) {
  return {
    standings: [
      { type: 'table', teams },
      { type: 'home', teams: [] },
      { type: 'away', teams: [] },
    ],
  };
}

/**
 * Returns the standings of a season from its results at a moment. They are those of the first stage, as the feed gives
 * them by default.
 */
export function standingsAt(lookups: Lookups, season: Season, at: Date | undefined) {
  const stage = season.stages.find(({ table }) => table !== null)?.stage;
  const fixtures = season.fixtures.filter(({ match }) => match.stage === stage);
  const results = fixtures.map(({ match, stateAt }): Result => {
    const { status, home, away } = stateAt(at);
    return { ...match, status, home_goals: home, away_goals: away };
  });
  const storedRows = season.standings.filter((row) => row.stage === stage);
  return makeStandings(
    rankResults(lookups.league, results, storedRows).map((row) => makeStanding(lookups, row)),
  );
}
