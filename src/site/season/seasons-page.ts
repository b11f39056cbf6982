import type { Season } from '../../records/season.ts';
import type { Addresses } from '../addresses.ts';
import { table } from '../components/html-table.ts';
import { dataLinks } from '../data-links.ts';
import { html } from '../html.ts';
import { clubLink, seasonLink, translated } from '../links.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import { isSeasonOver } from '../lookups/season-standings.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/** Returns the list of seasons, the latest first. */
export function seasonsPage(site: Words & Addresses & PublishedData): Page {
  const { t, tables } = site;
  const rows = tables.rows('seasons').filter(({ season }) => matchSeasons(tables).includes(season));
  const tableWinner = ({ season, regular_season_winner: winner }: Season) =>
    winner === null ? '–' : clubLink(site, winner, season);
  return {
    route: { page: 'seasons' },
    title: t('Seasons'),
    description: t('Every season {ofLeague} with its champion.'),
    content: html`${dataLinks(site, { resource: 'seasons' })}
${table<Season>({
  caption: t('Seasons'),
  rows: rows.toReversed(),
  columns: [
    { heading: t('Season'), cell: ({ season }) => seasonLink(site, season) },
    {
      heading: t('Champion'),
      isText: true,
      cell: ({ champion, season }) => {
        if (champion !== null) return clubLink(site, champion, season);
        return isSeasonOver(site, season) ? '–' : t('in progress');
      },
    },
    ...(rows.some((row) => row.regular_season_winner !== null)
      ? [{ heading: t('Table winner'), isText: true, cell: tableWinner } as const]
      : []),
    { heading: t('Matches'), cell: ({ matches_finished }) => matches_finished },
    { heading: t('Format'), isText: true, isWide: true, cell: ({ format }) => translated(site, format) },
  ],
})}
<ul class="links">${site.menu('seasons').map(({ route, label }) => html`<li><a href="${site.path(route)}">${label}</a></li>`)}</ul>`,
  };
}
