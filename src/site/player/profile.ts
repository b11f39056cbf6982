/** Returns a rating as pages show it: a percentile without decimals, since as a mark out of ten it would look like praise. */
export function profileOf(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating * 10);
}
