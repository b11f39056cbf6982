import type { DatasetRow } from '../records/dataset/index.ts';
import { players } from '../records/dataset/players.ts';
import { position } from '../records/fields.ts';
import { competition, type Known } from './known.ts';
import { type PlayerStatistic, playerCounts, playerShares } from './player-statistics.ts';
import { firstIssue, Puzzling, readEntries, type Understood } from './set-aside.ts';
import { suppliedNames } from './supplied.ts';
import { type Statistics, type WirePlayer, wirePlayer } from './wire/statistics.ts';

/** A player's season as the feed has it, and what it says of him as a person. */
export interface FeedPlayer {
  readonly row: DatasetRow<'players'>;
  readonly full_name: string | null;
  readonly nationality: string | null;
  readonly shirt_number: number | null;
}

/**
 * The players of a season, from all pages of the feed's list. Of a past season the feed names the present club, which is
 * not believed: the club is then null.
 *
 * @throws {NotTheFeed} if a page is no list of players
 */
export function readPlayers(pages: readonly unknown[], known: Known): Understood<FeedPlayer> {
  const seen = new Set<string>();
  const read = pages.map((page) =>
    readEntries(page, 'players', wirePlayer, 'playerId', (wire, what) => {
      if (competition(wire.playerId) !== competition(known.seasonId))
        throw new Puzzling('is of another competition');
      if (seen.has(wire.playerId)) throw new Puzzling('stands twice; the first stays');
      const player = withoutStatistics(wire, known);
      seen.add(wire.playerId);
      return { wire, what, player };
    }),
  );
  const listed = read.flatMap((page) => page.entries);
  const supplied = suppliedNames(listed.map(({ wire }) => wire.stats));
  const entries: FeedPlayer[] = [];
  const setAside = read.flatMap((page) => page.setAside);
  for (const { wire, what, player } of listed) {
    const row = { ...player.row, ...statisticsOf(wire.stats, supplied) };
    const { error } = players.row.safeParse(row);
    if (error) setAside.push({ what, why: firstIssue(error) });
    else entries.push({ ...player, row });
  }
  return { entries, setAside };
}

/** The counts and shares of a player: 0 where others of the season have it and he has not, null where nobody has. */
function statisticsOf(own: Statistics, supplied: ReadonlySet<string>) {
  const figureOf = ({ names }: PlayerStatistic, none: 0 | null) => {
    const some = names.filter((name) => supplied.has(name));
    if (some.length === 0) return null;
    return some.map((name) => own.get(name)).find((value) => value !== undefined) ?? none;
  };
  return Object.fromEntries([
    ...playerCounts.map((count) => [count.column, figureOf(count, 0)]),
    ...playerShares.map((share) => [share.column, figureOf(share, null)]),
  ]) as Record<(typeof playerCounts | typeof playerShares)[number]['column'], number | null>;
}

function withoutStatistics(wire: WirePlayer, known: Known) {
  const role = position.safeParse(wire.roleLabel);
  if (!role.success) throw new Puzzling(`role '${wire.roleLabel}' is no position`);
  const listed = wire.team && known.isCurrent ? known.clubs.get(wire.team.teamId) : undefined;
  if (wire.team && known.isCurrent && listed === undefined) {
    throw new Puzzling(`team ${wire.team.teamId} is no club of data/clubs.csv`);
  }
  const plays = listed !== undefined && known.playing.has(listed);
  const fullName = [wire.mediaFirstName, wire.mediaLastName].filter(Boolean).join(' ');
  return {
    row: {
      season: known.season,
      player_id: wire.playerId,
      name: wire.shortName,
      club: plays ? listed : null,
      club_basis: plays ? ('feed listing' as const) : null,
      position: role.data,
    },
    full_name: fullName || null,
    nationality: wire.nationality || null,
    shirt_number: Number(wire.bibNumber) || null,
  };
}
