import { playerCounts, playerShares } from '../../../src/feed/sdp/player-statistics.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { type Lookups, makeClub } from './lookups.ts';
import { makeStatistics, neverSupplied } from './statistics.ts';

type Player = DatasetRow<'players'>;

/** Makes a player's season in a category, with the club that the feed names. */
export function makePlayer(
  lookups: Lookups,
  player: Player,
  { category = null, club = player.club }: { category?: string | null; club?: string | null } = {},
) {
  const { season, player_id } = player;
  const person = lookups.people.get(player_id);
  const [firstName = '', ...lastName] = person?.full_name.split(' ') ?? [];
  const shirt = lookups.shirts.get(`${season} ${player_id}`);
  return {
    stats: makeStatistics(playerFigures(player), category),
    team: club === null ? null : makeClub(lookups, club),
    playerId: player_id,
    bibNumber: shirt === undefined ? '' : String(shirt),
    roleLabel: player.position,
    mediaFirstName: firstName,
    mediaLastName: lastName.join(' '),
    shortName: player.name,
    nationality: person?.nationality ?? '',
  };
}

/**
 * Returns a player's figures under all their names. The feed's own names, in lower case, are always there; the
 * provider's, capitalised, only where there is something to count.
 */
export function playerFigures(player: Player): Record<string, unknown> {
  const figures = [...playerCounts, ...playerShares].flatMap(({ column, names }) =>
    names.map((name) => [name, player[column]] as const),
  );
  const shares = new Set<string>(playerShares.flatMap(({ names }) => names));
  const isGiven = (name: string, value: unknown) =>
    value !== null && (value !== 0 || shares.has(name) || !/^[A-Z]/.test(name));
  return {
    ...neverSupplied,
    ...Object.fromEntries(figures.filter(([name, value]) => isGiven(name, value))),
    ...(player.assists !== null && { 'total-attacking-assist': player.assists }),
    'Aerials-Won-Perc': 0,
  };
}
