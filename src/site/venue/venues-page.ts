import type { Venue } from '../../records/directory.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { html } from '../html.ts';
import { clubLinks, venueLink } from '../links.ts';
import { surfaces } from '../names.ts';
import type { Page, PageKind, Site } from '../site.ts';
import { venueMap } from './venue-map.ts';

export const venuesKind: PageKind = {
  name: 'venues',
  paths: { en: '/venues', fr: '/stades' },
  label: 'Venues',
  menus: ['footer', 'seasons'],
  pages: (site) => [venuesPage(site)],
};

/** Returns the venues on a map, and in a `<table>` with surface, capacity and matches. */
export function venuesPage(site: Site): Page {
  const { t, tables, format } = site;
  const venues = [...tables.rows('venues')].sort((a, b) => b.matches_hosted - a.matches_hosted);
  return {
    route: { page: 'venues' },
    title: t('Venues'),
    description: t('Every venue {ofLeague} with surface, capacity and location.'),
    content: html`${venueMap(site, venues)}
${sourceLinks(site, { resource: 'venues' })}
${table<Venue>({
  caption: t('Venues'),
  rows: venues,
  isProse: true,
  isSortable: true,
  rowId: ({ venue_id }) => venue_id,
  columns: [
    { heading: t('Venue'), isText: true, cell: ({ venue_id, name }) => venueLink(site, venue_id, name) },
    { heading: t('City'), isText: true, isWide: true, cell: ({ city }) => site.placeName(city) },
    {
      heading: t('Surface'),
      isText: true,
      isWide: true,
      cell: ({ surface }) =>
        surface === null ? '–' : html`<span class="nowrap">${t(surfaces[surface])}</span>`,
    },
    { heading: t('Capacity'), cell: ({ capacity }) => format.number(capacity) },
    { heading: t('Opened'), isWide: true, cell: ({ opened }) => opened ?? '–' },
    { heading: t('Matches'), cell: ({ matches_hosted }) => matches_hosted },
    { heading: t('Clubs'), isText: true, isWide: true, cell: ({ clubs }) => clubLinks(site, clubs) },
  ],
})}`,
  };
}
