/** How values are written into addresses; the clients share these functions. */

/** Returns a number, a boolean or one of a few words as a segment of an address. */
export function plainSegment(value: unknown): string {
  return String(value).toLowerCase();
}

/** Returns a list as a segment of an address; null for several values, since an address cannot contain a comma. */
export function listSegment(list: readonly (string | number)[]): string | null {
  return list.length === 1 ? plainSegment(list[0]) : null;
}
