import { isCalledOff } from '../derive/matches.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { localClock, timeZoneAt } from '../records/local-time.ts';
import { groupBy } from '../records/typed.ts';
import { type IntegrityRule, unexpected } from './rule.ts';

type MatchRow = DatasetRow<'matches'>;

/** A match whose kick-off and venue are known. */
type TimedMatch = MatchRow & { readonly kickoff_utc: string; readonly venue_id: string };

/** Yields the matches whose kick-off is known, each with the time zone of its venue and the time of the kick-off there. */
function* kickoffsAtVenues({ league, matches, venues }: Pick<Dataset, 'league' | 'matches' | 'venues'>) {
  const places = new Map(venues.map((venue) => [venue.venue_id, venue]));
  for (const match of matches) {
    if (match.kickoff_utc === null) continue;
    const timeZone = timeZoneAt(places.get(match.venue_id ?? ''), league);
    yield { match, timeZone, local: localClock(timeZone)(match.kickoff_utc) };
  }
}

export const dateAtVenue: IntegrityRule = {
  name: 'date-at-venue',
  description: "A match's date is the day of its kick-off in the time zone of its venue.",
  tables: ['matches', 'venues'],
  *check(dataset) {
    for (const { match, timeZone, local } of kickoffsAtVenues(dataset)) {
      if (match.date === local.day) continue;
      const expected = `${local.day}, the day of ${match.kickoff_utc} at the venue (${timeZone})`;
      yield unexpected('matches', match, 'date', expected);
    }
  },
};

/** No match begins earlier, by the clocks at its venue. */
const earliestKickoff = '08:00:00';

export const kickoffByDay: IntegrityRule = {
  name: 'kickoff-by-day',
  description:
    'A match kicks off at 08:00 or later by the clocks at its venue. Midnight stands for an unknown ' +
    'time in many lists; here that has no value.',
  tables: ['matches', 'venues'],
  *check(dataset) {
    for (const { match, timeZone, local } of kickoffsAtVenues(dataset)) {
      if (local.time >= earliestKickoff) continue;
      const shown = `${local.time.slice(0, 5)} at the venue (${timeZone})`;
      const expected = `a kick-off from ${earliestKickoff.slice(0, 5)} to midnight, or no value: this is ${shown}`;
      yield unexpected('matches', match, 'kickoff_utc', expected);
    }
  },
};

const minMsBetween = 2 * 60 * 60 * 1000;

export const kickoffRules: readonly IntegrityRule[] = [
  dateAtVenue,
  kickoffByDay,
  {
    name: 'kickoff-on-the-minute',
    description: 'A match kicks off on a full minute; in finished seasons at a multiple of five minutes.',
    tables: ['matches'],
    *check({ matches, snapshot }) {
      for (const match of matches) {
        if (match.kickoff_utc === null) continue;
        // A delayed kick-off of the current season must not be rejected.
        const isFinished = match.season < snapshot.season;
        if ((isFinished ? /:\d[05]:00Z$/ : /:00Z$/).test(match.kickoff_utc)) continue;
        const expectation = isFinished ? 'a multiple of five minutes' : 'a full minute';
        yield unexpected('matches', match, 'kickoff_utc', expectation);
      }
    },
  },
  {
    name: 'called-off-without-kickoff',
    description: 'A postponed or cancelled match has no kick-off.',
    tables: ['matches'],
    *check({ matches }) {
      for (const match of matches)
        if (isCalledOff(match.status) && match.kickoff_utc !== null)
          yield unexpected('matches', match, 'kickoff_utc', `no value: the match is ${match.status}`);
    },
  },
  {
    name: 'venue-hosts-one-match',
    description: 'Kick-offs at one venue are at least two hours apart.',
    tables: ['matches'],
    *check({ matches }) {
      const timed = matches.filter(
        (match): match is TimedMatch => match.kickoff_utc !== null && match.venue_id !== null,
      );
      for (const atVenue of groupBy(timed, ({ venue_id }) => venue_id).values()) {
        const inOrder = atVenue.toSorted((a, b) => Date.parse(a.kickoff_utc) - Date.parse(b.kickoff_utc));
        for (const [index, match] of inOrder.entries()) {
          const previous = inOrder[index - 1];
          if (!previous || Date.parse(match.kickoff_utc) - Date.parse(previous.kickoff_utc) >= minMsBetween)
            continue;
          const other = `${previous.home_club} v ${previous.away_club} begins there at ${previous.kickoff_utc}`;
          const expected = `two hours between kick-offs at ${match.venue_id}: ${other}`;
          yield unexpected('matches', match, 'kickoff_utc', expected);
        }
      }
    },
  },
];
