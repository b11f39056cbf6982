import { derivePlayers } from '../../derive/players.ts';
import { applyRules } from '../../feed/apply-rules.ts';
import { mergeRows } from '../../feed/merge.ts';
import type { FeedPlayer } from '../../feed/players.ts';
import type { Match } from '../../records/match.ts';
import type { Player } from '../../records/player.ts';
import { snapshotOf, type Tables } from '../../records/published.ts';
import { currentAt, isRejected, type LiveTable } from './live-table.ts';
import { livePlayerRules } from './rules.ts';
import { matchRow, storedDataset } from './stored-rows.ts';

/**
 * Merges the feed's players over the stored ones, field by field, and rates them.
 *
 * @param matches the season's matches, live where they are: a player's minutes cannot exceed them
 */
export function mergePlayers(
  fed: readonly FeedPlayer[],
  matches: readonly Match[],
  tables: Tables,
  season: number,
  now: Date,
): LiveTable<Player> {
  const dataset = storedDataset(tables, season);
  const merged = mergeRows(
    'players',
    dataset.players,
    fed.map(({ row }) => row),
    currentAt(now),
  );
  const judged = applyRules(
    dataset,
    season,
    { players: merged.rows, matches: matches.map(matchRow) },
    livePlayerRules,
  );
  const [model = null] = tables.rows('ratingModel');
  const players = derivePlayers(
    {
      players: judged.rows.players ?? [],
      playerStints: tables.rows('stints', season),
      people: peopleOf(fed, tables),
      squads: squadsOf(fed, tables, season),
      clubNames: tables.rows('clubNames'),
      snapshot: snapshotOf(tables),
    },
    { model, shotsFaced: tables.rows('shotsFaced', season) },
  );
  return {
    rows: players.map((player) => ({ ...player, source: 'official-live' as const })),
    rejected: [...merged.changes, ...judged.changes].filter(isRejected),
  };
}

function peopleOf(fed: readonly FeedPlayer[], tables: Tables) {
  const people = new Map(tables.rows('people').map((person) => [person.player_id, person]));
  for (const { row, full_name, nationality } of fed) {
    if (full_name === null || people.has(row.player_id)) continue;
    people.set(row.player_id, {
      player_id: row.player_id,
      full_name,
      nationality,
      birth_year: null,
      basis: 'feed',
      source: null,
    });
  }
  return [...people.values()];
}

function squadsOf(fed: readonly FeedPlayer[], tables: Tables, season: number) {
  const squads = tables.rows('squads', season);
  const numbered = new Set(squads.map(({ player_id }) => player_id));
  const shirts = fed.flatMap(({ row: { player_id }, shirt_number }) =>
    shirt_number === null || numbered.has(player_id) ? [] : [{ season, player_id, shirt_number }],
  );
  return [...squads, ...shirts];
}
