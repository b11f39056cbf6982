import type { Season, SeasonIndex } from '../records/season.ts';

export const hasMatches = ({ matches_scheduled }: Season): boolean => matches_scheduled > 0;
export const hasResults = ({ matches_finished }: Season): boolean => matches_finished > 0;

/** The parameters by which a query may name its seasons, itself or through the index. */
export interface SeasonSelector {
  readonly season?: readonly number[] | number | undefined;
  readonly match_id?: string | undefined;
  readonly player_id?: string | undefined;
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Returns the seasons whose rows a query can select: those it names, or else those of its match, player or days.
 * Undefined means every season. An id that no season has may be new in the feed, so it concerns the current season.
 */
export function seasonsNeeded(query: SeasonSelector, index: SeasonIndex): readonly number[] | undefined {
  const { season, match_id, player_id } = query;
  if (season !== undefined) return typeof season === 'number' ? [season] : season;
  if (match_id !== undefined) return [ownValue(index.matches, match_id) ?? index.current];
  const seasons =
    player_id === undefined
      ? seasonsOfDays(query, index)
      : (ownValue(index.players, player_id) ?? [index.current]);
  // The files of most seasons cost more than the one of all.
  return seasons && seasons.length <= index.seasons.length / 2 ? seasons : undefined;
}

/** Returns the seasons that have matches between the first and the last day of a query, if it has days. */
function seasonsOfDays({ date, from = date, to = date }: SeasonSelector, { seasons }: SeasonIndex) {
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

/** Returns the value of an id; any text can be an id, `constructor` too. */
function ownValue<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}
