import type { Dataset } from '../records/dataset/index.ts';
import { localClock, offsetMinutes, timeZoneAt } from '../records/local-time.ts';
import { type IntegrityRule, unexpected } from './rule.ts';

/** The sun is in the south at noon 15 degrees an hour; time zones differ from that by less than three hours. */
const maxDegreesApart = 45;
const degreesOfMinute = 15 / 60;

export const venueOfMatch: IntegrityRule = {
  name: 'venue-has-a-basis',
  description: 'A match with a venue has the basis of that venue; a match without one has none.',
  tables: ['matches'],
  *check({ matches }) {
    for (const match of matches) {
      if ((match.venue_id === null) === (match.venue_basis === null)) continue;
      const expected = match.venue_id === null ? 'no value without a venue_id' : 'how the venue is known';
      yield unexpected('matches', match, 'venue_basis', expected);
    }
  },
};

export const venueRules: readonly IntegrityRule[] = [
  venueOfMatch,
  {
    name: 'venues-in-their-time-zone',
    description:
      "A venue's longitude is within 45° of its time zone's standard offset, at 15° an hour. Its latitude is on the " +
      "side of the equator where clocks go forward when the zone's do.",
    tables: ['venues'],
    *check({ league, venues, snapshot }) {
      for (const venue of venues) {
        const timeZone = timeZoneAt(venue, league);
        const { winter, summer } = offsetsOf(timeZone, snapshot);
        const standardDegrees = Math.min(winter, summer) * degreesOfMinute;
        if (venue.longitude !== null && degreesBetween(venue.longitude, standardDegrees) > maxDegreesApart) {
          const expected = `within ${maxDegreesApart} degrees of ${standardDegrees}, by its time zone ${timeZone}`;
          yield unexpected('venues', venue, 'longitude', expected);
        }
        // Where clocks go forward in July, it is summer then: south of the equator they do so in January.
        const isNorth = winter < summer;
        if (venue.latitude !== null && winter !== summer && isNorth !== venue.latitude > 0) {
          const expected = `a place ${isNorth ? 'north' : 'south'} of the equator, by its time zone ${timeZone}`;
          yield unexpected('venues', venue, 'latitude', expected);
        }
      }
    },
  },
  {
    name: 'venues-in-bounds',
    description:
      'A venue is within the bounds of league.json, and has its latitude and longitude or neither.',
    tables: ['venues'],
    *check({ league, venues }) {
      for (const venue of venues) {
        for (const column of ['latitude', 'longitude'] as const) {
          const [min, max] = league.bounds[column];
          const degrees = venue[column];
          if (degrees === null || (degrees >= min && degrees <= max)) continue;
          yield unexpected('venues', venue, column, `${min} to ${max}, the bounds of league.json`);
        }
        const { latitude, longitude } = venue;
        if ((latitude === null) !== (longitude === null))
          yield unexpected('venues', venue, 'latitude', 'both degrees of a place, or neither');
      }
    },
  },
];

/** Returns the minutes that the clocks of a time zone are ahead of UTC in January and in July of the current season. */
function offsetsOf(timeZone: string, { season }: Dataset['snapshot']) {
  const clock = localClock(timeZone);
  return {
    winter: offsetMinutes(clock, `${season}-01-15T12:00:00Z`),
    summer: offsetMinutes(clock, `${season}-07-15T12:00:00Z`),
  };
}

/** Returns how far two longitudes are apart, by the shorter way around the earth. */
function degreesBetween(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}
