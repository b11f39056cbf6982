/** Returns the source of a season's stored rows: the archive of finished seasons, or the last refresh. */
export function storedSource(season: number, currentSeason: number): 'archive' | 'snapshot' {
  return season < currentSeason ? 'archive' : 'snapshot';
}
