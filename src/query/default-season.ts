import { metricNames } from '../records/leaderboard.ts';
import type { TableName } from '../records/published.ts';
import type { IndexedSeason, SeasonIndex } from '../records/season.ts';
import { yearList } from './alternatives.ts';

/** The rule of every endpoint of one season, as documents say it. */
export const defaultSeasonText = 'left out, the latest that has what the endpoint gives';

/**
 * Returns the season of a query that names none: the latest with rows of a table. For players it is the latest that has
 * most of them. It follows from the build alone: a reading of the live feed does not change it.
 */
export function defaultSeason(table: TableName, { seasons, current }: SeasonIndex): number {
  const has = (season: IndexedSeason) =>
    table === 'players' ? season.has_most_players : !season.empty_tables.includes(table);
  return seasons.findLast(has)?.season ?? current;
}

/** A few figures are named, more are not. */
const maxNamedFigures = 3;

/**
 * Returns what the current season has meanwhile, as a clause of a sentence, if an answer is of an earlier season by
 * default. Returns null for other answers.
 *
 * @param name the name of the resource
 * @param table the table of its rows
 */
export function currentSeasonRemark(
  name: string,
  table: TableName,
  season: number | null,
  index: SeasonIndex,
): string | null {
  const { current, seasons } = index;
  const row = seasons.find((indexed) => indexed.season === current);
  if (!row || season === current || season !== defaultSeason(table, index)) return null;
  if (row.empty_tables.includes(table)) return `${name} has no rows of ${current} so far`;
  const figures = metricNames.filter((metric) => !row.unavailable_metrics.includes(metric));
  const few = figures.length <= maxNamedFigures ? `${figures.join(' and ')} alone` : 'a part of the players';
  return `${current} has ${few} so far: season=${current}`;
}

/**
 * Returns which seasons have the field that an answer is sorted by, where none of its rows has it, as a clause of a
 * sentence. Returns null where there is nothing to say.
 *
 * @param isKnownIn whether a season has the field
 */
export function unsortedRemark(
  field: string,
  values: readonly unknown[],
  { seasons }: SeasonIndex,
  isKnownIn: (season: IndexedSeason) => boolean,
): string | null {
  if (values.length === 0 || values.some((value) => value !== null)) return null;
  const years = seasons.filter(isKnownIn).map(({ season }) => season);
  return `no row has a value of ${field} to sort by; ${years.length === 0 ? 'no season' : yearList(years)} has it`;
}
