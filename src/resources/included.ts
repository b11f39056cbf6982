import * as z from 'zod/mini';
import { defaultLimit, maxLimit } from '../query/page.ts';
import type { Parameter, Query } from '../query/parameter.ts';
import { anyOf } from '../query/parameter-kinds.ts';
import { badCombination, type QueryFault } from '../query/parse-query.ts';
import { readingsOf, type SeasonSelector, seasonsNeeded } from '../query/selector.ts';
import { common } from '../query/shared-parameters.ts';
import { appearance } from '../records/appearance.ts';
import { forecast } from '../records/forecast.ts';
import { goal } from '../records/goal.ts';
import type { Match } from '../records/match.ts';
import { matchOdds } from '../records/match-odds.ts';
import { observation } from '../records/observation.ts';
import type { Reading, Tables } from '../records/published.ts';
import { refereedMatch } from '../records/referee.ts';
import { described, withMeta } from '../records/schema.ts';
import type { SeasonIndex } from '../records/season.ts';
import { matchStats } from '../records/side-stats.ts';
import { keysOf } from '../records/typed.ts';

/** What an answer with matches may have beside them, and the tables of those rows, each about a match. */
export const partTables = {
  goals: 'goals',
  'line-ups': 'appearances',
  team_stats: 'matchStats',
  referee: 'referees',
  weather: 'weather',
  odds: 'odds',
  forecast: 'forecasts',
} as const;

const partNames = keysOf(partTables);

/** The most matches of a page that has rows about them, with line-ups and without: either page is 600 kB. */
const maxLimitWithLineUps = 25;
const maxLimitWithIncluded = 100;

const names = anyOf({
  description:
    'What to add about the matches of the page, joined by commas: one request in place of several. With it, limit is at most ' +
    `${maxLimitWithIncluded}; with line-ups at most ${maxLimitWithLineUps}, which is then its default`,
  example: 'goals,team_stats',
  values: [...partNames, 'all'],
});

type Included = Query<{ include: typeof names }>['include'];

export const include: Parameter<Included> = {
  ...names,
  // Naming everything is the same as all, which has an address.
  parse(text) {
    const parsed = names.parse(text);
    return parsed?.includes('all') || parsed?.length === partNames.length ? ['all'] : parsed;
  },
};

/** Returns the most matches that a page may have with what a query includes. */
function maxLimitWith(query: Included): number {
  if (!query) return maxLimit;
  return includedParts(query).includes('line-ups') ? maxLimitWithLineUps : maxLimitWithIncluded;
}

/** The parameter `limit` of an endpoint with `include`: its default is no more than a page may then have. */
export const limit: Parameter<number> = {
  ...common('limit').limit,
  // The parameter above parses it.
  defaultFor: ({ include }) => Math.min(defaultLimit, maxLimitWith(include as Included)),
};

/** Returns what is wrong with a query for more matches than a page with rows about them may have. CSV has the matches alone. */
export function validateInclude(query: {
  readonly include?: Included;
  readonly limit: number;
  readonly format?: string;
}): QueryFault | undefined {
  const { include, limit, format } = query;
  const max = maxLimitWith(include);
  if (format === 'csv' || limit <= max) return undefined;
  const expected = `with 'include=${include}' expected at most ${max}`;
  return badCombination(`parameter 'limit' is '${limit}'; ${expected}`, 'limit', 'include');
}

function includedParts(query: Included) {
  return partNames.filter((name) => query?.includes('all') || query?.includes(name));
}

const list = <Row extends z.ZodMiniObject>(row: Row, description: string) =>
  withMeta(z.optional(z.array(row)), { description });

/** The rows about the matches of a page, by what was included. */
export const included = described(
  z.nullable(
    z.object({
      goals: list(goal, 'Their goals'),
      'line-ups': list(appearance, 'The players who played in them'),
      team_stats: list(matchStats, 'Their statistics and scorers'),
      referee: list(refereedMatch, 'Their referees, with the cards'),
      weather: list(observation, 'The weather at them'),
      odds: list(matchOdds, 'Their recorded odds'),
      forecast: list(forecast, 'Their forecasts'),
    } satisfies Record<keyof typeof partTables, z.ZodMiniType>),
  ),
  'Rows about the matches of this page, by what include names; null without include',
);

/** Returns the tables that are read for what a query includes. */
export function tablesIncluded(
  { include: query, ...selector }: SeasonSelector & { readonly include?: Included },
  index: SeasonIndex,
): Reading[] {
  const tables = includedParts(query).map((name) => partTables[name]);
  return readingsOf(tables, seasonsNeeded(selector, index));
}

/** Returns the rows about matches, in the order of their tables. */
export function includedRows(
  tables: Tables,
  query: Included,
  matches: readonly Match[],
): z.infer<typeof included> {
  if (!query) return null;
  const ids = new Set(matches.map(({ match_id }) => match_id));
  const seasons = [...new Set(matches.map(({ season }) => season))];
  return Object.fromEntries(
    includedParts(query).map((name) => [
      name,
      seasons
        .flatMap((season): readonly { readonly match_id: string }[] => tables.rows(partTables[name], season))
        .filter(({ match_id }) => ids.has(match_id)),
    ]),
  );
}
