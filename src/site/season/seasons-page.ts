import type { Season } from '../../records/season.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import { clubLink, seasonLink } from '../links.ts';
import { matchSeasons } from '../lookups/matches.ts';
import type { Site } from '../site.ts';

declare module '../routes.ts' {
  interface PageParameters {
    seasons: object;
  }
}

export const seasonsKind: PageKind = {
  name: 'seasons',
  paths: { en: '/seasons', fr: '/saisons' },
  labels: { en: 'Seasons', fr: 'Saisons' },
  pages: (site) => [seasonsPage(site)],
};

/** Returns the list of seasons, the latest first. */
export function seasonsPage(site: Site): Page {
  const { t, tables } = site;
  const rows = tables.rows('seasons').filter(({ season }) => matchSeasons(tables).includes(season));
  const tableWinner = ({ season, regular_season_winner: winner }: Season) =>
    winner === null ? '–' : clubLink(site, winner, season);
  return {
    route: { page: 'seasons' },
    title: t.seasons.title,
    description: t.seasons.description,
    content: html`${sourceLinks(site, { resource: 'seasons' })}
${table<Season>({
  caption: t.seasons.title,
  rows: rows.toReversed(),
  columns: [
    {
      heading: t.columns.season,
      cell: ({ season }) => seasonLink(site, season),
    },
    {
      heading: t.columns.champion,
      isText: true,
      cell: ({ champion, season }) =>
        champion === null ? t.seasons.undecided : clubLink(site, champion, season),
    },
    ...(rows.some((row) => row.regular_season_winner !== null)
      ? [{ heading: t.columns.tableWinner, isText: true, cell: tableWinner } as const]
      : []),
    { heading: t.columns.matches, cell: ({ matches_finished }) => matches_finished },
    {
      heading: t.seasons.format,
      isText: true,
      isWide: true,
      cell: ({ format }) => translated(site, format),
    },
  ],
})}
<ul class="links">${site.menu('seasons').map(({ route, label }) => html`<li><a href="${site.path(route)}">${label}</a></li>`)}</ul>`,
  };
}
