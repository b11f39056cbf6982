import { sortOrder } from '../records/fields.ts';
import { pick } from '../records/typed.ts';
import { opponent, team } from './club.ts';
import { defaultSeasonText } from './default-season.ts';
import { defaultLimit, maxLimit } from './page.ts';
import type { Parameter } from './parameter.ts';
import { anyOf, calendarDay, choice, integer, several, withoutFile } from './parameter-kinds.ts';
import { id } from './text-matching.ts';

const seasonTexts = { description: 'A season, by its year', example: '{season}' };

export const season: Parameter<number | undefined> = {
  ...integer({ ...seasonTexts, min: 0 }),
  inLeague: ({ first_season: min }) => integer({ ...seasonTexts, min }),
};

/** The season of an answer about one season. */
export const seasonOrLatest = { ...season, description: `A season, by its year; ${defaultSeasonText}` };

/**
 * Returns the parameter `season` of a list that has one season by default. @param exceptions the parameters with which it
 * is over all
 */
export const seasonsOrLatest = (exceptions: string) => ({
  ...several(season),
  description: `${several(season).description}; ${defaultSeasonText}, and every season with ${exceptions}`,
});

export const matchId = {
  ...id({
    description: 'A match, by its whole id, the last part of it, or provider:id',
    example: '{match_id}',
  }),
  entity: 'match',
} as const;

export const playerId = {
  ...id({
    description: 'A player, by the whole id, the last part of it, or provider:id',
    example: '{match_id}',
  }),
  entity: 'player',
} as const;

export const venueId = {
  ...id({ description: 'A venue, by its venue_id or provider:id', example: '{venue}' }),
  entity: 'venue',
} as const;

/** Returns the parameter `order`. The endpoint says by what the rows are sorted. */
export const order = (defaultValue: 'asc' | 'desc') =>
  withoutFile(
    choice({
      description: 'asc or desc: the direction of the order of the rows',
      example: 'desc',
      values: sortOrder.options,
      defaultValue,
    }),
  );

/** Returns the parameter `sort`, which names the field by which the rows are sorted. */
export const sortField = <const Field extends string>(
  values: readonly Field[],
  defaultValue: NoInfer<Field>,
  example: NoInfer<Field>,
) => withoutFile(choice({ description: 'The field to sort by', example, values, defaultValue }));

/** Returns a parameter for stages. Without a league there are none. */
export function stageList(description: string): Parameter<readonly string[] | undefined> {
  const texts = { description, example: '{stage}' };
  return {
    ...anyOf<string>({ ...texts, values: [] }),
    inLeague: ({ stages }) => anyOf({ ...texts, values: Object.keys(stages) }),
  };
}

const parameters = {
  season: { ...several(season), description: `${several(season).description}; left out, all` },
  team,
  opponent,
  match_id: several(matchId),
  player_id: several(playerId),
  stage: stageList('The stage of the season, or several joined by commas'),
  date: several(calendarDay({ description: 'Only matches of this day', example: '{day}' }), 'of several'),
  from: calendarDay({ description: 'Only matches of this day or later', example: '{day}' }),
  to: calendarDay({ description: 'Only matches of this day or earlier', example: '{last_day}' }),
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

/** Returns parameters that several resources have, in this order. */
export function common<Name extends keyof typeof parameters>(...names: readonly Name[]) {
  return pick(parameters, names);
}

export type Paging = Pick<typeof parameters, 'limit' | 'offset'>;

/** In which order a list is that is sorted by a field of any kind. */
export const orderOfSort = withoutFile(
  choice({
    description:
      'asc or desc; left out, desc for numbers and asc for texts. Unknown values come last either way',
    example: 'desc',
    values: sortOrder.options,
  }),
);
