import { hasResult } from '../../derive/matches.ts';
import type { Team, Venue } from '../../records/directory.ts';
import type { Match } from '../../records/match.ts';
import type { Player } from '../../records/player.ts';
import type { Addresses } from '../addresses.ts';
import { venuesById } from '../lookups/match-lookups.ts';
import type { Route } from '../page-kinds.ts';
import type { LeagueData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/** States of schema.org's events. One that is over has that of a scheduled one: there is none for it. */
const eventStatuses: Partial<Record<Match['status'], string>> = {
  POSTPONED: 'EventPostponed',
  CANCELLED: 'EventCancelled',
  SUSPENDED: 'EventPostponed',
};

/** Returns a match as schema.org's SportsEvent, with its state, place and, once it is over, its score. */
export function matchData(site: Words & Addresses & LeagueData, match: Match): object {
  const { t, tables, format } = site;
  const { home_club, away_club, home_team, away_team, venue_id, status } = match;
  const place = venuesById(tables).get(venue_id ?? '');
  const team = (club: string, name: string) => ({
    '@type': 'SportsTeam',
    name,
    ...urlOf(site, { page: 'club', club }),
  });
  const sides = [team(home_club, home_team), team(away_club, away_team)];
  return {
    '@type': 'SportsEvent',
    name: t('{home} v {away}', { home: home_team, away: away_team }),
    ...(hasResult(match) && {
      description: `${home_team} ${format.score(match.home_goals, match.away_goals)} ${away_team}`,
    }),
    sport: 'Soccer',
    startDate: match.kickoff_utc ?? match.date,
    eventStatus: `https://schema.org/${eventStatuses[status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: placeData(site, place) }),
    homeTeam: sides[0],
    awayTeam: sides[1],
    competitor: sides,
  };
}

/** Returns a venue as schema.org's StadiumOrArena, with its address and coordinates as far as they are known. */
function placeData(
  site: Words & LeagueData,
  { venue_id, name, city, province, latitude, longitude }: Venue,
): object {
  return {
    '@type': 'StadiumOrArena',
    name: site.localName(name),
    ...sameAs(site, 'venue', venue_id),
    ...(city !== null && { address: addressIn(site, city, province) }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

/** Returns a club as schema.org's SportsTeam. */
export function clubData(
  site: Words & Addresses & LeagueData,
  { club_id, name, names, city, province, founded }: Team,
): object {
  const otherNames = names.map((other) => other.name).filter((other) => other !== name);
  return {
    '@type': 'SportsTeam',
    name,
    sport: 'Soccer',
    ...urlOf(site, { page: 'club', club: club_id }),
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    ...sameAs(site, 'club', club_id),
    ...(founded !== null && { foundingDate: `${founded}` }),
    ...(city !== null && { location: { '@type': 'Place', address: addressIn(site, city, province) } }),
  };
}

function addressIn({ localName }: Words, city: string, province: string | null): object {
  return {
    '@type': 'PostalAddress',
    addressLocality: localName(city),
    ...(province && { addressRegion: province }),
  };
}

/** Returns a player as schema.org's Person, with the club of their latest season. */
export function personData(
  site: Addresses & LeagueData,
  { player_id, name, full_name, nationality, birth_year, club, team }: Player,
): object {
  return {
    '@type': 'Person',
    name: full_name ?? name,
    ...(player_id !== null && sameAs(site, 'player', player_id)),
    ...(birth_year !== null && { birthDate: `${birth_year}` }),
    ...(nationality !== null && { nationality }),
    ...(club !== null && {
      memberOf: { '@type': 'SportsTeam', name: team, ...urlOf(site, { page: 'club', club }) },
    }),
  };
}

/** Returns the pages about something at other registers, of the ids that are certain; nothing where there is none. */
function sameAs(
  { tables }: LeagueData,
  entity: 'club' | 'player' | 'venue',
  id: string,
): { sameAs?: string[] } {
  const pages = tables
    .rows('ids')
    .flatMap((row) =>
      row.entity === entity && row.id === id && row.confidence === 'certain' ? (row.page ?? []) : [],
    );
  return pages.length === 0 ? {} : { sameAs: pages };
}

/** Returns the pages above a page as schema.org's BreadcrumbList, where the build knows the site's origin. */
export function breadcrumbData(site: Addresses, { trail = [], title, route }: Page): object | undefined {
  if (trail.length === 0 || site.siteUrl === undefined) return undefined;
  const steps = [...trail, { label: title, route }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${step.label}`,
      item: site.siteUrl + site.path(step.route),
    })),
  };
}

/** Returns the complete address of a page, where the build knows the site's origin. */
function urlOf({ siteUrl, path }: Addresses, route: Route): { url?: string } {
  return siteUrl === undefined ? {} : { url: siteUrl + path(route) };
}
