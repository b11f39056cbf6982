import type { DatasetRow } from '../records/dataset/index.ts';
import { players } from '../records/dataset/players.ts';
import { position } from '../records/fields.ts';
import { firstIssue, type ParseResult, parseEntries, RejectedEntryError } from './parse-entries.ts';
import { type PlayerStatistic, playerCounts, playerShares } from './player-statistics.ts';
import { type PlayerEntry, playerSchema, type Statistics } from './schemas/statistics.ts';
import { competition, type SeasonContext } from './season-context.ts';
import { suppliedNames } from './supplied.ts';

/** What every row that the feed lists says of itself. */
const listedByFeed = { basis: 'feed', confidence: null, source: null } as const;

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
 * @throws {UnexpectedResponseError} if a page is no list of players
 */
export function parsePlayers(pages: readonly unknown[], context: SeasonContext): ParseResult<FeedPlayer> {
  const seen = new Set<string>();
  const read = pages.map((page) =>
    parseEntries(page, 'players', playerSchema, 'playerId', (wire, what) => {
      if (competition(wire.playerId) !== competition(context.seasonId))
        throw new RejectedEntryError('is of another competition');
      if (seen.has(wire.playerId)) throw new RejectedEntryError('stands twice; the first stays');
      const player = withoutStatistics(wire, context);
      seen.add(wire.playerId);
      return { wire, what, player };
    }),
  );
  const listed = read.flatMap((page) => page.entries);
  const supplied = suppliedNames(listed.map(({ wire }) => wire.stats));
  const entries: FeedPlayer[] = [];
  const rejected = read.flatMap((page) => page.rejected);
  for (const { wire, what, player } of listed) {
    const row = { ...player.row, ...statisticsOf(wire.stats, supplied), ...listedByFeed };
    const { error } = players.row.safeParse(row);
    if (error) rejected.push({ what, why: firstIssue(error) });
    else entries.push({ ...player, row });
  }
  return { entries, rejected };
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

function withoutStatistics(wire: PlayerEntry, context: SeasonContext) {
  const role = position.safeParse(wire.roleLabel);
  if (!role.success) throw new RejectedEntryError(`role '${wire.roleLabel}' is no position`);
  const listed = wire.team && context.isCurrent ? context.clubs.get(wire.team.teamId) : undefined;
  if (wire.team && context.isCurrent && listed === undefined) {
    throw new RejectedEntryError(`team ${wire.team.teamId} is no club of data/clubs.csv`);
  }
  const plays = listed !== undefined && context.playing.has(listed);
  const fullName = [wire.mediaFirstName, wire.mediaLastName].filter(Boolean).join(' ');
  return {
    row: {
      season: context.season,
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
