import type { Match } from '../records/match.ts';

/** Compares by UTF-16 code unit, the same in every locale. */
export function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What the order of play depends on; in a row of a CSV file an unknown kick-off is empty. */
type Fixture = Pick<Match, 'date' | 'kickoff_utc' | 'match_id'>;

/** Compares by day, kick-off and id, a total order. An unknown kick-off comes after the known ones of its day. */
export function inOrderOfPlay(a: Fixture, b: Fixture): number {
  return (
    ascending(a.date, b.date) ||
    ascending(a.kickoff_utc || '~', b.kickoff_utc || '~') ||
    ascending(a.match_id, b.match_id)
  );
}
