import type { Match } from '../../records/match.ts';
import type { Observation } from '../../records/weather.ts';
import { kickoff } from '../components/match-card.ts';
import { type Html, html, nothing } from '../html.ts';
import { venueLink } from '../links.ts';
import type { Site } from '../site.ts';
import { clubCalendar, hasCalendar, matchCalendar, subscriptionAddress } from './calendar-addresses.ts';

/** Returns what is known of kick-off, venue, attendance, referee, weather and broadcasts of a match. */
export function matchDetails(site: Site, match: Match): Html {
  const { t, format, data } = site;
  const weather = data.weatherOf.get(match.match_id);
  const facts: [name: string, value: Html | string | undefined][] = [
    [t.match.kickoff, kickoff(site, match)],
    [
      t.columns.venue,
      html`${venueLink(site, match.venue_id, match.venue)}, ${match.city}${match.neutral ? ` · ${t.match.neutral}` : ''}`,
    ],
    [t.columns.attendance, match.attendance === null ? undefined : format.number(match.attendance)],
    [t.match.referee, match.referee ?? undefined],
    [t.match.weather, weather && describeWeather(site, weather)],
    [t.match.broadcast, match.broadcasters.map(({ name }) => name).join(', ')],
    [t.match.highlights, link(match.highlights_url, t.match.watch)],
    [t.calendar, calendars(site, match)],
    [t.match.tickets, match.status === 'UPCOMING' ? link(match.tickets_url, t.match.buy) : undefined],
  ];
  return html`<dl class="facts">${facts.map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : nothing))}</dl>`;
}

/** Returns links to the calendars of both clubs, and to that of a match to be played. */
function calendars(site: Site, match: Match): Html {
  const { t, data } = site;
  const calendarOfMatch = hasCalendar(match)
    ? html`<a href="${matchCalendar(match)}">${t.match.addToCalendar}</a> · `
    : nothing;
  const calendarsOfClubs = [match.home_club, match.away_club].map(
    (club, index) =>
      html`${index > 0 ? ' · ' : ''}<a href="${subscriptionAddress(site, clubCalendar(club))}">${data.shortName(club, match.season)}</a>`,
  );
  return html`${calendarOfMatch}${calendarsOfClubs}`;
}

function describeWeather({ format, t }: Site, weather: Observation): string {
  const { temperature_c, wind_kmh, precipitation_mm } = weather;
  return [
    temperature_c === null ? '' : `${format.number(temperature_c, 0)} °C`,
    wind_kmh === null ? '' : t.match.wind(format.number(wind_kmh, 0)),
    precipitation_mm === null ? '' : t.match.rain(format.number(precipitation_mm, 1)),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function link(url: string | null, label: string): Html | undefined {
  return url === null ? undefined : html`<a href="${url}" rel="external">${label}</a>`;
}
