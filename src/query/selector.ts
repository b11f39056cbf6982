import { publishedTables, type Reading, type TableName, type World } from '../records/published.ts';
import type { Season, SeasonIndex } from '../records/season.ts';
import { seasonOfDay } from '../records/season-rules.ts';
import { badCombination, type QueryFault } from './parse-query.ts';

export const hasMatches = ({ matches_scheduled }: Season): boolean => matches_scheduled > 0;
export const hasResults = ({ matches_finished }: Season): boolean => matches_finished > 0;

/** The parameters by which a query may name its seasons, itself or through the index. */
export interface SeasonSelector {
  readonly season?: readonly number[] | number | undefined;
  readonly match_id?: readonly string[] | undefined;
  readonly player_id?: readonly string[] | undefined;
  /** Days, or a single one. */
  readonly date?: readonly string[] | string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The parameters by which a query selects rows about matches. */
export interface MatchSelector extends Omit<SeasonSelector, 'season' | 'player_id'> {
  readonly team?: string | undefined;
  readonly opponent?: string | undefined;
  /** Whether the team is the home side. */
  readonly home?: boolean | undefined;
}

/** Returns whether rows with these fields are about both clubs of a match, rather than one side of it. */
export const isAboutMatch = (fields: object) => 'home_club' in fields;

/**
 * Returns what is wrong with a query whose span ends before it starts, or that says whom the team plays, or where, without
 * the team. A row about one side of a match has an opponent of its own, which may be given alone.
 *
 * @param fields the schema of the rows by field
 */
export function validateSelection(query: MatchSelector, fields: object): QueryFault | undefined {
  const { from, to, team } = query;
  if (from !== undefined && to !== undefined && from > to)
    return badCombination(
      `parameter 'from' (${from}) is after 'to' (${to}); expected a day up to it`,
      'from',
      'to',
    );
  if (team !== undefined || !isAboutMatch(fields)) return undefined;
  const name = (['opponent', 'home'] as const).find((parameter) => query[parameter] !== undefined);
  return name && badCombination(`parameter '${name}' is given alone; expected 'team' with it`, name, 'team');
}

/** Returns the latest season that has begun by a day. Before the first match of all, it is the season of the day. */
export function seasonOn(day: string, { index, league }: Pick<World, 'index' | 'league'>): number {
  const begun = index.seasons.findLast(({ first_day }) => first_day !== null && first_day <= day);
  return begun?.season ?? seasonOfDay(league, day);
}

/**
 * Returns the seasons whose rows a query can select: those it names, or else those of its match, player or days.
 * Undefined means every season. An id that no season has may be new in the feed, so it concerns the current season.
 */
export function seasonsNeeded(query: SeasonSelector, index: SeasonIndex): readonly number[] | undefined {
  const { season, match_id, player_id } = query;
  if (season !== undefined) return typeof season === 'number' ? [season] : season;
  const { current, matches, players } = index;
  const seasons = match_id
    ? match_id.map((id) => ownValue(matches, id) ?? current)
    : player_id
      ? player_id.flatMap((id) => ownValue(players, id) ?? [current])
      : seasonsOfDays(query, index);
  // The files of most seasons cost more than the one of all.
  const some = seasons && [...new Set(seasons)].sort((a, b) => a - b);
  return some && (match_id || some.length <= index.seasons.length / 2) ? some : undefined;
}

/** A list as far as it decides which seasons it reads. */
interface ListedTable {
  readonly table: TableName;
  /** Present where rows of the current season may be live. */
  readonly livePolicy?: object;
}

/**
 * Returns the seasons of its table that a list reads for a query: those whose rows the query can select, and the current one
 * where rows of it may be live. Undefined means the whole table.
 */
export function seasonsRead(
  { table, livePolicy }: ListedTable,
  query: SeasonSelector,
  index: SeasonIndex,
): readonly number[] | undefined {
  if (!publishedTables[table].seasonal) return undefined;
  const ofQuery = seasonsNeeded(query, index);
  if (!ofQuery || query.season || query.match_id || !livePolicy) return ofQuery;
  // The source of an answer without a season is that of the current one, whose rows may be live.
  return index.seasons
    .map(({ season }) => season)
    .filter((season) => season === index.current || ofQuery.includes(season));
}

/** Returns the readings of some seasons of tables, or of all where none are named. */
export function readingsOf(tables: readonly TableName[], seasons?: readonly number[]): Reading[] {
  return tables.flatMap((table) => seasons?.map((season) => ({ table, season })) ?? [{ table }]);
}

/** Returns the seasons that have matches between the first and the last day of a query, if it has days. */
function seasonsOfDays({ date, ...days }: SeasonSelector, { seasons }: SeasonIndex) {
  const dates = date === undefined ? [] : [date].flat();
  const { from = dates[0], to = dates.at(-1) } = days;
  if (from === undefined && to === undefined) return undefined;
  return seasons
    .filter(
      ({ first_day, last_day }) =>
        first_day !== null &&
        last_day !== null &&
        (from === undefined || last_day >= from) &&
        (to === undefined || first_day <= to),
    )
    .map(({ season }) => season);
}

/** Returns the seasons of a match or player by the id; none where there is no such id. */
export function seasonsOfId(
  { matches, players }: SeasonIndex,
  parameter: 'match_id' | 'player_id',
  id: string,
): readonly number[] {
  return [
    ownValue<number | readonly number[]>(parameter === 'match_id' ? matches : players, id) ?? [],
  ].flat();
}

/** Returns the value of an id; any text can be an id, `constructor` too. */
function ownValue<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}
