import { standingsTable } from '../components/standings-table.ts';
import { hasStandings, standingsOf } from '../lookups/standings.ts';
import type { Page, PageKind, Site } from '../site.ts';
import { currentStandings } from './season-records.ts';

export const embeddedTableKind: PageKind = {
  name: 'embedded-table',
  paths: { en: '/embed/table', fr: '/embed/table' },
  isEmbedded: true,
  isHidden: true,
  pages: (site) => [embeddedTablePage(site)],
};

/** Returns the current standings alone, which pages of other sites may show in a frame. */
export function embeddedTablePage(site: Site): Page {
  const { t, tables, currentSeason: season } = site;
  const title = t('{league} {season}', { season: site.seasonName(season) });
  return {
    route: { page: 'embedded-table' },
    title,
    description: t('Table, results and fixtures of the {season} {league} season, as open data.', {
      season: site.seasonName(season),
    }),
    content: hasStandings(tables, season)
      ? standingsTable(site, { caption: title, season, rows: standingsOf(tables, season) })
      : currentStandings(site, season, title),
  };
}
