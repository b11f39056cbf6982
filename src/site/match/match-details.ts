import { hasResult } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { Observation } from '../../records/observation.ts';
import type { MatchStats } from '../../records/side-stats.ts';
import { shortId } from '../../records/text.ts';
import { keysOf } from '../../records/typed.ts';
import type { Addresses } from '../addresses-and-menus.ts';
import { bar, factList } from '../components/panels.ts';
import { panel, section } from '../components/parts.ts';
import { type Html, html, nothing } from '../html.ts';
import { refereeLink, xgLink } from '../links.ts';
import { shortName, weatherByMatch } from '../lookups/by-id.ts';
import { statisticNames } from '../names.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import { clubClass } from '../style/club-colours.ts';
import type { Words } from '../words.ts';
import { isAhead } from './match-phase.ts';

/** Returns statistics of two clubs as pairs of figures with a bar each, from the middle outwards. */
export function statBars(
  words: Words,
  clubs: readonly [home: string, away: string],
  statistics: readonly { field: string; label: string; home: number | null; away: number | null }[],
): Html {
  const { format } = words;
  const [homeClass, awayClass] = clubs.map(clubClass);
  return html`<dl class="facing">${statistics.map(({ field, label, home, away }) => {
    const digits = field === 'xg' ? 2 : 0;
    const [homeShare, awayShare] = facingShares(field, home, away);
    const bars = [bar(homeShare, { className: homeClass }), bar(awayShare, { className: awayClass })];
    return html`<div>
<dt>${label}</dt>
<dd>${format.number(home, digits)}</dd>
<dd class="pair">${bars}</dd>
<dd>${format.number(away, digits)}</dd></div>
`;
  })}</dl>`;
}

/** The statistics that are percentages, and so have a scale of their own. */
const percentages = ['possession', 'pass_accuracy'];

/**
 * Returns how long the bars of two sides are, 0 to 1. Counts are measured by the larger of the two; percentages by 100, so
 * that no difference looks larger than it is. Where one of the two is unknown, nothing is drawn.
 */
export function facingShares(field: string, home: number | null, away: number | null): [number, number] {
  if (home === null || away === null) return [0, 0];
  const whole = percentages.includes(field) ? 100 : Math.max(home, away);
  return whole === 0 ? [0, 0] : [home / whole, away / whole];
}

/** Returns the statistics of both sides of a finished match as facing bars. */
export function matchStatistics(
  site: Words & Addresses & PublishedData,
  match: Match,
  stats: MatchStats | undefined,
): Html {
  const { t } = site;
  if (!hasResult(match)) return nothing;
  const sides = stats?.team_stats;
  const statistics = keysOf(statisticNames)
    .map((field) => ({
      field,
      label: t(statisticNames[field]),
      home: sides?.home[field] ?? null,
      away: sides?.away[field] ?? null,
    }))
    .filter(({ home, away }) => home !== null || away !== null);
  const legend = t(
    '{home} on the left, {away} on the right. The longer bar is the larger figure; percentages are of 100.',
    { home: match.home_team, away: match.away_team },
  );
  const content = html`<p class="small muted">${legend}</p>
${statBars(site, [match.home_club, match.away_club], statistics)}
${statistics.some(({ field }) => field === 'xg') ? html`<p class="sources">${xgLink(site)}</p>` : nothing}`;
  const nothingKnown = html`<p class="muted">${t('No statistics are known for this match.')}</p>`;
  return section(site, {
    id: 'statistics',
    title: t('Statistics'),
    content: statistics.length === 0 ? nothingKnown : content,
    sources: { resource: 'match', query: { match_id: shortId(match.match_id) } },
  });
}

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
export function subscriptionAddress({ siteUrl }: Addresses, path: string): string {
  return siteUrl === undefined ? path : `${siteUrl.replace(/^https?:/, 'webcal:')}${path}`;
}

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
      html` · <a href="${subscriptionAddress(site, clubCalendar(club))}">${shortName(tables, club, match.season)}</a>`,
  );
  return html`<a href="${matchCalendar(match)}">${t('Add this match')}</a>${clubs}`;
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
