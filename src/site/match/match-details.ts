import type { Match } from '../../records/match.ts';
import type { Observation } from '../../records/observation.ts';
import type { Addresses } from '../addresses.ts';
import { factList } from '../components/fact-lists.ts';
import { panel } from '../components/panels.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { refereeLink } from '../links.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { weatherByMatch } from '../lookups/match-lookups.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { clubCalendar, matchCalendar, subscriptionAddress } from './calendar-addresses.ts';
import { isAhead } from './match-phase.ts';

/** Returns what is known of attendance, referee, weather and broadcasts of a match, and calendars of one to come. */
export function matchDetails(site: Words & Addresses & PublishedData, match: Match): Html {
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
  return panel(site, { id: 'details', title: t('Details'), content: factList(facts) });
}

/** Returns links to the calendar of a match and to those of both clubs. */
function calendars(site: Words & Addresses & LeagueData, match: Match): Html {
  const { t, tables } = site;
  const clubs = [match.home_club, match.away_club].map(
    (club) =>
      html`<a href="${subscriptionAddress(site, clubCalendar(club))}">${shortName(tables, club, match.season)}</a>`,
  );
  const own = html`<a href="${matchCalendar(match)}">${t('Add this match')}</a>`;
  return html`${joined(clubs)}<span data-after="${match.match_id}"> · ${own}</span>`;
}

function describeWeather({ format, t }: Words, weather: Observation): string {
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
