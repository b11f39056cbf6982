import * as z from 'zod/mini';
import { players } from '../../records/dataset/player-rows.ts';
import { position } from '../../records/fields.ts';
import { fromEntries } from '../../records/typed.ts';
import type { FeedPlayer, SeasonContext, StatisticsPage } from '../adapter.ts';
import { type ParseResult, parseEntries, RejectedEntryError } from '../parse-entries.ts';
import { competitionPrefix, joinName } from './entry-fields.ts';
import { missingStatistics, playerShares, playerStatistics } from './player-statistics.ts';
import { type CategoryEntry, mergePages, type PlayerEntry, playerSchema } from './statistics-pages.ts';

/** The provenance of a row of the feed. */
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

type Column = (typeof playerStatistics)[number]['column'];
type Figures = Record<Column, number | null>;

/** Returns a player's figures; a count that the player lacks is 0 or unknown. */
function figuresOf(
  id: string,
  values: ReadonlyMap<string, number>,
  isZero: (id: string, name: string) => boolean,
): Figures {
  const figures = playerStatistics.map(({ column, names, zero }) => {
    const name = names.find((candidate) => values.has(candidate));
    if (name !== undefined) return [column, values.get(name) ?? null] as const;
    return [column, names.some((candidate) => isZero(id, candidate)) ? zero : null] as const;
  });
  return fromEntries(figures);
}

const columns = playerStatistics.map(({ column }) => column);
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
