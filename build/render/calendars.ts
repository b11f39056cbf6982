import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { hasResult } from '../../src/derive/tally.ts';
import { shortId } from '../../src/records/ids.ts';
import type { Match } from '../../src/records/match.ts';
import { snapshotOf, type Tables } from '../../src/records/published.ts';
import type { Venue } from '../../src/records/venue.ts';
import { service } from '../../src/service.ts';

/** How long a client may keep a calendar before it asks again, in seconds. */
const refreshInterval = 6 * 60 * 60;

/** How long a match is entered for, in milliseconds: two halves, the break and the time added. */
const duration = 2 * 60 * 60 * 1000;

const day = 24 * 60 * 60 * 1000;

/** What the state of a match does to its event. */
interface State {
  readonly prefix?: string;
  readonly status: ICalEventStatus;
  /** How far the fixture has come: to be played, called off for now or for good, finished. */
  readonly step: 0 | 1 | 2;
}

const toPlay: State = { status: ICalEventStatus.CONFIRMED, step: 0 };

const states: Record<Match['status'], State> = {
  UPCOMING: toPlay,
  LIVE: toPlay,
  IN_PLAY: toPlay,
  HALF_TIME: toPlay,
  POSTPONED: { prefix: 'Postponed: ', status: ICalEventStatus.TENTATIVE, step: 1 },
  SUSPENDED: { prefix: 'Suspended: ', status: ICalEventStatus.CONFIRMED, step: 1 },
  CANCELLED: { prefix: 'Cancelled: ', status: ICalEventStatus.CANCELLED, step: 1 },
  FINISHED: { status: ICalEventStatus.CONFIRMED, step: 2 },
};

/**
 * Calendars to subscribe to (RFC 5545): the fixtures and results of every season, of all clubs and of each. Times are UTC;
 * a fixture whose kick-off is not known takes the whole day. The same tables give the same bytes.
 *
 * @throws {Error} if the snapshot or a match's venue is missing, which the integrity rules exclude
 */
export function* renderCalendars(tables: Tables): Iterable<[path: string, content: string]> {
  const stamp = stampOf(tables);
  const venues = new Map(tables.rows('venues').map((venue) => [venue.venue_id, venue]));
  const matches = tables.rows('matches').map((match) => ({ match, event: eventOf(match, venues, stamp) }));
  const eventsOf = (club?: string) =>
    matches
      .filter(({ match }) => !club || match.home_club === club || match.away_club === club)
      .map(({ event }) => event);

  yield ['/calendar/all.ics', calendar(service.name, eventsOf())];
  for (const { club_id, name } of tables.rows('teams')) {
    yield [`/calendar/${club_id}.ics`, calendar(name, eventsOf(club_id))];
  }
}

/** The moment the events are as of. The clock would give the same data other bytes with every build. */
function stampOf(tables: Tables): Date {
  return new Date(`${snapshotOf(tables).as_of}T00:00:00Z`);
}

function calendar(name: string, events: ICalEventData[]): string {
  const written = ical({
    // The library escapes what it writes into events, but not a calendar's name.
    name: escapeText(name, false),
    prodId: { company: service.name, product: 'Calendars' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshInterval,
    events,
  });
  // RFC 5545 ends every line, the last too; the library leaves that one open.
  return `${written}\r\n`;
}

function eventOf(match: Match, venues: ReadonlyMap<string, Venue>, stamp: Date): ICalEventData {
  const venue = venues.get(match.venue_id);
  if (!venue) throw new Error(`${match.venue_id} is not a venue of the dataset`);
  return {
    id: `${shortId(match.match_id)}@soccer-data-service`,
    sequence: sequence(match, stamp),
    stamp,
    ...time(match),
    summary: summary(match),
    location: {
      title: `${match.venue}, ${match.city}`,
      geo: { lat: venue.latitude, lon: venue.longitude },
    },
    description: description(match),
    status: states[match.status].status,
  };
}

/**
 * A client replaces an event it has only by one of a higher SEQUENCE, or of the same and a later stamp, never by a lower.
 * The step alone would fall when a postponed fixture gets its new date, and the client would keep the old one. So the day
 * of the snapshot leads, by more than a step can fall; within a day the step decides.
 */
function sequence(match: Match, stamp: Date): number {
  return 3 * (stamp.getTime() / day) + states[match.status].step;
}

function time({ date, kickoff_utc }: Match): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (kickoff_utc === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  const start = new Date(kickoff_utc);
  return { start, end: new Date(start.getTime() + duration) };
}

function summary(match: Match): string {
  const { home_team, away_team, status } = match;
  if (!hasResult(match)) return `${states[status].prefix ?? ''}${home_team} – ${away_team}`;
  return `${home_team} ${match.home_goals}–${match.away_goals} ${away_team}${decision(match)}`;
}

/** Returns how a match was decided after ninety minutes: a drawn score alone does not show who went through. */
function decision(match: Match): string {
  const { home_penalties, away_penalties, win_reason } = match;
  if (home_penalties !== null && away_penalties !== null) return ` (${home_penalties}–${away_penalties} p)`;
  if (win_reason === 'ExtraTime') return ' (aet)';
  if (win_reason !== 'Penalties') return '';
  const winner = match.winner === match.home_club ? match.home_team : match.away_team;
  return ` (p), won by ${winner}`;
}

function description({ season, stage, matchday, attendance }: Match): string {
  const lines = [`Season: ${season}`, `Stage: ${stage}`];
  if (matchday !== null) lines.push(`Matchday: ${matchday}`);
  if (attendance !== null) lines.push(`Attendance: ${attendance}`);
  return lines.join('\n');
}
