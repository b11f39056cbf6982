import { shortId } from '../records/ids.ts';
import { numericFields } from '../records/numeric-fields.ts';
import { player } from '../records/player.ts';
import { snapshotOf, type Tables } from '../records/published.ts';
import type { IndexedSeason, SeasonIndex } from '../records/season-index.ts';
import { unavailableFields } from './unavailable-fields.ts';

/** The numbers of a player that a season's data may lack. */
export const seasonFigures = numericFields(player).filter((name) => name !== 'season');

/** Derives the season index from whole tables. */
export function deriveSeasonIndex(tables: Pick<Tables, 'rows'>): SeasonIndex {
  return {
    current: snapshotOf(tables).season,
    seasons: tables.rows('seasons').map(({ season, ...row }): IndexedSeason => {
      const days = tables.rows('matches', season).map(({ date }) => date);
      days.sort();
      return {
        season,
        first_day: days[0] ?? null,
        last_day: days.at(-1) ?? null,
        has_matches: row.matches_scheduled > 0,
        has_results: row.matches_finished > 0,
        has_players: row.coverage.players > 0,
        unavailable_metrics: unavailableFields(tables.rows('players', season), seasonFigures),
      };
    }),
    matches: Object.fromEntries(
      tables.rows('matches').map(({ match_id, season }) => [shortId(match_id), season]),
    ),
    players: seasonsByPlayer([...tables.rows('players'), ...tables.rows('goals')]),
    clubNames: tables.rows('clubNames'),
  };
}

function seasonsByPlayer(
  rows: readonly { readonly player_id: string | null; readonly season: number }[],
): Record<string, number[]> {
  const byPlayer = new Map<string, Set<number>>();
  for (const { player_id, season } of rows) {
    if (player_id === null) continue;
    byPlayer.set(player_id, (byPlayer.get(player_id) ?? new Set()).add(season));
  }
  const entries = byPlayer
    .entries()
    .map(([id, seasons]) => [id, [...seasons].sort((a, b) => a - b)] as const);
  return Object.fromEntries(entries);
}
