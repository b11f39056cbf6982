import { breach, type IntegrityRule } from './rule.ts';

export const attendanceWithinCapacity: IntegrityRule = {
  name: 'attendance-within-capacity',
  description: "A match's attendance does not exceed the capacity of its venue.",
  tables: ['matches'],
  liveRows: 'none',
  *check({ matches, venues }) {
    const capacities = new Map(venues.map(({ venue_id, capacity }) => [venue_id, capacity]));
    for (const match of matches) {
      const capacity = capacities.get(match.venue_id) ?? null;
      if (match.attendance === null || capacity === null || match.attendance <= capacity) continue;
      const message = `${match.attendance}; expected at most ${capacity}, the capacity of ${match.venue_id}`;
      yield breach('matches', match, 'attendance', message);
    }
  },
};
