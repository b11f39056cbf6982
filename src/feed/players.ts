import type { DatasetRow } from '../records/dataset/index.ts';
import { players } from '../records/dataset/players.ts';
import { position } from '../records/fields.ts';
import type { StatisticsPage } from './pages.ts';
import {
  assertFirst,
  type ParseResult,
  parseEntries,
  type RejectedEntry,
  RejectedEntryError,
} from './parse-entries.ts';
import { type PlayerStatistic, playerCounts, playerShares } from './player-statistics.ts';
import { type PlayerEntry, playerSchema } from './schemas/statistics.ts';
import { competitionPrefix, type SeasonContext } from './season-context.ts';
import { SeasonStatistics } from './statistics-by-category.ts';

/** A player's season as the feed has it, and the player as a person. */
export interface FeedPlayer {
  readonly row: DatasetRow<'players'>;
  readonly full_name: string | null;
  readonly nationality: string | null;
  readonly shirt_number: number | null;
}

/** What distinguishes rows of the feed from those of other sources. */
const listedByFeed = { basis: 'feed', confidence: null, source: null } as const;

/** More than any player has in a season of passes, the most frequent of all. */
const maxCount = 5000;

/** The same of rarer figures; the integrity rules know closer bounds. */
const maxCounts: Readonly<Partial<Record<keyof DatasetRow<'players'>, number>>> = {
  appearances: 60,
  starts: 60,
  minutes: 60 * 120,
  goals: 100,
  assists: 100,
  yellow_cards: 60,
  red_cards: 30,
  clean_sheets: 60,
};

/**
 * Parses the players of a season from all pages of all categories, merging each player's statistics. Of a past season the
 * feed names the present club, which is ignored: the club is then null.
 *
 * @throws {UnexpectedResponseError} if a page is no list of players
 */
export function parsePlayers(
  pages: readonly StatisticsPage[],
  context: SeasonContext,
): ParseResult<FeedPlayer> {
  const listed = new Map<
    string,
    Omit<FeedPlayer, 'row'> & { what: string; row: ReturnType<typeof playerRow> }
  >();
  const seen = new Set<string>();
  const read = pages.map(({ category, body }) =>
    parseEntries(body, 'players', playerSchema, 'playerId', (entry, what) => {
      if (competitionPrefix(entry.playerId) !== competitionPrefix(context.seasonId))
        throw new RejectedEntryError('is of another competition');
      const row = playerRow(entry, context);
      assertFirst(seen, `${category} ${entry.playerId}`);
      if (!listed.has(entry.playerId)) listed.set(entry.playerId, { ...person(entry), what, row });
      return { id: entry.playerId, category, what, stats: entry.stats };
    }),
  );
  const statistics = new SeasonStatistics(read.flatMap((page) => page.entries));
  const rejected: RejectedEntry[] = [...read.flatMap((page) => page.rejected), ...statistics.rejected];
  const fractional = fractionalShares(listed.keys(), statistics);
  const entries = [...listed].map(([id, { what, row, ...about }]): FeedPlayer => {
    const figures = [...figuresOf(id, statistics)].map(([column, value]) => {
      const why = unusable(column, value, fractional);
      if (why === undefined) return [column, value];
      rejected.push({ what, why: `${column}: ${value} ${why}` });
      return [column, null];
    });
    return { ...about, row: { ...row, ...(Object.fromEntries(figures) as Figures), ...listedByFeed } };
  });
  return { entries, rejected };
}

type Column = (typeof playerCounts | typeof playerShares)[number]['column'];
type Figures = Record<Column, number | null>;

/** A player's figures; a count is 0 where others have it and the player does not, null where no player has. */
function* figuresOf(id: string, statistics: SeasonStatistics): Iterable<[Column, number | null]> {
  const values = statistics.valuesOf(id);
  const figure = ({ names }: PlayerStatistic, none: 0 | null) => {
    const own = names.find((name) => values.has(name));
    if (own !== undefined) return values.get(own) ?? null;
    return names.some((name) => statistics.isSupplied(id, name)) ? none : null;
  };
  for (const count of playerCounts) yield [count.column, figure(count, 0)];
  for (const share of playerShares) yield [share.column, figure(share, null)];
}

/** Why a figure cannot be; undefined where it can. */
function unusable(column: Column, value: number | null, fractional: ReadonlySet<string>): string | undefined {
  if (value === null) return undefined;
  const { error } = players.row.shape[column].safeParse(value);
  if (error) return `cannot be: ${error.issues[0]?.message}`;
  const max = maxCounts[column] ?? maxCount;
  if (value > max) return `cannot be; expected at most ${max}`;
  return fractional.has(column) && value <= 1 && value > 0
    ? 'is a fraction; expected a percentage'
    : undefined;
}

/** The shares of which some player has a part of 1: then 1 is one as well. */
function fractionalShares(ids: Iterable<string>, statistics: SeasonStatistics): Set<string> {
  const columns = new Set<string>();
  for (const id of ids) {
    for (const { column, names } of playerShares) {
      for (const name of names) {
        const value = statistics.valuesOf(id).get(name) ?? 0;
        if (value > 0 && value < 1) columns.add(column);
      }
    }
  }
  return columns;
}

function playerRow(entry: PlayerEntry, context: SeasonContext) {
  const role = position.safeParse(entry.roleLabel);
  if (!role.success) throw new RejectedEntryError(`role '${entry.roleLabel}' is not a position`);
  const listed = entry.team && context.isCurrent ? context.clubs.get(entry.team.teamId) : undefined;
  if (entry.team && context.isCurrent && listed === undefined) {
    throw new RejectedEntryError(`team ${entry.team.teamId} is not a club of data/clubs.csv`);
  }
  const plays = listed !== undefined && context.playing.has(listed);
  return {
    season: context.season,
    player_id: entry.playerId,
    name: entry.shortName,
    club: plays ? listed : null,
    club_basis: plays ? ('feed listing' as const) : null,
    position: role.data,
  };
}

function person(entry: PlayerEntry) {
  const fullName = [entry.mediaFirstName, entry.mediaLastName].filter(Boolean).join(' ');
  return {
    full_name: fullName || null,
    nationality: entry.nationality || null,
    shirt_number: Number(entry.bibNumber) || null,
  };
}
