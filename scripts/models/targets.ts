import type { RatingEvidence } from './rating-evidence.ts';

/** Judges the evidence by what the rating was meant to reach. */
export function judge({ reliability, spread, awards, weightWithData }: RatingEvidence) {
  const overall = (sample: 'all' | 'held-out') =>
    reliability.find((row) => row.figure === 'rating' && row.sample === sample && row.position === 'All')
      ?.correlation ?? 0;
  const largestDeviation = Math.max(...spread.map(({ ratio }) => Math.abs(ratio - 1)));
  const smallestShare = Math.min(...weightWithData.flatMap(({ shares }) => shares));
  const atLeast = (name: string, value: number, limit: number) => ({
    name,
    limit: `at least ${limit}`,
    value,
    // A sum of weights is 1 but for rounding.
    isMet: value >= limit - 1e-9,
  });
  return [
    atLeast('Correlation with the next season within position, all seasons', overall('all'), 0.55),
    atLeast('Correlation with the next season within position, held-out seasons', overall('held-out'), 0.55),
    atLeast("Award winners' median percentile in their position", awards.median, 86),
    {
      name: "A position's spread over the mean spread, furthest from 1",
      limit: 'at most 0.1',
      value: largestDeviation,
      isMet: largestDeviation <= 0.1,
    },
    atLeast('Share of the weight that a season has data for, smallest', smallestShare, 1),
  ];
}
