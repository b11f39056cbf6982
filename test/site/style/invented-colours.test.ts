import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clubMarkSvg } from '../../../src/site/style/club-mark.ts';
import { type ClubColours, withColours } from '../../../src/site/style/invented-colours.ts';

const unknown = { primary_colour: null, secondary_colour: null, mark_pattern: null };

it('the two colours of any club are 3 to 1 to each other', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), (club_id) => {
      const { primary_colour, secondary_colour } = withColours({ club_id, ...unknown });
      expect(wcagContrast(primary_colour, String(secondary_colour))).toBeGreaterThanOrEqual(3);
    }),
  );
});

it('twenty clubs of similar names have twenty marks, each always the same', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `town-${index + 1}`);
  const marks = ids.map((club_id) => clubMarkSvg({ club_id, ...unknown, acronym: 'TOW', status: 'active' }));
  expect(new Set(marks).size).toBe(20);
  expect(withColours({ club_id: 'town-1', ...unknown })).toEqual(
    withColours({ club_id: 'town-1', ...unknown }),
  );
});

it('a known colour is kept', () => {
  const both = { club_id: 'a', primary_colour: '#123456', secondary_colour: '#ABCDEF', mark_pattern: null };
  expect(withColours(both)).toEqual(both);
  const first = { ...both, secondary_colour: null };
  expect(withColours(first)).toEqual(first);
  const second: ClubColours = { ...both, primary_colour: null };
  expect(withColours(second).secondary_colour).toBe('#ABCDEF');
});
