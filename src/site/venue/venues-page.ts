import type { Venue } from '../../records/venue.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import { clubLinks, venueLink } from '../links.ts';
import type { Site } from '../site.ts';
import { venueMap } from './venue-map.ts';

declare module '../routes.ts' {
  interface PageParameters {
    venues: object;
  }
}

export const venuesKind: PageKind = {
  name: 'venues',
  paths: { en: '/venues', fr: '/stades' },
  labels: { en: 'Venues', fr: 'Stades' },
  menus: ['footer', 'seasons'],
  pages: (site) => [venuesPage(site)],
};

/** Returns the venues on a map, and in a `<table>` with surface, capacity and matches. */
export function venuesPage(site: Site): Page {
  const { t, tables, format } = site;
  const venues = [...tables.rows('venues')].sort((a, b) => b.matches_hosted - a.matches_hosted);
  return {
    route: { page: 'venues' },
    title: t.venues.title,
    description: t.venues.description,
    content: html`${venueMap(site, venues)}
${sourceLinks(site, { resource: 'venues' })}
${table<Venue>({
  caption: t.venues.title,
  rows: venues,
  isProse: true,
  isSortable: true,
  rowId: ({ venue_id }) => venue_id,
  columns: [
    {
      heading: t.columns.venue,
      isText: true,
      cell: ({ venue_id, name }) => venueLink(site, venue_id, name),
    },
    { heading: t.venues.city, isText: true, cell: ({ city }) => site.placeName(city) },
    {
      heading: t.venues.surface,
      isText: true,
      isWide: true,
      cell: ({ surface }) =>
        surface === null ? '–' : html`<span class="nowrap">${t.venues.surfaces[surface]}</span>`,
    },
    { heading: t.venues.capacity, cell: ({ capacity }) => format.number(capacity) },
    { heading: t.venues.opened, isWide: true, cell: ({ opened }) => opened ?? '–' },
    { heading: t.columns.matches, cell: ({ matches_hosted }) => matches_hosted },
    { heading: t.clubs.title, isText: true, isWide: true, cell: ({ clubs }) => clubLinks(site, clubs) },
  ],
})}`,
  };
}
