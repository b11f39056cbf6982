import { hasResult } from '../../derive/tally.ts';
import type { Venue } from '../../records/venue.ts';
import { matchStrip } from '../components/match-card.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLinks } from '../links.ts';
import { isAhead } from '../match/match-phase.ts';
import type { Site } from '../site.ts';

const nextShown = 5;
const resultsShown = 20;
const crowdsShown = 5;

declare module '../routes.ts' {
  interface PageParameters {
    venue: { venue: string };
  }
}

export const venueKind: PageKind = {
  name: 'venue',
  paths: { en: '/venues/:venue', fr: '/stades/:venue' },
  pages: (site) => site.tables.rows('venues').map((venue) => venuePage(site, venue)),
};

/** Returns the page of a venue: what is known of it, its next matches, its latest results and its largest crowds. */
export function venuePage(site: Site, venue: Venue): Page {
  const { t, tables } = site;
  const { venue_id, name, city } = venue;
  const matches = tables.rows('matches').filter((match) => match.venue_id === venue_id);
  const nextMatches = matches.filter((match) => isAhead(match, site.asOf));
  const results = matches.filter(hasResult).toReversed();
  const crowds = results
    .filter(({ attendance }) => attendance !== null)
    .sort((a, b) => (b.attendance ?? 0) - (a.attendance ?? 0))
    .slice(0, crowdsShown);
  return {
    route: { page: 'venue', venue: venue_id },
    title: site.placeName(name),
    description: t.venues.venueDescription(site.placeName(name), site.placeName(city)),
    trail: [{ label: site.label('venues'), route: { page: 'venues' } }],
    content: html`${facts(site, venue)}
${
  nextMatches.length === 0
    ? nothing
    : html`<h2 id="next">${t.venues.next}</h2>
${matchStrip(site, t.venues.next, nextMatches.slice(0, nextShown), nothing)}`
}
<div class="columns"><section><h2 id="results">${t.venues.results}</h2>
${results.length === 0 ? html`<p class="muted">${t.venues.noResults}</p>` : matchList(site, t.venues.results, results.slice(0, resultsShown))}
${sourceLinks(site, { resource: 'matches', query: { venue: venue_id } })}</section>
${crowds.length === 0 ? nothing : html`<section><h2 id="crowds">${t.records.crowds}</h2>${matchList(site, t.records.crowds, crowds, true)}</section>`}</div>`,
  };
}

function facts(site: Site, venue: Venue): Html {
  const { t, format, placeName } = site;
  const { city, surface, capacity, opened, latitude, longitude, clubs, matches_hosted } = venue;
  const details: [name: string, value: Html | string | null][] = [
    [t.venues.city, placeName(city)],
    [t.venues.surface, surface === null ? null : t.venues.surfaces[surface]],
    [t.venues.capacity, capacity === null ? null : format.number(capacity)],
    [t.venues.opened, opened === null ? null : `${opened}`],
    [t.columns.matches, format.number(matches_hosted)],
    [t.clubs.title, clubLinks(site, clubs)],
    [t.venues.map, html`<a href="${mapUrl(latitude, longitude)}" rel="external">${t.venues.openMap}</a>`],
  ];
  return html`<dl class="facts">${details.map(([name, value]) => (value === null ? nothing : html`<dt>${name}</dt><dd>${value}</dd>`))}</dl>`;
}

/** Returns the address of a place on a map of the world that anyone may use. */
function mapUrl(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
