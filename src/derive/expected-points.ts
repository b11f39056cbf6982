import type { Points } from '../records/season-rules.ts';
import { isPlayedBy } from './matches.ts';
import { roundTo, sum } from './numbers.ts';
import type { Fixture } from './projection-runs.ts';

/** Returns the points with which a club is expected to end, with one decimal, from those it has and its matches left. */
export function expectedPoints(
  { club, points: pointsSoFar }: { readonly club: string; readonly points: number },
  fixtures: readonly Fixture[],
  points: Points,
): number {
  const ofFixtures = fixtures
    .filter((fixture) => isPlayedBy(fixture, club))
    .map(
      ({ home_club, probabilities: { home, draw, away } }) =>
        (home_club === club ? home : away) * points.win + draw * points.draw,
    );
  return roundTo(pointsSoFar + sum(ofFixtures), 1);
}
