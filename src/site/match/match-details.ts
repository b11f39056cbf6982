import type { Match } from '../../records/match.ts';
import type { Observation } from '../../records/odds-referees-weather.ts';
import { shortId } from '../../records/text.ts';
import { factList } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { refereeLink } from '../links.ts';
import { shortName, weatherByMatch } from '../lookups/by-id.ts';
import type { Site } from '../site.ts';
import { isAhead } from './match-phase.ts';

/** Returns the address of the calendar file of a match, which one that is still to be played has. */
export function matchCalendar({ match_id }: Pick<Match, 'match_id'>): string {
  return `/calendar/matches/${shortId(match_id)}.ics`;
}

/** Returns the address of a club's calendar. */
export function clubCalendar(club: string): string {
  return `/calendar/${club}.ics`;
}

/**
 * Returns an address that calendar programs subscribe to; where the build does not know the origin, that of the file.
 */
export function subscriptionAddress({ siteUrl }: Pick<Site, 'siteUrl'>, path: string): string {
  return siteUrl === undefined ? path : `${siteUrl.replace(/^https?:/, 'webcal:')}${path}`;
}

/** Returns what is known of attendance, referee, weather and broadcasts of a match, and calendars of one to come. */
export function matchDetails(site: Site, match: Match): Html {
  const { t, format, tables } = site;
  const weather = weatherByMatch(tables).get(match.match_id);
  const isToCome = match.status === 'UPCOMING' && isAhead(match, site);
  const facts = [
    [t('Attendance'), match.attendance === null ? undefined : format.number(match.attendance)],
    [
      t('Referee'),
      match.referee && match.referee_id ? refereeLink(site, match.referee_id, match.referee) : match.referee,
    ],
    [
      t(weather?.period === 'hour' ? 'Weather at kick-off' : 'Weather of the day'),
      weather && describeWeather(site, weather),
    ],
    [t('Broadcast'), match.broadcasters.map(({ name }) => name).join(', ')],
    [t('Highlights'), link(match.highlights_url, t('Watch'))],
    [t('Calendar'), isToCome ? calendars(site, match) : undefined],
    [t('Tickets'), isToCome ? link(match.tickets_url, t('Buy')) : undefined],
  ] as const;
  if (!facts.some(([, value]) => value)) return nothing;
  return html`<section class="panel"><h2 id="details">${t('Details')}</h2>
${factList(facts)}</section>`;
}

/** Returns links to the calendar of a match and to those of both clubs. */
function calendars(site: Site, match: Match): Html {
  const { t, tables } = site;
  const clubs = [match.home_club, match.away_club].map(
    (club) =>
      html` · <a href="${subscriptionAddress(site, clubCalendar(club))}">${shortName(tables, club, match.season)}</a>`,
  );
  return html`<a href="${matchCalendar(match)}">${t('Add this match')}</a>${clubs}`;
}

function describeWeather({ format, t }: Site, weather: Observation): string {
  const { temperature_c, wind_kmh, precipitation_mm } = weather;
  return [
    temperature_c === null ? '' : `${format.number(temperature_c, 0)} °C`,
    wind_kmh === null ? '' : t('wind {speed} km/h', { speed: format.number(wind_kmh, 0) }),
    precipitation_mm === null
      ? ''
      : t('precipitation {amount} mm', { amount: format.number(precipitation_mm, 1) }),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function link(url: string | null, label: string): Html | undefined {
  return url === null ? undefined : html`<a href="${url}" rel="external">${label}</a>`;
}
