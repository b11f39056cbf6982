import { daysOfSeason, isInSeason, seasonStatement } from '../records/season-span.ts';
import { breach, type IntegrityRule } from './rule.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const datesInSeason: IntegrityRule = {
  name: 'dates-in-season',
  description: `A match's date is ${seasonStatement}, and its kick-off within a day of that date.`,
  tables: ['matches'],
  liveRows: 'every',
  *check({ matches }) {
    for (const match of matches) {
      if (!isInSeason(match.date, match.season)) {
        yield breach(
          'matches',
          match,
          'date',
          `"${match.date}" is outside the season; expected a day of ${daysOfSeason(match.season)}`,
        );
      }
      if (match.kickoff_utc === null) continue;
      const start = Date.parse(match.date);
      const kickoff = Date.parse(match.kickoff_utc);
      // The local day starts up to a day before or after the same day in UTC.
      if (kickoff < start - dayMs || kickoff > start + 2 * dayMs) {
        yield breach(
          'matches',
          match,
          'kickoff_utc',
          `"${match.kickoff_utc}" is far from ${match.date}; expected a moment within a day of it`,
        );
      }
    }
  },
};
