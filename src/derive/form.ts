import { hasResult, type Result } from './tally.ts';

const formLength = 5;

/** Returns a club's last five results, oldest first, from results in order of play. */
export function formOf(results: readonly Result[], club: string): ('W' | 'D' | 'L')[] {
  const letters: ('W' | 'D' | 'L')[] = [];
  for (const result of results) {
    if (!hasResult(result) || (result.home_club !== club && result.away_club !== club)) continue;
    const lead = result.home_goals - result.away_goals;
    const margin = result.home_club === club ? lead : -lead;
    letters.push(margin > 0 ? 'W' : margin < 0 ? 'L' : 'D');
  }
  return letters.slice(-formLength);
}
