import { hasResult } from '../../derive/matches.ts';
import type { Venue } from '../../records/directory.ts';
import type { Addresses } from '../addresses.ts';
import { factList } from '../components/fact-lists.ts';
import { table } from '../components/html-table.ts';
import { leadSentence } from '../components/lead-sentence.ts';
import { matchStrip } from '../components/match-cards.ts';
import { crowdNote, matchRows } from '../components/match-list.ts';
import { section } from '../components/panels.ts';
import { dataLinks } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLinks, venueLink } from '../links.ts';
import { isAhead } from '../match/match-phase.ts';
import { surfaces } from '../names.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page, Site } from '../site.ts';
import type { Words } from '../words.ts';
import { venueMap } from './venue-map.ts';

/** Returns the venues on a map, and in a `<table>` with surface, capacity and matches. */
export function venuesPage(site: Site): Page {
  const { t, tables, format } = site;
  const venues = [...tables.rows('venues')].sort((a, b) => b.matches_hosted - a.matches_hosted);
  return {
    route: { page: 'venues' },
    title: t('Venues'),
    description: t('Every venue {ofLeague} with surface, capacity and location.'),
    content: html`${mostMatches(site, venues)}
${venueMap(site, venues)}
${dataLinks(site, { resource: 'venues' })}
${table<Venue>({
  caption: t('Venues'),
  rows: venues,
  isProse: true,
  sortable: site,
  rowId: ({ venue_id }) => venue_id,
  columns: [
    { heading: t('Venue'), isText: true, cell: ({ venue_id, name }) => venueLink(site, venue_id, name) },
    {
      heading: t('City'),
      isText: true,
      isWide: true,
      cell: ({ city }) => (city === null ? '–' : site.localName(city)),
    },
    {
      heading: t('Surface'),
      isText: true,
      isWide: true,
      cell: ({ surface }) =>
        surface === null ? '–' : html`<span class="nowrap">${t(surfaces[surface])}</span>`,
    },
    { heading: t('Capacity'), cell: ({ capacity }) => format.number(capacity) },
    { heading: t('Opened'), isWide: true, cell: ({ opened }) => opened ?? '–' },
    { heading: t('Matches'), isMain: true, cell: ({ matches_hosted }) => matches_hosted },
    { heading: t('Clubs'), isText: true, isWide: true, cell: ({ clubs }) => clubLinks(site, clubs) },
  ],
})}`,
  };
}

/** Returns which venue has hosted the most matches. */
function mostMatches(site: Words, venues: readonly Venue[]): Html {
  return leadSentence(
    site,
    venues.map(({ name, matches_hosted }) => ({ name: site.localName(name), figure: matches_hosted })),
    (names, matches) =>
      site.t('{names} {count, plural, one {has} other {have}} hosted the most matches: {matches}.', {
        ...names,
        matches,
      }),
  );
}

const nextShown = 5;
const resultsShown = 20;
const crowdsShown = 5;

/** Returns the page of a venue: what is known of it, its next matches, its latest results and its largest crowds. */
export function venuePage(site: Words & Addresses & PublishedData, venue: Venue): Page {
  const { t, tables } = site;
  const { venue_id, name, city } = venue;
  const matches = tables.rows('matches').filter((match) => match.venue_id === venue_id);
  const nextMatches = matches.filter((match) => isAhead(match, site));
  const results = matches.filter(hasResult).toReversed();
  const crowds = results
    .filter(({ attendance }) => attendance !== null)
    .sort((a, b) => (b.attendance ?? 0) - (a.attendance ?? 0))
    .slice(0, crowdsShown);
  const next = section(site, {
    id: 'next',
    title: t('Next matches'),
    content: matchStrip(site, t('Next matches'), nextMatches.slice(0, nextShown), nothing),
  });
  const largestCrowds = section(site, {
    id: 'crowds',
    title: t('Largest crowds'),
    content: matchRows(site, crowds, { note: crowdNote(site) }),
  });
  return {
    route: { page: 'venue', venue: venue_id },
    title: site.localName(name),
    description:
      city === null
        ? t('{name}: matches, results and crowds.', { name: site.localName(name) })
        : t('{name} in {city}: matches, results and crowds.', {
            name: site.localName(name),
            city: site.localName(city),
          }),
    trail: [{ label: site.label('venues'), route: { page: 'venues' } }],
    content: html`${facts(site, venue)}
${nextMatches.length === 0 ? nothing : next}
<div class="columns">
${section(site, {
  id: 'results',
  title: t('Latest results'),
  content:
    results.length === 0
      ? html`<p class="muted">${t('No match has been played here yet.')}</p>`
      : matchRows(site, results.slice(0, resultsShown)),
  data: { resource: 'matches', query: { venue: venue_id } },
})}
${crowds.length === 0 ? nothing : largestCrowds}</div>`,
  };
}

/** Returns a link to a place on the map of OpenStreetMap. */
function mapLink({ t }: Words, { latitude, longitude }: Record<'latitude' | 'longitude', number>): Html {
  const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return html`<a href="${address}" rel="external">${t('OpenStreetMap')}</a>`;
}

function facts(site: Words & Addresses & LeagueData, venue: Venue): Html {
  const { t, format, localName } = site;
  const { city, surface, capacity, opened, latitude, longitude, clubs, matches_hosted } = venue;
  return factList([
    [t('City'), city === null ? null : localName(city)],
    [t('Surface'), surface === null ? null : t(surfaces[surface])],
    [t('Capacity'), capacity === null ? null : format.number(capacity)],
    [t('Opened'), opened === null ? null : `${opened}`],
    [t('Matches'), format.number(matches_hosted)],
    [t('Clubs'), clubLinks(site, clubs)],
    [t('Map'), latitude === null || longitude === null ? null : mapLink(site, { latitude, longitude })],
  ]);
}
