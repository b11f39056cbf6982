import { breach, type IntegrityRule } from './rule.ts';

export const attendanceWithinGround: IntegrityRule = {
  name: 'attendance-within-ground',
  description: "A match's attendance is no more than the ground holds.",
  tables: ['matches'],
  *check({ matches, venues }) {
    const capacities = new Map(venues.map(({ venue_id, capacity }) => [venue_id, capacity]));
    for (const match of matches) {
      const capacity = capacities.get(match.venue_id) ?? null;
      if (match.attendance === null || capacity === null || match.attendance <= capacity) continue;
      const message = `${match.attendance}; expected at most ${capacity}, the places of ${match.venue_id}`;
      yield breach('matches', match, 'attendance', message);
    }
  },
};
