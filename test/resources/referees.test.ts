import { describe, expect, it } from 'vitest';
import { identifyReferees } from '../../src/derive/referees.ts';
import type { RefereedMatch, RefereeSummary } from '../../src/records/referee.ts';
import { referees } from '../../src/resources/referees.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ answer, dataset }) => {
  const summaries = (query: object = {}) =>
    (answer(referees, { summary: true, ...query }) as { referees: RefereeSummary[] }).referees;
  const assignments = (query: object = {}) =>
    answer(referees, { limit: 500, ...query }) as unknown as { total: number; referees: RefereedMatch[] };

  it('referees have every match that has one named, in summaries too', () => {
    expect(assignments().total).toBe(dataset.referees.length);
    const counted = summaries().reduce((sum, { matches: count }) => sum + count, 0);
    expect(counted).toBe(dataset.referees.length);
  });

  it('referees show as many cards a match as the match statistics have', () => {
    for (const { referee_id, yellow_cards_per_match, matches: count } of summaries().slice(0, 8)) {
      const own = identifyReferees(dataset)
        .filter((row) => row.referee_id === referee_id)
        .map(({ match_id }) => match_id);
      expect(own).toHaveLength(count);
      const sides = dataset.matchStats.filter(({ match_id }) => own.includes(match_id));
      const cards = sides.reduce((sum, side) => sum + (side.yellow_cards ?? 0), 0);
      expect(yellow_cards_per_match).toBeCloseTo(cards / (sides.length / 2), 2);
    }
  });
});
