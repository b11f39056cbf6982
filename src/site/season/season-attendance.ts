import type { Site } from '../site.ts';

/** Attendances of a club's home matches. */
export interface Crowds {
  readonly club: string;
  readonly matches: number;
  readonly average: number;
  readonly largest: number;
}

/** Returns the known attendances of each club's home matches, the highest average first. None is at a neutral venue. */
export function crowdsOf({ tables }: Site, season: number): Crowds[] {
  const matchesWithCrowd = tables
    .rows('matches', season)
    .filter(({ attendance, neutral }) => attendance !== null && !neutral);
  return [...Map.groupBy(matchesWithCrowd, ({ home_club }) => home_club)]
    .map(([club, matches]) => {
      const crowds = matches.map(({ attendance }) => attendance ?? 0);
      const sum = crowds.reduce((total, crowd) => total + crowd, 0);
      return { club, matches: matches.length, average: sum / matches.length, largest: Math.max(...crowds) };
    })
    .sort((a, b) => b.average - a.average);
}
