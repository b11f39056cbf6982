import type { Tables } from '../records/published.ts';
import type { IndexedSeason, SeasonIndex } from '../records/season-index.ts';
import { unavailableMetrics } from './players.ts';

/** Returns the index of seasons: what answers by player, day and span need to know of each. */
export function seasonIndexOf(tables: Tables): SeasonIndex {
  return {
    seasons: tables.rows('seasons').map(({ season }): IndexedSeason => {
      const days = tables
        .rows('matches', season)
        .map(({ date }) => date)
        .sort();
      return {
        season,
        first_day: days[0] ?? null,
        last_day: days.at(-1) ?? null,
        unavailable_metrics: unavailableMetrics(tables, season),
      };
    }),
    scorers: scorersIn(tables),
  };
}

function scorersIn(tables: Tables): Record<string, number[]> {
  const scorers = Object.groupBy(
    tables.rows('goals').filter(({ player_id }) => player_id !== null),
    ({ player_id }) => player_id ?? '',
  );
  return Object.fromEntries(
    Object.entries(scorers).map(([player_id, goals = []]) => [
      player_id,
      [...new Set(goals.map(({ season }) => season))],
    ]),
  );
}
