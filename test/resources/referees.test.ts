import { describe, expect, it } from 'vitest';
import type { RefereedMatch, RefereeSummary } from '../../src/records/referee.ts';
import { referees } from '../../src/resources/referees.ts';
import { answer, dataset, ofSettled, settled, tables } from '../support/tables.ts';

const summaries = (query: object = {}) =>
  (answer(referees, { summary: true, ...query }) as { referees: RefereeSummary[] }).referees;
const assignments = (query: object = {}) =>
  answer(referees, { limit: 500, ...query }) as unknown as { total: number; assignments: RefereedMatch[] };

describe('referees', () => {
  it('of 2019 to 2025 have 709 matches between them: nine matches have none named', () => {
    const named = [94, 33, 115, 117, 116, 117, 117];
    expect(settled.map((season) => assignments({ season }).total)).toEqual(named);
    const until2025 = ofSettled(tables.rows('matches')).filter(({ status }) => status === 'FINISHED').length;
    expect(until2025 - named.reduce((sum, count) => sum + count, 0)).toBe(9);
  });

  it('have every match that has one named, in summaries too', () => {
    expect(assignments().total).toBe(dataset.referees.length);
    const counted = summaries().reduce((sum, { matches: count }) => sum + count, 0);
    expect(counted).toBe(dataset.referees.length);
  });

  it('show as many cards a match as the match statistics have', () => {
    for (const { referee_id, yellow_cards_per_match, matches: count } of summaries().slice(0, 8)) {
      const own = dataset.referees
        .filter((row) => row.referee_id === referee_id)
        .map(({ match_id }) => match_id);
      expect(own).toHaveLength(count);
      const sides = dataset.matchStats.filter(({ match_id }) => own.includes(match_id));
      const cards = sides.reduce((sum, side) => sum + (side.yellow_cards ?? 0), 0);
      expect(yellow_cards_per_match).toBeCloseTo(cards / (sides.length / 2), 2);
    }
  });

  it('are found by name, id and the last part of it, in summaries too', () => {
    const [busiest] = summaries({ season: 2025 }) as [RefereeSummary];
    const id = busiest.referee_id;
    for (const referee of [busiest.name ?? '', id, id.slice(-32), id.toUpperCase()]) {
      expect(assignments({ season: 2025, referee }).total).toBe(busiest.matches);
      expect(summaries({ season: 2025, referee })).toEqual([busiest]);
      const ofAll = summaries().filter(({ referee_id }) => referee_id === id);
      expect(summaries({ referee })).toEqual(ofAll);
      expect(assignments({ referee }).total).toBe(ofAll[0]?.matches);
    }
    expect(summaries({ season: 2025, limit: 3 })).toHaveLength(3);
  });

  it('come newest first', () => {
    const days = assignments().assignments.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
  });
});
