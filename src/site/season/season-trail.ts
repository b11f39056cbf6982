import type { Page } from '../frame/page.ts';
import type { Site } from '../site.ts';

/** Returns the pages above one of a season. */
export function seasonTrail(site: Site, season: number): NonNullable<Page['trail']> {
  return [
    { label: site.label('seasons'), route: { page: 'seasons' } },
    { label: site.seasonName(season), route: { page: 'season', season } },
  ];
}
