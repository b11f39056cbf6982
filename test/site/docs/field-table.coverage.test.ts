import { describe, expect, it } from 'vitest';
import { byName } from '../../../src/records/typed.ts';
import { partialFields } from '../../../src/site/docs/field-table.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  const seasons = tables.rows('seasons').map(({ season }) => season);
  const known = (field: string, season: number) => {
    const rows = tables.rows('matches', season);
    return rows.filter((row) => byName(row)[field] !== null).length / rows.length;
  };
  const fields = new Map(partialFields(tables, 'matches').map(({ field, ranges }) => [field, ranges]));
  const names = Object.keys(tables.rows('matches')[0] ?? {});

  it('the fields that some matches lack have their share of known values by season', () => {
    for (const [field, ranges] of fields) {
      if (!names.includes(field)) continue;
      for (const season of seasons.filter((year) => tables.rows('matches', year).length > 0)) {
        const range = ranges.find(({ from, to }) => from <= season && season <= to);
        expect(range?.share, `${field} ${season}`).toBeCloseTo(known(field, season), 2);
      }
    }
  });

  it('no two ranges of seasons side by side have the same share', () => {
    for (const ranges of fields.values())
      for (const [index, { share }] of ranges.entries()) expect(share).not.toBe(ranges[index + 1]?.share);
    const whole = names.filter((name) => !fields.has(name));
    for (const name of whole) for (const season of seasons) expect([1, NaN]).toContain(known(name, season));
  });
});
