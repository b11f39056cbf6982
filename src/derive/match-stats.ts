import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import {
  type MatchSide,
  type MatchStats,
  matchSide,
  matchStats as matchStatsSchema,
  type SideStats,
  sideStats,
} from '../records/side-stats.ts';
import { nullRow, rowOf } from '../records/typed.ts';
import { xgFieldsOf } from '../records/xg-fields.ts';
import { expectedGoals } from './expected-goals.ts';
import { goalsInOrder, scorerOf } from './goals.ts';
import { formOf, hasResult } from './matches.ts';

/** Derives the statistics of every match as the API publishes them, in the order of the matches. */
export function deriveMatchStats(dataset: Dataset, matches: readonly Match[]): MatchStats[] {
  const sides = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.side}`, row]));
  const goals = Map.groupBy(goalsInOrder(dataset.goals), ({ match_id, side }) => `${match_id} ${side}`);
  const statsOf = (row: DatasetRow<'matchStats'>, score: number | null): SideStats => {
    const { match_id, side, club, season, ...counts } = row;
    return { goals: score ?? 0, ...counts, ...xgFieldsOf(expectedGoals(dataset.expectedGoals, [row])) };
  };
  return matches.map((match) => {
    const home = sides.get(`${match.match_id} home`);
    const away = sides.get(`${match.match_id} away`);
    const scorers = (side: 'home' | 'away') => (goals.get(`${match.match_id} ${side}`) ?? []).map(scorerOf);
    const home_scorers = scorers('home');
    const away_scorers = scorers('away');
    const published = {
      ...match,
      has_data: home !== undefined && away !== undefined,
      team_stats:
        home && away
          ? { home: statsOf(home, match.home_goals), away: statsOf(away, match.away_goals) }
          : null,
      home_scorers,
      away_scorers,
      scorers_complete:
        home_scorers.length === match.home_goals &&
        away_scorers.length === match.away_goals &&
        [...home_scorers, ...away_scorers].every(({ player }) => player !== null),
    };
    return rowOf(matchStatsSchema, published);
  });
}

/** Derives both sides of every match, home first, in the order of the matches. */
export function deriveMatchSides(matches: readonly Match[], matchStats: readonly MatchStats[]): MatchSide[] {
  const statsOf = new Map(matchStats.map((row) => [row.match_id, row.team_stats]));
  const resultsOf = new Map<string, Match[]>();
  return matches.flatMap((match) =>
    (['home', 'away'] as const).map((side): MatchSide => {
      const other = side === 'home' ? 'away' : 'home';
      const club = match[`${side}_club`];
      const key = `${match.season} ${club}`;
      const results = resultsOf.get(key) ?? [];
      if (hasResult(match)) results.push(match);
      resultsOf.set(key, results);
      const { goals: _, ...statistics } = statsOf.get(match.match_id)?.[side] ?? nothingKnown;
      const published = {
        ...match,
        ...statistics,
        side,
        club,
        team: match[`${side}_team`],
        opponent: match[`${other}_club`],
        opponent_team: match[`${other}_team`],
        goals: match[`${side}_goals`],
        goals_against: match[`${other}_goals`],
        result: hasResult(match) ? (formOf([match], club)[0] ?? null) : null,
        form: formOf(results, club),
      };
      return rowOf(matchSide, published);
    }),
  );
}

const nothingKnown = nullRow(sideStats);
