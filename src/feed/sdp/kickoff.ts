import { localClock, midnight, offsetMinutes } from '../../records/local-time.ts';
import { RejectedEntryError } from '../parse-entries.ts';
import type { MatchEntry } from './match-entry.ts';

type Times = Pick<MatchEntry, 'matchDateUtc' | 'matchDateLocal' | 'localTimeUtcOffset'>;

/** When a match is played, as far as an entry says it: the day at the venue, and the moment of the kick-off in UTC. */
export interface MatchTime {
  readonly date: string | null;
  readonly kickoff_utc: string | null;
}

/** Where a match is played, as far as an entry says it. */
interface Place {
  readonly timeZone: string;
  /** The time zones of the league; left out where the feed names the venue, which is then surely in `timeZone`. */
  readonly otherZones?: readonly string[];
}

/**
 * Returns when a match is played. Midnight at the venue stands for an unknown time of day.
 *
 * @throws {RejectedEntryError} if local time, offset, UTC and the clocks at the venue contradict each other
 */
export function timeOf(entry: Times, { timeZone, otherZones = [] }: Place): MatchTime {
  const { matchDateUtc = null, matchDateLocal = null, localTimeUtcOffset: offset = null } = entry;
  const local =
    matchDateLocal === null ? null : `${matchDateLocal}:00`.slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  const [localDay = null, localTime] = local?.split('T') ?? [];
  // Where only the day is known, UTC may have it too.
  if (localDay !== null && localTime === midnight && matchDateUtc?.startsWith(`${localDay}T${midnight}`))
    return { date: localDay, kickoff_utc: null };
  const text = matchDateUtc ?? (local !== null && offset !== null ? `${local}${offset}` : null);
  if (text === null) return { date: localDay, kickoff_utc: null };
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new RejectedEntryError(`${text} is not a moment`);
  const kickoff = `${new Date(moment).toISOString().slice(0, 19)}Z`;
  const agrees = (zone: string) => {
    const { day, time } = localClock(zone)(kickoff);
    return (
      (local === null || local === `${day}T${time}`) &&
      (offset === null || offset === formatOffset(offsetMinutes(localClock(zone), kickoff)))
    );
  };
  if (![timeZone, ...otherZones].some(agrees)) {
    const given = { matchDateUtc, matchDateLocal, localTimeUtcOffset: offset };
    const texts = Object.entries(given).flatMap(([name, value]) =>
      value === null ? [] : [`${name} ${value}`],
    );
    throw new RejectedEntryError(`${texts.join(', ')}: contradict each other, or the clocks of ${timeZone}`);
  }
  const atVenue = localClock(timeZone)(kickoff);
  const isUnknown = (localTime ?? atVenue.time) === midnight;
  return { date: localDay ?? atVenue.day, kickoff_utc: isUnknown ? null : kickoff };
}

/** Returns an offset from UTC as the feed writes it, such as `-03:30`. */
function formatOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const digits = [hours, rest].map((number) => String(number).padStart(2, '0')).join(':');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}
