import { summariseReferees } from '../../derive/referees.ts';
import type { RefereeSummary } from '../../records/referee.ts';
import { seasonRange } from '../../records/season-span.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import { refereeAnchor } from '../links.ts';
import type { Site } from '../site.ts';

declare module '../routes.ts' {
  interface PageParameters {
    referees: object;
  }
}

export const refereesKind: PageKind = {
  name: 'referees',
  paths: { en: '/referees', fr: '/arbitres' },
  labels: { en: 'Referees', fr: 'Arbitres' },
  menus: ['footer', 'seasons'],
  tables: ['referees'],
  pages: (site) => [refereesPage(site)],
};

/** Returns the referees of all seasons with their matches and cards a match. */
export function refereesPage(site: Site): Page {
  const { t, tables, format } = site;
  return {
    route: { page: 'referees' },
    title: t.referees.title,
    description: t.referees.description,
    content: html`${sourceLinks(site, { resource: 'referees', query: { summary: true } })}
${table<RefereeSummary>({
  caption: t.referees.title,
  rows: summariseReferees(tables.rows('referees')),
  rowId: ({ referee_id }) => refereeAnchor(referee_id),
  isSortable: true,
  columns: [
    {
      heading: t.match.referee,
      isText: true,
      sortKey: 'name',
      cell: ({ name, short_name }) => name ?? short_name ?? t.referees.unnamed,
    },
    { heading: t.columns.matches, sortKey: 'matches', isMain: true, cell: ({ matches }) => matches },
    {
      heading: t.referees.yellowShort,
      title: t.referees.yellow,
      sortKey: 'yellow_cards_per_match',
      cell: ({ yellow_cards_per_match }) => format.number(yellow_cards_per_match, 2),
    },
    {
      heading: t.referees.redShort,
      title: t.referees.red,
      sortKey: 'red_cards_per_match',
      cell: ({ red_cards_per_match }) => format.number(red_cards_per_match, 2),
    },
    {
      heading: site.label('seasons'),
      isText: true,
      isWide: true,
      sortKey: 'seasons',
      cell: ({ seasons }) => seasonRange(seasons),
    },
    {
      heading: t.referees.last,
      isText: true,
      isWide: true,
      sortKey: 'last_match',
      cell: ({ last_match }) => last_match,
    },
  ],
})}`,
  };
}
