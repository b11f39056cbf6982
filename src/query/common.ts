import { sortOrder } from '../records/fields.ts';
import type { League } from '../records/league-schema.ts';
import { shortId } from '../records/text.ts';
import { clubMatcher } from './club.ts';
import { calendarDay, choice, id, integer } from './kinds.ts';
import { anyOf, type Filter, several } from './list.ts';
import { defaultLimit, maxLimit } from './page.ts';
import { limitedBy, type Parameter, withoutFile } from './parameter.ts';
import { badCombination, type QueryFault } from './parse-query.ts';

/** Parameters that several resources have. */

const seasonTexts = { description: 'A season, by its year', example: '{season}' };

export const season = limitedBy(integer({ ...seasonTexts, min: 0 }), ({ first_season: min }) =>
  integer({ ...seasonTexts, min }),
);

/** The season of an answer about one season. */
export const seasonOrCurrent = { ...season, description: 'A season, by its year; left out, the current one' };

/** The seasons of a list, whose filters take several values. */
export const seasons = several({
  ...season,
  description: 'A season, by its year, or several joined by commas',
});

export const matchId = id({
  description: 'A match, by its whole id or the last part of it',
  example: '{match_id}',
});
export const matchIds = several({
  ...matchId,
  description: `${matchId.description}, or several joined by commas`,
});

export const playerId = id({
  description: 'A player, by the whole id or the last part of it',
  example: '{match_id}',
});
export const playerIds = several({
  ...playerId,
  description: `${playerId.description}, or several joined by commas`,
});

/** The parameter `order`; by what the rows are sorted is said by the endpoint. */
export const order = (defaultValue: 'asc' | 'desc') =>
  withoutFile(
    choice({
      description: 'asc or desc: the direction of the order of the rows',
      example: 'desc',
      values: sortOrder.options,
      defaultValue,
    }),
  );

/** Returns rows, sorted in ascending order, in the order of a query. */
export function inOrder<Row>(rows: Row[], order: 'asc' | 'desc' | undefined): Row[] {
  return order === 'desc' ? rows.reverse() : rows;
}

/** Reverses the order of the matches of rows, not that of the rows within a match. */
export function newestMatchFirst<Row extends { readonly match_id: string }>(rows: readonly Row[]): Row[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return [...byMatch.values()].reverse().flat();
}

/** Returns the stages of a league, in the order of choices. */
const stagesIn = ({ stages }: League): readonly string[] => Object.keys(stages);

/** Returns a parameter for stages. Without a league there are none. */
export function stageList(description: string): Parameter<readonly string[] | undefined> {
  const texts = { description, example: '{stage}' };
  return limitedBy(anyOf<string>({ ...texts, values: [] }), (league) =>
    anyOf({ ...texts, values: stagesIn(league) }),
  );
}

export const stages = stageList('The stage of the season, or several joined by commas');

export const paging = {
  limit: integer({
    description: 'The maximum number of records in an answer',
    example: '20',
    min: 1,
    max: maxLimit,
    defaultValue: defaultLimit,
  }),
  offset: integer({
    description: 'The number of records to skip',
    example: '100',
    min: 0,
    defaultValue: 0,
  }),
};

export const span = {
  date: several(
    calendarDay({
      description: 'Only matches of this day, or of several joined by commas',
      example: '{day}',
    }),
  ),
  from: calendarDay({ description: 'Only matches of this day or later', example: '{day}' }),
  to: calendarDay({ description: 'Only matches of this day or earlier', example: '{last_day}' }),
};

interface Span {
  /** Days, or a single one. */
  readonly date?: readonly string[] | string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns what is wrong with a span that ends before it starts. */
export function validateSpan({ from, to }: Span): QueryFault | undefined {
  if (from === undefined || to === undefined || from <= to) return undefined;
  return badCombination(
    `parameter 'from' (${from}) is after 'to' (${to}); expected a day up to it`,
    'from',
    'to',
  );
}

/** Returns a filter of records of the day and the span of days of a query. */
export function within({ date, from, to }: Span): Filter<{ readonly date: string }> {
  if (date === undefined && from === undefined && to === undefined) return undefined;
  const dates = date && [date].flat();
  return (row) =>
    (dates === undefined || dates.includes(row.date)) &&
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to);
}

/** A record about a match. */
export interface AboutMatch {
  readonly match_id: string;
  readonly date: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly home_club: string;
  readonly away_club: string;
}

interface MatchSelector extends Span {
  readonly team?: string | undefined;
  readonly opponent?: string | undefined;
  /** Whether the team is the home side. */
  readonly home?: boolean | undefined;
  readonly match_id?: readonly string[] | undefined;
}

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

/** Returns a filter of rows of some matches. @param ids their short ids */
export function isOfMatch(ids: readonly string[] | undefined): Filter<Pick<AboutMatch, 'match_id'>> {
  return ids && ((row) => ids.includes(shortId(row.match_id)));
}

/** Returns what is wrong with a query whose span is none, or that says whom the team plays, or where, without the team. */
export function validateMatches(query: MatchSelector): QueryFault | undefined {
  const fault = validateSpan(query);
  if (fault || query.team !== undefined) return fault;
  const name = (['opponent', 'home'] as const).find((parameter) => query[parameter] !== undefined);
  return name && badCombination(`parameter '${name}' is given alone; expected 'team' with it`, name, 'team');
}

/** In which order a list is that is sorted by a field of any kind. */
export const orderOfSort = withoutFile(
  choice({
    description:
      'asc or desc; left out, desc for numbers and asc for texts. Unknown values come last either way',
    example: 'desc',
    values: sortOrder.options,
  }),
);
