import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../../src/site/chances.ts';
import { worlds } from '../../support/worlds.ts';

const results = ['home', 'draw', 'away'] as const;

describe.for(worlds)('$name', ({ tables }) => {
  const staked = tables.rows('forecasts').filter(({ stakes }) => stakes !== null);
  const rows = Map.groupBy(tables.rows('stakes'), ({ match_id }) => match_id);
  const meanOf = (probabilities: (typeof staked)[number]['probabilities'], after: typeof probabilities) =>
    results.reduce((sum, result) => sum + probabilities[result] * after[result], 0);

  it.runIf(staked.length > 0)(
    'stakes add up: the chances of first place and each zone after each result are those before',
    () => {
      for (const { match_id, season, probabilities } of staked) {
        for (const stake of rows.get(match_id) ?? []) {
          const before = tables.rows('projections', season).findLast(({ club }) => club === stake.club);
          const chances = before ? chancesOf(before) : [];
          expect(chancesOf(stake).length).toBe(chances.length);
          for (const [index, after] of chancesOf(stake).entries()) {
            const mean = after && meanOf(probabilities, after);
            expect(Math.abs((mean ?? -1) - (chances[index] ?? -1))).toBeLessThan(0.01);
          }
        }
      }
    },
  );

  it.runIf(staked.length > 0)(
    'stakes of a match are the sum of the changes of all chances of all clubs',
    () => {
      for (const { match_id, probabilities, stakes } of staked) {
        const moved = (rows.get(match_id) ?? []).flatMap((stake) =>
          chancesOf(stake).flatMap((after) => {
            const before = after && meanOf(probabilities, after);
            return results.map((result) =>
              after && before !== null ? probabilities[result] * Math.abs(after[result] - before) : 0,
            );
          }),
        );
        expect(Math.abs(moved.reduce((sum, part) => sum + part, 0) * 100 - (stakes ?? 0))).toBeLessThan(0.3);
      }
    },
  );
});
