/** Returns the rows of one season, in their order. */
export function ofSeason<Row extends { readonly season: number }>(
  rows: readonly Row[],
  season: number,
): Row[] {
  return rows.filter((row) => row.season === season);
}
