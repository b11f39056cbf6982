import type { Match, matchContext } from '../records/match.ts';
import type { MatchSide } from '../records/side-stats.ts';
import { shortId } from '../records/text.ts';
import type { Parameters, Query } from './parameter.ts';
import { isAboutMatch, type MatchSelector } from './selector.ts';
import { foldName, idMatcher, matcher } from './text-matching.ts';

/** A test of a row; undefined where the query leaves the filter out. */
export type Filter<Row> = ((row: Row) => boolean) | undefined;

/** The filters of a query, each under the name of its parameter. */
export type Filters<Row> = Readonly<Record<string, Filter<Row>>>;

/** Returns the rows that pass every filter, in their order. */
export function filterRows<Row>(rows: readonly Row[], filters: Filters<Row>): Row[] {
  const activeFilters = Object.values(filters).filter((filter) => filter !== undefined);
  return rows.filter((row) => activeFilters.every((passes) => passes(row)));
}

/** Returns the parameters without any one of which there would be rows: those whose filter alone refuses a row. */
export function soleRefusers<Row>(rows: readonly Row[], filters: Filters<Row>): string[] {
  const names = new Set<string>();
  for (const row of rows) {
    const [name, another] = Object.keys(filters).filter((name) => filters[name]?.(row) === false);
    if (name !== undefined && another === undefined) names.add(name);
  }
  return [...names];
}

/** Returns a filter of rows whose field has one of the values. */
export function isOneOf<Field extends string, Value>(
  field: Field,
  values: readonly Value[] | undefined,
): Filter<Record<Field, unknown>> {
  return values === undefined ? undefined : (row) => values.some((value) => value === row[field]);
}

/** Returns a filter of rows of which one of the fields contains the text, ignoring case and accents. */
export function contains<const Field extends string>(
  fields: readonly Field[],
  text: string | undefined,
): Filter<Record<Field, string | null>> {
  if (text === undefined) return undefined;
  const isFound = matcher(text);
  return (row) =>
    fields.some((field) => {
      const value: string | null = row[field];
      return value !== null && isFound(value);
    });
}

type Value = string | number | null;

/**
 * Returns rows sorted by a value. Texts ignore case and accents, and unknown values are last in either direction. `ties`
 * compares rows of equal value, which otherwise stay in their order.
 */
export function sortBy<Row>(
  rows: readonly Row[],
  pick: (row: Row) => Value,
  order: 'asc' | 'desc',
  ties: (a: Row, b: Row) => number = () => 0,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  // Each value is picked and folded once, not once per comparison.
  return rows
    .map((row) => ({ row, key: foldValue(pick(row)) }))
    .sort((a, b) => compareKeys(a.key, b.key, sign) || ties(a.row, b.row))
    .map(({ row }) => row);
}

function foldValue(value: Value): Value {
  return typeof value === 'string' ? foldName(value) : value;
}

function compareKeys(a: Value, b: Value, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a < b) return -sign;
  return a > b ? sign : 0;
}

/** Returns rows, sorted in ascending order, in the order of a query. */
export function inOrder<Row>(rows: Row[], order: 'asc' | 'desc' | undefined): Row[] {
  return order === 'desc' ? rows.reverse() : rows;
}

/** Reverses the order of the matches of rows, not that of the rows within a match. */
export function newestMatchFirst<Row extends { readonly match_id: string }>(rows: readonly Row[]): Row[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return [...byMatch.values()].reverse().flat();
}

/** Returns a filter of rows about one of the clubs of a query. */
export function isOfClub<Row>(clubs: string | undefined, clubOf: (row: Row) => string): Filter<Row> {
  if (clubs === undefined) return undefined;
  const isOne = idMatcher(clubs);
  return (row) => isOne(clubOf(row));
}

/** Returns the filters of records of the day and the span of days of a query. */
function within({ date, from, to }: MatchSelector): Filters<{ readonly date: string }> {
  return {
    date: isOneOf('date', date === undefined ? undefined : [date].flat()),
    from: from === undefined ? undefined : (row) => row.date >= from,
    to: to === undefined ? undefined : (row) => row.date <= to,
  };
}

/** A row about a match. */
type AboutMatch = Pick<Match, Exclude<keyof typeof matchContext, 'season' | 'stage'>>;

/** Returns the filters of records about the matches that a query selects: of a club, against another, by id, of days. */
export function aboutMatch({ match_id, ...query }: MatchSelector): Filters<AboutMatch> {
  return { ...bySides(query), match_id: isOfMatch(match_id), ...within(query) };
}

/** Returns the filters of the sides of a match. `home` and `opponent` are about the team, so they also require it. */
function bySides({ team, opponent, home }: MatchSelector): Filters<AboutMatch> {
  const isAny = () => true;
  const isTeam = team === undefined ? isAny : idMatcher(team);
  const isOpponent = opponent === undefined ? isAny : idMatcher(opponent);
  const withTeamAt = (isHome: boolean | undefined, isOther: (club: string) => boolean) => (row: AboutMatch) =>
    (isHome !== false && isTeam(row.home_club) && isOther(row.away_club)) ||
    (isHome !== true && isTeam(row.away_club) && isOther(row.home_club));
  return {
    team: team === undefined ? undefined : withTeamAt(undefined, isAny),
    home: home === undefined ? undefined : withTeamAt(home, isAny),
    opponent: opponent === undefined ? undefined : withTeamAt(home, isOpponent),
  };
}

/** A row about one side of a match. */
type AboutSide = Pick<MatchSide, 'match_id' | 'date' | 'club' | 'opponent'>;

/** Returns the filters of rows about the sides that a query selects. */
function aboutSide({ team, opponent, match_id, ...days }: MatchSelector): Filters<AboutSide> {
  return {
    team: isOfClub(team, ({ club }) => club),
    opponent: isOfClub(opponent, (row) => row.opponent),
    match_id: isOfMatch(match_id),
    ...within(days),
  };
}

/** Returns a filter of rows of some matches. @param ids their short ids */
function isOfMatch(ids: readonly string[] | undefined): Filter<Pick<AboutMatch, 'match_id'>> {
  return ids && ((row) => ids.includes(shortId(row.match_id)));
}

/** The filters of a list that it does not share with others: of a parameter, by the value that the query gives it. */
export type OwnFilters<P extends Parameters, Row> = {
  readonly [Name in keyof P]?: (value: NonNullable<Query<P>[Name]>, query: Query<P>) => Filter<Row>;
};

/** The parameters that select matches, clubs and days in the same way in every list. */
const selectors = new Set(['team', 'opponent', 'home', 'match_id', 'date', 'from', 'to']);

/**
 * Returns the filters of a query. Without a filter of their own, parameters of matches, clubs and days select the same in
 * every list. Others that take several values, or true or false, select by the field of their name.
 *
 * @param fields the schema of the rows by field
 */
export function filtersOf<Row>(
  query: Readonly<Record<string, unknown>>,
  fields: object,
  ownFilters: Readonly<Record<string, ((value: never, query: never) => Filter<Row>) | undefined>>,
): Filters<Row> {
  const givenParameters = Object.entries(query).filter(([, value]) => value !== undefined);
  // Each filter takes the values of its parameter.
  const ownSelections = givenParameters.flatMap(([name, value]) =>
    ownFilters[name] ? [[name, ownFilters[name](value as never, query as never)] as const] : [],
  );
  const shared = givenParameters.filter(([name]) => !(name in ownFilters));
  const selector: MatchSelector = Object.fromEntries(shared);
  const byField = shared.filter(
    ([name, value]) =>
      name in fields && !selectors.has(name) && (Array.isArray(value) || typeof value === 'boolean'),
  );
  const usual = {
    ...(isAboutMatch(fields) ? aboutMatch(selector) : aboutSide(selector)),
    ...Object.fromEntries(byField.map(([name, value]) => [name, isOneOf(name, [value].flat())])),
  };
  // The rows have these fields.
  return { ...(usual as Filters<Row>), ...Object.fromEntries(ownSelections) };
}
