import { describe, expect, it } from 'vitest';
import type { RefereedMatch, RefereeSummary } from '../../../src/records/directory.ts';
import { referees } from '../../../src/resources/referees.ts';
import { answer, settled } from '../../support/tables.ts';

const summaries = (query: object = {}) =>
  (answer(referees, { summary: true, ...query }) as { referees: RefereeSummary[] }).referees;
const assignments = (query: object = {}) =>
  answer(referees, { limit: 500, ...query }) as unknown as { total: number; assignments: RefereedMatch[] };

describe('referees', () => {
  it('are named for all but at most nine matches of 2019 to 2025', () => {
    const atLeast = [94, 33, 115, 117, 116, 117, 117];
    for (const [index, season] of settled.entries()) {
      expect(assignments({ season }).total, `${season}`).toBeGreaterThanOrEqual(atLeast[index] ?? 0);
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
});
