import { publishedTables, type TableName } from '../records/published.ts';
import type { IndexedSeason, SeasonIndex } from '../records/season.ts';
import { clubsOf } from './club.ts';
import { type MatchSelector, type SeasonSelector, seasonsOfId } from './selector.ts';
import { partsOf } from './text-matching.ts';

/** A query, by the parameters of which it is known what there is instead. */
export interface SelectiveQuery extends SeasonSelector, Pick<MatchSelector, 'team' | 'opponent'> {
  readonly against?: string | undefined;
}

/** What a query without rows was asked of. */
interface Asked {
  /** The name of the resource, such as `weather`. */
  readonly name: string;
  readonly table: TableName;
  readonly query: SelectiveQuery;
  /** The rows of the seasons that the query concerns. */
  readonly rows: readonly unknown[];
}

/**
 * Returns what a query without rows could ask instead, each as a clause of a sentence. These are seasons, the years of
 * clubs, days, and the seasons of matches and players.
 *
 * @param atFault the parameters with these values
 */
export function alternatives(index: SeasonIndex, asked: Asked, atFault: readonly string[]): string[] {
  const isAtFault = (names: readonly string[]) => names.some((name) => atFault.includes(name));
  const { query, rows } = asked;
  return [
    ...(rows.length === 0 || isAtFault(['season']) ? seasonsWithRows(index, asked) : []),
    ...(isAtFault(clubParameters) ? yearsOfClubs(index, query) : []),
    ...(isAtFault(['date', 'from', 'to']) ? daysWithMatches(index, query) : []),
    ...(isAtFault(['match_id', 'season']) ? seasonsOfIds(index, 'match_id', query.match_id) : []),
    ...(isAtFault(['player_id', 'season']) ? seasonsOfIds(index, 'player_id', query.player_id) : []),
  ];
}

function seasonsWithRows({ seasons }: SeasonIndex, { name, table, rows }: Asked): string[] {
  // The rows are of all seasons where the table has no part for each.
  const years = rows.map((row) => (row as { season?: number }).season).filter((year) => year !== undefined);
  const filled = seasons
    .filter(({ season, empty_tables }) =>
      // Of a table without a part for each season, no season is known to have rows.
      rows.length === 0
        ? publishedTables[table].seasonal && !empty_tables.includes(table)
        : years.includes(season),
    )
    .map(({ season }) => season);
  return filled.length === 0 ? [] : [`${name} has rows of ${yearList(filled)}`];
}

const clubParameters = ['team', 'opponent', 'against'] as const;

/** Says when the clubs of a query played, where it is about other seasons, or all. */
function yearsOfClubs(index: SeasonIndex, query: SelectiveQuery): string[] {
  const years = query.season === undefined ? undefined : [query.season].flat();
  return clubParameters
    .flatMap((parameter) => partsOf(query[parameter] ?? '').flatMap((part) => clubsOf(part, index)))
    .flatMap(({ name, first_season, last_season }) => {
      const hasPlayed = (year: number) => first_season <= year && year <= (last_season ?? year);
      if (years?.every(hasPlayed)) return [];
      if (last_season === null) return [`${name} has played since ${first_season}`];
      return [
        first_season === last_season
          ? `${name} played in ${first_season}`
          : `${name} played from ${first_season} to ${last_season}`,
      ];
    });
}

/** Says between which days there are matches, in the seasons of a query or around its day. */
function daysWithMatches({ seasons }: SeasonIndex, { season, date, from, to }: SelectiveQuery): string[] {
  const played = seasons.filter(hasDays);
  const day = [date ?? from ?? to ?? ''].flat()[0] ?? '';
  const around = [
    played.findLast(({ first_day }) => first_day <= day),
    played.find(({ last_day }) => last_day >= day),
  ];
  const shown = season === undefined ? around : played.filter((row) => [season].flat().includes(row.season));
  const spans = [...new Set(shown)].flatMap((row) =>
    row ? [`from ${row.first_day} to ${row.last_day}`] : [],
  );
  return spans.length === 0 ? [] : [`matches are ${spans.join(' and ')}`];
}

/** A season that has matches. */
type PlayedSeason = IndexedSeason & { readonly first_day: string; readonly last_day: string };

function hasDays(season: IndexedSeason): season is PlayedSeason {
  return season.first_day !== null && season.last_day !== null;
}

function seasonsOfIds(
  index: SeasonIndex,
  parameter: 'match_id' | 'player_id',
  ids: readonly string[] = [],
): string[] {
  return ids.flatMap((id) => {
    const years = seasonsOfId(index, parameter, id);
    return years.length === 0 ? [] : [`${parameter}=${id} is of ${yearList(years)}`];
  });
}

/** Returns years as a text such as `2019, 2022 to 2025`. @param years in ascending order */
export function yearList(years: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.last === year - 1) run.last = year;
    else runs.push({ first: year, last: year });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`)).join(', ');
}
