import { derivePlayers } from '../../derive/players.ts';
import type { StatisticsPage } from '../../feed/pages.ts';
import { UnexpectedResponseError } from '../../feed/parse-entries.ts';
import { parsePlayers } from '../../feed/players.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { Player } from '../../records/player.ts';
import { snapshotOf, type Tables } from '../../records/published.ts';
import { findMissing } from './completeness.ts';
import { logRejected } from './log-rejected.ts';

/**
 * The season's players as the feed has them now, rated like any others.
 *
 * @throws {UnexpectedResponseError} if an answer is no list of players, or none of it is understood
 */
export function livePlayers(
  pages: readonly StatisticsPage[],
  context: SeasonContext,
  tables: Tables,
): Player[] {
  const { season } = context;
  const { entries, rejected } = parsePlayers(pages, context);
  const told = new Set(entries.map(({ row }) => row.player_id));
  findMissing(tables.rows('players', season), ({ full_player_id }) => told.has(full_player_id), 'players');
  if (entries.length === 0 && rejected.length > 0)
    throw new UnexpectedResponseError('has no player that is understood');
  logRejected(rejected);
  const snapshot = snapshotOf(tables);
  const people = new Map(tables.rows('people').map((person) => [person.player_id, person]));
  const squads = tables.rows('squads', season);
  const numbered = new Set(squads.map(({ player_id }) => player_id));
  for (const { row, full_name, nationality } of entries) {
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
  const shirts = entries.flatMap(({ row: { player_id }, shirt_number }) =>
    shirt_number === null || numbered.has(player_id) ? [] : [{ season, player_id, shirt_number }],
  );
  const [model] = tables.rows('ratingModel');
  if (!model) throw new Error('the table rating-model has no row');
  const players = derivePlayers(
    {
      players: entries.map(({ row }) => row),
      playerStints: tables.rows('stints', season),
      people: [...people.values()],
      squads: [...squads, ...shirts],
      clubNames: tables.rows('clubNames'),
      snapshot,
    },
    { model, shotsFaced: tables.rows('shotsFaced', season) },
  );
  return players.map((player) => ({ ...player, source: 'official-live' }));
}
