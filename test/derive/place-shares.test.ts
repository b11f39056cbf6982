import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedPlaces } from '../../src/derive/place-shares.ts';
import { otherZones, playOffPlaces } from '../../src/records/season-rules.ts';
import { worlds } from '../support/worlds.ts';

/** Returns shares as whole numbers of ten thousandths. */
const unitsOf = (share: number) => Math.round(share * 10_000);
const total = (shares: readonly number[]) => shares.reduce((sum, share) => sum + unitsOf(share), 0);

it('the published places of a club add up to 1, and only what is impossible has 0', () => {
  const counts = fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, fc.nat({ max: 4 }), fc.nat({ max: 4 }), (runs, above, below) => {
      const sum = runs.reduce((all, count) => all + count, 0);
      const possible = runs.map((count) => (sum === 0 ? 1 / runs.length : count / sum));
      const shares = [...Array<number>(above).fill(0), ...possible, ...Array<number>(below).fill(0)];
      const best = above + 1;
      const worst = above + runs.length;
      const places = publishedPlaces(shares, { best, worst });
      expect(total(places)).toBe(10_000);
      for (const [index, share] of places.entries()) {
        expect(share > 0).toBe(best <= index + 1 && index + 1 <= worst);
        expect(share).toBe(unitsOf(share) / 10_000);
        expect(Math.abs(share - (shares[index] ?? 0))).toBeLessThan(0.0012);
      }
    }),
  );
});

describe.for(worlds)('$name', ({ league, tables }) => {
  const projections = tables.rows('projections');

  it.runIf(projections.length > 0)('the places of every projection add up to 1', () => {
    for (const { club, date, places } of projections)
      expect(total(places), `${club} on ${date}`).toBe(10_000);
  });

  it.runIf(projections.length > 0)('the chances of every projection are sums of its places', () => {
    for (const { season, club, date, places, first, play_offs, zones } of projections) {
      const sums = (last: number, first = 1) => total(places.slice(first - 1, last));
      const inPlayOffs = playOffPlaces(league, season);
      const expected = otherZones(league, season, places.length).map((zone) => sums(zone.last, zone.first));
      const chances = zones.map(({ chance }) => unitsOf(chance));
      const message = `${club} on ${date}`;
      expect([unitsOf(first), play_offs && unitsOf(play_offs), ...chances], message).toEqual([
        sums(1),
        inPlayOffs && sums(inPlayOffs),
        ...expected,
      ]);
    }
  });
});
