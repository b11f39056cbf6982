/** Where the stored rows of a season are from: the archive of those that are over, or the last refresh. */
export function storedSource(season: number, current: number): 'archive' | 'snapshot' {
  return season < current ? 'archive' : 'snapshot';
}
