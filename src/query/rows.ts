import type { Match, matchContext } from '../records/match.ts';
import type { MatchSide } from '../records/match-stats.ts';
import { shortId } from '../records/text.ts';
import { clubMatcher } from './club.ts';
import type { Parameters, Query } from './parameter.ts';
import { isAboutMatch, type MatchSelector } from './selector.ts';
import { foldName, matcher } from './text.ts';

/** A test of a row; undefined where the query leaves the filter out. */
export type Filter<Row> = ((row: Row) => boolean) | undefined;

/** Returns the rows that pass every filter, in their order. */
export function filterRows<Row>(rows: readonly Row[], filters: readonly Filter<Row>[]): Row[] {
  const activeFilters = filters.filter((filter) => filter !== undefined);
  return rows.filter((row) => activeFilters.every((passes) => passes(row)));
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
 * Returns records sorted by a value: numbers by size, texts ignoring case and accents, unknown values last in either
 * direction. `ties` compares records of equal value; without it they stay in their order.
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

/** Returns a filter of rows of which a club, given by name and club_id, matches a search text. */
export function isOfClub<Row>(
  search: string | undefined,
  clubOf: (row: Row) => readonly [name: string, club: string],
): Filter<Row> {
  if (search === undefined) return undefined;
  const isMatch = clubMatcher(search);
  return (row) => isMatch(...clubOf(row));
}

/** Returns a filter of records of the day and the span of days of a query. */
function within({ date, from, to }: MatchSelector): Filter<{ readonly date: string }> {
  if (date === undefined && from === undefined && to === undefined) return undefined;
  const dates = date && [date].flat();
  return (row) =>
    (dates === undefined || dates.includes(row.date)) &&
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to);
}

/** A record about a match. */
type AboutMatch = Pick<Match, Exclude<keyof typeof matchContext, 'season' | 'stage'>>;

/** Returns a filter of records about the matches that a query selects: of a club, against another, by id, of days. */
export function aboutMatch({ team, opponent, home, match_id, ...days }: MatchSelector): Filter<AboutMatch> {
  const isOfDays = within(days) ?? (() => true);
  const isMatch = isOfMatch(match_id) ?? (() => true);
  const isTeam = team === undefined ? () => true : clubMatcher(team);
  const isOpponent = opponent === undefined ? () => true : clubMatcher(opponent);
  return (row) => {
    if (!isMatch(row) || !isOfDays(row)) return false;
    const isAtHome =
      home !== false && isTeam(row.home_team, row.home_club) && isOpponent(row.away_team, row.away_club);
    if (isAtHome || home) return isAtHome;
    return isTeam(row.away_team, row.away_club) && isOpponent(row.home_team, row.home_club);
  };
}

/** A row about one side of a match. */
type AboutSide = Pick<MatchSide, 'match_id' | 'date' | 'team' | 'club' | 'opponent_team' | 'opponent'>;

/** Returns the filters of rows about the sides that a query selects. */
function aboutSide({ team, opponent, match_id, ...days }: MatchSelector): Filter<AboutSide>[] {
  return [
    isOfClub(team, (row) => [row.team, row.club]),
    isOfClub(opponent, (row) => [row.opponent_team, row.opponent]),
    isOfMatch(match_id),
    within(days),
  ];
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
 * Returns the filters of a query. Of parameters without a filter of their own, those of matches, clubs and days are the same in
 * every list; another that takes several values, or is true or false, selects by the field of its name.
 *
 * @param fields the schema of the rows by field
 */
export function filtersOf<Row>(
  query: Readonly<Record<string, unknown>>,
  fields: object,
  ownFilters: Readonly<Record<string, ((value: never, query: never) => Filter<Row>) | undefined>>,
): Filter<Row>[] {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  // Each filter takes the values of its parameter.
  const own = given.map(([name, value]) => ownFilters[name]?.(value as never, query as never));
  const shared = given.filter(([name]) => !(name in ownFilters));
  const selector: MatchSelector = Object.fromEntries(shared);
  const byField = shared.filter(
    ([name, value]) =>
      name in fields && !selectors.has(name) && (Array.isArray(value) || typeof value === 'boolean'),
  );
  const usual = [
    ...(isAboutMatch(fields) ? [aboutMatch(selector)] : aboutSide(selector)),
    ...byField.map(([name, value]) => isOneOf(name, [value].flat())),
  ];
  // The rows have these fields.
  return [...own, ...(usual as Filter<Row>[])];
}
