import * as z from 'zod/mini';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { players } from '../../records/dataset/player-rows.ts';
import { position } from '../../records/fields.ts';
import { fromEntries, keysOf } from '../../records/typed.ts';
import type { FeedPlayer, SeasonContext, StatisticsPage } from '../adapter.ts';
import { type ParseResult, parseEntries, RejectedEntryError } from '../parse-entries.ts';
import { competitionPrefix, joinName } from './entry-fields.ts';
import feed from './statistics.json' with { type: 'json' };
import {
  type CategoryEntry,
  mergePages,
  type PlayerEntry,
  playerSchema,
  suppliedByCategory,
} from './statistics-pages.ts';

type PlayerColumn = keyof DatasetRow<'players'>;

/**
 * Counts: a player whose whole list lacks one has none of it. Shots of a player, as of a club, exclude blocked ones;
 * `total-attacking-assist` only repeats the assists; one name ends in a space.
 */
export const playerCounts = statisticsOf(feed.counts);

/** Shares are of something a player may not have done: without one, it is not known. */
export const playerShares = statisticsOf(feed.shares);

/** Returns columns of a player's season, with the feed's names of each: the provider's capitalised one first. */
function statisticsOf<Name extends PlayerColumn>(namesOf: Readonly<Record<Name, readonly string[]>>) {
  return keysOf(namesOf).map((column) => ({ column, names: namesOf[column] }));
}

/** All of them, each with what it is where a whole list lacks it. */
const statistics = [
  ...playerCounts.map((count) => ({ ...count, zero: 0 })),
  ...playerShares.map((share) => ({ ...share, zero: null })),
];

const readStatistics = new Set<unknown>(statistics.flatMap(({ names }) => names));

/** Returns an entry with, of a player's 118 statistics, only those that are read. */
export function trimPlayer(player: unknown): unknown {
  const { stats } = (player ?? {}) as { stats?: unknown };
  if (!Array.isArray(stats)) return player;
  const isRead = (one: { statsId?: unknown } | null) => readStatistics.has(one?.statsId);
  return { ...(player as object), stats: stats.filter(isRead) };
}

/** What everyone who played has in a list of the provider, by the first of its names. */
const columnsOfWholeList = ['appearances', 'minutes', 'total_passes', 'touches', 'duels_total'] as const;
const namesOfWholeList = columnsOfWholeList.flatMap((column) => feed.counts[column].slice(0, 1));

/**
 * Returns whether a statistic is 0 of a player whose list lacks it, or unknown.
 *
 * The feed leaves out what a player never had. That is 0 in a list that is whole by itself, whatever the lists of others
 * have, where the category supplies the statistic. What any other list lacks is unknown.
 */
export function missingStatistics(entries: readonly CategoryEntry[]): (id: string, name: string) => boolean {
  const supplied = suppliedByCategory(entries);
  const wholeLists = Map.groupBy(entries.filter(isWhole), ({ id }) => id);
  return (id, name) =>
    (wholeLists.get(id) ?? []).some(({ category }) => supplied.get(category)?.has(name) ?? false);
}

function isWhole({ stats }: CategoryEntry): boolean {
  if (stats.withoutNumber.some((name) => readStatistics.has(name))) return false;
  const values = new Map(stats.values);
  return namesOfWholeList.every((name) => (values.get(name) ?? 0) > 0);
}

/** What distinguishes rows of the feed from those of other sources. */
const listedByFeed = { basis: 'feed', confidence: null, source: null } as const;

/** A player's entry of one page. */
interface PlayerOfPage extends CategoryEntry, Omit<FeedPlayer, 'row'> {
  readonly row: ReturnType<typeof playerRow>;
}

/**
 * Parses the players of a season from all pages of all categories. Of a past season the feed names the present club,
 * which is ignored: the club is then null.
 *
 * @throws {UnexpectedResponseError} if a page is no list of players
 */
export function parsePlayers(
  pages: readonly StatisticsPage[],
  context: SeasonContext,
): ParseResult<FeedPlayer> {
  const list = mergePages(pages, ({ category, body }) =>
    parseEntries(body, 'players', playerSchema, 'playerId', (entry, what): PlayerOfPage => {
      if (competitionPrefix(entry.playerId) !== competitionPrefix(context.seasonId))
        throw new RejectedEntryError('is of another competition');
      const row = playerRow(entry, context);
      return { id: entry.playerId, category, what, stats: entry.stats, row, ...person(entry) };
    }),
  );
  const isZero = missingStatistics(list.entries);
  const entries = list.merged.map(({ entry, values }) => {
    const { id, row, full_name, nationality, shirt_number } = entry;
    const figures = figuresOf(id, values, isZero);
    for (const [column, why] of impossibleFigures(figures)) {
      list.reject(entry, `${column}: ${figures[column]} ${why}`);
      figures[column] = null;
    }
    return { full_name, nationality, shirt_number, row: { ...row, ...figures, ...listedByFeed } };
  });
  return { entries, rejected: list.rejected };
}

type Column = (typeof statistics)[number]['column'];
type Figures = Record<Column, number | null>;

/** Returns a player's figures; a count that the player lacks is 0 or unknown. */
function figuresOf(
  id: string,
  values: ReadonlyMap<string, number>,
  isZero: (id: string, name: string) => boolean,
): Figures {
  const figures = statistics.map(({ column, names, zero }) => {
    const name = names.find((candidate) => values.has(candidate));
    if (name !== undefined) return [column, values.get(name) ?? null] as const;
    return [column, names.some((candidate) => isZero(id, candidate)) ? zero : null] as const;
  });
  return fromEntries(figures);
}

const columns = statistics.map(({ column }) => column);
const figuresSchema = z.pick(players.row, fromEntries(columns.map((column) => [column, true])));

/** Returns the figures that cannot be, each with the reason. */
function impossibleFigures(figures: Figures): [Column, string][] {
  // One for all columns costs less than one for each.
  const { error } = figuresSchema.safeParse(figures);
  // Of several messages about a column the first.
  const messages = new Map(error?.issues.toReversed().map(({ path, message }) => [path[0], message]));
  return columns.flatMap((column): [Column, string][] => {
    const value = figures[column];
    if (value === null) return [];
    const message = messages.get(column);
    if (message !== undefined) return [[column, `cannot be: ${message}`]];
    const isFraction = value > 0 && value <= 1 && playerShares.some((share) => share.column === column);
    return isFraction ? [[column, 'is a fraction; expected a percentage']] : [];
  });
}

function playerRow(entry: PlayerEntry, context: SeasonContext) {
  const role = position.safeParse(entry.roleLabel);
  if (!role.success) throw new RejectedEntryError(`role '${entry.roleLabel}' is not a position`);
  const listedClub = entry.team && context.isCurrent ? context.clubs.get(entry.team.teamId) : undefined;
  if (entry.team && context.isCurrent && listedClub === undefined) {
    throw new RejectedEntryError(`team ${entry.team.teamId} is not a club of data/clubs.csv`);
  }
  const plays = listedClub !== undefined && context.playing.has(listedClub);
  return {
    season: context.season,
    player_id: entry.playerId,
    name: entry.shortName,
    club: plays ? listedClub : null,
    club_basis: plays ? ('feed listing' as const) : null,
    position: role.data,
  };
}

function person(entry: PlayerEntry) {
  return {
    full_name: joinName(entry.mediaFirstName, entry.mediaLastName),
    nationality: entry.nationality || null,
    shirt_number: Number(entry.bibNumber) || null,
  };
}
