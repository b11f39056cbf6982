import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  type ICalLocation,
} from 'ical-generator';
import { hasResult, isOpen, isPlayedBy } from '../../src/derive/matches.ts';
import type { Venue } from '../../src/records/directory.ts';
import type { Match } from '../../src/records/match.ts';
import { snapshotOf, type Tables } from '../../src/records/published.ts';
import { ofSeason, seasonName } from '../../src/records/season-rules.ts';
import { shortId } from '../../src/records/text.ts';
import { valueAt } from '../../src/records/typed.ts';
import { service } from '../../src/service.ts';
import { pathOf } from '../../src/site/addresses.ts';
import { matchCalendar } from '../../src/site/match/calendar-addresses.ts';
import { slugOfMatch } from '../../src/site/slugs.ts';

/** How long a client may use a calendar before it requests it again. */
const refreshIntervalSeconds = 6 * 60 * 60;

/** The length of an event: two halves, the break and added time. */
const durationMs = 2 * 60 * 60 * 1000;

/** The states of matches that are not as they were scheduled; the other events are confirmed. */
const states: Partial<
  Record<Match['status'], { readonly prefix: string; readonly status: ICalEventStatus }>
> = {
  POSTPONED: { prefix: 'Postponed: ', status: ICalEventStatus.TENTATIVE },
  SUSPENDED: { prefix: 'Suspended: ', status: ICalEventStatus.CONFIRMED },
  CANCELLED: { prefix: 'Cancelled: ', status: ICalEventStatus.CANCELLED },
};

/**
 * Renders calendars to subscribe to (RFC 5545), one of all clubs and one of each. `CLUB.ics` has the current season, or the
 * club's last one, and `CLUB-all.ics` every season. Times are UTC. A match without a known kick-off takes the whole day.
 * The same tables give the same bytes.
 *
 * @throws {Error} if the venue of a match is missing, which the integrity rules exclude
 */
export function* renderCalendars(
  tables: Tables,
  siteUrl?: string,
): Iterable<[path: string, content: string]> {
  const currentSeason = tables.index.current;
  const eventOf = eventsIn(tables, siteUrl);
  const calendars = [
    { file: 'all', name: service.name, club: undefined },
    ...tables.rows('teams').map(({ club_id, name }) => ({ file: club_id, name, club: club_id })),
  ];
  for (const { file, name, club } of calendars) {
    const matches = tables.rows('matches').filter((match) => !club || isPlayedBy(match, club));
    const seasons = matches.map((match) => match.season);
    // A calendar needs an event to be valid, so a club that no longer plays has its last season.
    const season = seasons.includes(currentSeason) ? currentSeason : Math.max(...seasons);
    yield [`/calendar/${file}.ics`, calendar(name, ofSeason(matches, season).map(eventOf))];
    yield [`/calendar/${file}-all.ics`, calendar(`${name} (all seasons)`, matches.map(eventOf))];
  }
}

/**
 * Renders a file for each match that is to be played, to add to a calendar by hand. Its event has the id of the one in the
 * calendars, so that a reader who subscribes to them as well sees one event.
 */
export function* renderMatchCalendars(
  tables: Tables,
  siteUrl?: string,
): Iterable<[path: string, content: string]> {
  const eventOf = eventsIn(tables, siteUrl);
  for (const match of tables.rows('matches').filter(({ status }) => isOpen(status)))
    yield [matchCalendar(match), calendar(`${match.home_team} – ${match.away_team}`, [eventOf(match)])];
}

function calendar(name: string, events: ICalEventData[]): string {
  const text = ical({
    // The library escapes the texts of events, but not the name of a calendar.
    name: escapeText(name, false),
    prodId: { company: service.name, product: 'Calendars' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshIntervalSeconds,
    events,
  });
  // RFC 5545 (3.1) ends every line, the last too, which the library does not end.
  return `${text}\r\n`;
}

/** SEQUENCE counts hours from here: in seconds it would pass the 32 bits of an integer (RFC 5545, 3.3.8) in 2087. */
const sequenceStart = Date.parse('2019-01-01T00:00:00Z');

const hourMs = 60 * 60 * 1000;

/**
 * Returns a function that makes the event of a match. A client replaces an event by one with a higher SEQUENCE, or with the
 * same SEQUENCE and a later DTSTAMP (RFC 5546, 2.1.5). Both are of the last change of the match, so that each change raises
 * them for this match alone. Where that is not known, they are of the day of the data.
 */
function eventsIn(tables: Tables, siteUrl: string | undefined): (match: Match) => ICalEventData {
  const { as_of } = snapshotOf(tables);
  const venues = new Map(tables.rows('venues').map((venue) => [venue.venue_id, venue]));
  return (match) => {
    const venue = match.venue_id === null ? undefined : valueAt(venues, match.venue_id);
    const changedAt = new Date(match.last_updated ?? as_of);
    return {
      id: `${shortId(match.match_id)}@${service.id}`,
      sequence: Math.max(0, Math.floor((changedAt.getTime() - sequenceStart) / hourMs)),
      stamp: changedAt,
      lastModified: match.last_updated === null ? null : changedAt,
      ...time(match),
      summary: summary(match),
      location: venue ? locationOf(venue) : null,
      description: description(tables, match, siteUrl),
      status: states[match.status]?.status ?? ICalEventStatus.CONFIRMED,
    };
  };
}

/** Returns the place of an event, with GEO where the coordinates of the venue are known. */
function locationOf({ name, city, latitude, longitude }: Venue): ICalLocation {
  const title = city === null ? name : `${name}, ${city}`;
  return latitude === null || longitude === null
    ? { title }
    : { title, geo: { lat: latitude, lon: longitude } };
}

function time({ date, kickoff_utc }: Match): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (kickoff_utc === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  const start = new Date(kickoff_utc);
  return { start, end: new Date(start.getTime() + durationMs) };
}

function summary(match: Match): string {
  const { home_team, away_team, status, abandoned } = match;
  const prefix = abandoned ? 'Abandoned: ' : (states[status]?.prefix ?? '');
  if (!hasResult(match)) return `${prefix}${home_team} – ${away_team}`;
  return `${home_team} ${match.home_goals}–${match.away_goals} ${away_team}${decision(match)}`;
}

/** Returns how a match was decided where the 90 minutes did not decide it. */
function decision(match: Match): string {
  const { home_penalties, away_penalties, win_reason } = match;
  if (home_penalties !== null && away_penalties !== null) return ` (${home_penalties}–${away_penalties} p)`;
  if (win_reason === 'ExtraTime') return ' (aet)';
  if (win_reason === 'Awarded') return ' (awarded)';
  if (win_reason !== 'Penalties') return '';
  const winner = match.winner === match.home_club ? match.home_team : match.away_team;
  return ` (p), won by ${winner}`;
}

/** Returns the season, the stage and the attendance of a match, with the address of its page where that is known. */
function description(tables: Tables, match: Match, siteUrl: string | undefined): string {
  const { league } = tables;
  const { season, stage, matchday, attendance } = match;
  const [language = 'en'] = league.languages;
  const lines = [`Season: ${seasonName(season, league.season_first_month)}`];
  if (stage !== null) lines.push(`Stage: ${league.stages[stage] ?? stage}`);
  if (matchday !== null) lines.push(`Matchday: ${matchday}`);
  if (attendance !== null) lines.push(`Attendance: ${attendance}`);
  // The week is left out: its number, which is in its address too, may change with the day of another match.
  if (siteUrl) lines.push(siteUrl + pathOf(league, { page: 'match', slug: slugOfMatch(match) }, language));
  return lines.join('\n');
}
