import { playerCounts, playerShares } from './player-statistics.ts';

const readStatistics = new Set<unknown>([...playerCounts, ...playerShares].flatMap(({ names }) => names));

interface Entry {
  readonly stats?: unknown;
}

/** Returns a page of players with, of a player's 118 statistics, only those that are read. */
export function trimPlayers(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('players' in body)) return body;
  const { players } = body;
  if (!Array.isArray(players)) return body;
  return { ...body, players: players.map(trimPlayer) };
}

function trimPlayer(player: Entry | null): unknown {
  if (typeof player !== 'object' || player === null || !Array.isArray(player.stats)) return player;
  return {
    ...player,
    stats: player.stats.filter((one: { statsId?: unknown } | null) => readStatistics.has(one?.statsId)),
  };
}
