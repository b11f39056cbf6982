import type { Venue } from '../../records/venue.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the venues: a map, and a table with surface, capacity and matches. */
export function venuesPage(site: Site): Page {
  const { t, data, format } = site;
  const venues = [...data.tables.rows('venues')].sort((a, b) => b.matches_hosted - a.matches_hosted);
  return {
    route: { page: 'venues' },
    title: t.venues.title,
    description: t.venues.description,
    content: html`${sourceLinks(site, { json: '/data/v1/venues.json', api: '/api/v1/venues', csv: '/dumps/venues.csv' })}
${map(site, venues)}
${table({
  caption: t.venues.title,
  rows: venues,
  isSortable: true,
  columns: [
    { heading: t.columns.venue, isText: true, cell: ({ name }) => name },
    { heading: t.venues.city, isText: true, cell: ({ city }) => city },
    { heading: t.clubs.title, isText: true, cell: ({ teams }) => teams.join(', ') },
    {
      heading: t.venues.surface,
      isText: true,
      cell: ({ surface }) => (surface === null ? '–' : t.venues.surfaces[surface]),
    },
    { heading: t.venues.capacity, cell: ({ capacity }) => format.number(capacity) },
    { heading: t.venues.opened, cell: ({ opened }) => opened ?? '–' },
    { heading: t.columns.matches, cell: ({ matches_hosted }) => matches_hosted },
  ],
})}`,
  };
}

const width = 720;
const margin = 30;

/** Venues by longitude and latitude, in the equirectangular projection about their middle latitude. */
function map({ t }: Site, venues: readonly Venue[]): Html {
  const longitudes = venues.map(({ longitude }) => longitude);
  const latitudes = venues.map(({ latitude }) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const scale = (width - 2 * margin) / Math.max(1, east - west);
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const height = Math.round((north - south) * scale * stretch + 2 * margin);
  const x = (longitude: number) => Math.round(margin + (longitude - west) * scale);
  const y = (latitude: number) => Math.round(margin + (north - latitude) * scale * stretch);
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${t.venues.map}">
${venues.map(
  ({ latitude, longitude, name, status }) =>
    html`<circle class="${status === 'active' ? 'home' : 'away'}" cx="${x(longitude)}" cy="${y(latitude)}" r="6"><title>${name}</title></circle>
`,
)}</svg>`;
}
