import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { type MatchStats, matchStats as record, type SideStats } from '../records/match-stats.ts';
import { xgFieldsOf } from '../records/rating-model.ts';
import { keysOf, pick } from '../records/typed.ts';
import { expectedGoals } from './expected-goals.ts';
import { goalsInOrder, scorerOf } from './goals.ts';

/** Derives the statistics of every match as the API publishes them, in the order of the matches. */
export function deriveMatchStats(dataset: Dataset, matches: readonly Match[]): MatchStats[] {
  const sides = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.side}`, row]));
  const goals = Map.groupBy(goalsInOrder(dataset.goals), ({ match_id, side }) => `${match_id} ${side}`);

  return matches.map((match) => {
    const home = sides.get(`${match.match_id} home`);
    const away = sides.get(`${match.match_id} away`);
    const scorers = (side: 'home' | 'away') => (goals.get(`${match.match_id} ${side}`) ?? []).map(scorerOf);
    const [home_scorers, away_scorers] = [scorers('home'), scorers('away')];
    const published = {
      ...match,
      has_data: home !== undefined && away !== undefined,
      team_stats:
        home && away
          ? {
              home: sideStats(dataset, home, match.home_goals ?? 0),
              away: sideStats(dataset, away, match.away_goals ?? 0),
            }
          : null,
      home_scorers,
      away_scorers,
      scorers_complete:
        home_scorers.length === match.home_goals &&
        away_scorers.length === match.away_goals &&
        [...home_scorers, ...away_scorers].every(({ player }) => player !== null),
    };
    return pick(published, fields);
  });
}

const fields = keysOf(record.shape);

function sideStats(dataset: Dataset, row: DatasetRow<'matchStats'>, goals: number): SideStats {
  const { match_id, side, club, season, ...counts } = row;
  const xg = expectedGoals(dataset.expectedGoals, row);
  return { goals, ...counts, ...xgFieldsOf(xg) };
}
