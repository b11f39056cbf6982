/** Compares by UTF-16 code unit, the same in every locale. */
export function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
