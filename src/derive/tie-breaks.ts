import type { Tally } from './tally.ts';

/**
 * Orders a table by points, wins, goal difference, goals for, then as the league published it, then by club_id. Clubs
 * that the league does not list come after those it does.
 */
export function rank(tallies: readonly Tally[], published: readonly string[]): Tally[] {
  const place = (club: string) => {
    const index = published.indexOf(club);
    return index === -1 ? published.length : index;
  };
  return [...tallies].sort(
    (a, b) =>
      b.points - a.points ||
      b.wins - a.wins ||
      b.goal_difference - a.goal_difference ||
      b.goals_for - a.goals_for ||
      place(a.club) - place(b.club) ||
      (a.club < b.club ? -1 : 1),
  );
}
