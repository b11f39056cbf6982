import { summariseReferees } from '../../derive/context.ts';
import type { RefereeSummary } from '../../records/directory.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { html } from '../html.ts';
import { refereeLink } from '../links.ts';
import type { Page, PageKind, Site } from '../site.ts';
import { nameOfReferee } from './referee-page.ts';

export const refereesKind: PageKind = {
  name: 'referees',
  paths: { en: '/referees', fr: '/arbitres' },
  label: 'Referees',
  menus: ['footer', 'seasons'],
  tables: ['referees'],
  pages: (site) => [refereesPage(site)],
};

/** Returns the referees of all seasons with their matches and cards a match. */
export function refereesPage(site: Site): Page {
  const { t, tables, format } = site;
  return {
    route: { page: 'referees' },
    title: t('Referees'),
    description: t('Referees {ofLeague}, their matches and cards per match.'),
    content: html`${sourceLinks(site, { resource: 'referees', query: { summary: true } })}
${table<RefereeSummary>({
  caption: t('Referees'),
  rows: summariseReferees(tables.rows('referees')),
  isSortable: true,
  columns: [
    {
      heading: t('Referee'),
      isText: true,
      sortKey: 'name',
      cell: (referee) => refereeLink(site, referee.referee_id, nameOfReferee(site, referee)),
    },
    { heading: t('Matches'), sortKey: 'matches', isMain: true, cell: ({ matches }) => matches },
    {
      heading: t('Yellow'),
      title: t('Yellow cards per match'),
      sortKey: 'yellow_cards_per_match',
      cell: ({ yellow_cards_per_match }) => format.number(yellow_cards_per_match, 2),
    },
    {
      heading: t('Red'),
      title: t('Red cards per match'),
      sortKey: 'red_cards_per_match',
      cell: ({ red_cards_per_match }) => format.number(red_cards_per_match, 2),
    },
    {
      heading: site.label('seasons'),
      isText: true,
      isWide: true,
      sortKey: 'seasons',
      cell: ({ seasons }) => site.seasonRange(seasons),
    },
    {
      heading: t('Last match'),
      isText: true,
      isWide: true,
      sortKey: 'last_match',
      cell: ({ last_match }) => format.date(last_match),
    },
  ],
})}`,
  };
}
