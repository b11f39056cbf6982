import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { localClock, offsetMinutes } from '../records/local-time.ts';
import { type IntegrityRule, unexpected } from './rule.ts';

/** The sun is in the south at noon 15 degrees an hour; time zones differ from that by less than three hours. */
const maxDegreesApart = 45;
const degreesOfMinute = 15 / 60;

export const venueRules: readonly IntegrityRule[] = [
  {
    name: 'venues-in-their-time-zone',
    description:
      "A venue's longitude is within 45° of 15° an hour of the standard offset of its time zone, and " +
      "its latitude on the side of the equator where clocks go forward when the zone's do.",
    tables: ['venues'],
    *check({ venues, snapshot }) {
      for (const venue of venues) {
        const { winter, summer } = offsetsOf(venue, snapshot);
        const standardDegrees = Math.min(winter, summer) * degreesOfMinute;
        if (degreesBetween(venue.longitude, standardDegrees) > maxDegreesApart) {
          const expected = `within ${maxDegreesApart} degrees of ${standardDegrees}, by its time zone ${venue.time_zone}`;
          yield unexpected('venues', venue, 'longitude', expected);
        }
        // Where clocks go forward in July, it is summer then: south of the equator they do so in January.
        const isNorth = winter < summer;
        if (winter !== summer && isNorth !== venue.latitude > 0) {
          const expected = `a place ${isNorth ? 'north' : 'south'} of the equator, by its time zone ${venue.time_zone}`;
          yield unexpected('venues', venue, 'latitude', expected);
        }
      }
    },
  },
  {
    name: 'venues-in-bounds',
    description: 'A venue is within the bounds of data/league.json.',
    tables: ['venues'],
    *check({ league, venues }) {
      for (const venue of venues) {
        for (const column of ['latitude', 'longitude'] as const) {
          const [min, max] = league.bounds[column];
          if (venue[column] >= min && venue[column] <= max) continue;
          yield unexpected('venues', venue, column, `${min} to ${max}, the bounds of data/league.json`);
        }
      }
    },
  },
];

/** Returns the minutes that clocks at a venue are ahead of UTC in January and in July of the current season. */
function offsetsOf({ time_zone }: DatasetRow<'venues'>, { season }: Dataset['snapshot']) {
  const clock = localClock(time_zone);
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
