import { seasonName } from '../../records/season-span.ts';
import { standingsTable } from '../components/standings-table.ts';
import type { Page } from '../frame/page.ts';
import type { Site } from '../site.ts';
import { currentStandings } from './season-standings.ts';

/** Returns the current standings alone, which pages of other sites may show in a frame. */
export function embeddedTablePage(site: Site): Page {
  const { t, data, currentSeason: season } = site;
  const title = t.home.title(seasonName(season));
  return {
    route: { page: 'embedded-table' },
    title,
    description: t.home.description(seasonName(season)),
    content: data.hasStandings(season)
      ? standingsTable(site, { caption: title, season, rows: data.standingsOf(season) })
      : currentStandings(site, season, title),
  };
}
