import { describe, expect, it } from 'vitest';
import { clubHint } from '../../../src/query/club-hint.ts';
import { matches } from '../../../src/resources/matches.ts';
import { answer, dataset } from '../../support/tables.ts';

const hint = (text: string) => clubHint(text, dataset.clubNames);

describe('clubHint', () => {
  it('suggests the nearest club for a misspelt name', () => {
    expect(hint('Ottwa')).toBe("no club matches 'Ottwa'; did you mean 'Atlético Ottawa' (atletico-ottawa)?");
    expect(hint('cavlary fc')).toContain('(cavalry-fc)');
  });

  it('suggests nothing for a text that matches, is short, or is far from every name', () => {
    for (const text of ['forge', 'Ottawa', 'fcc', 'Barcelona', 'x'.repeat(60)]) expect(hint(text)).toBeNull();
  });
});

it('a list with an empty page has a hint for a misspelt club, and null otherwise', () => {
  expect(answer(matches, { team: 'Ottwa' })).toMatchObject({ total: 0, hint: hint('Ottwa') });
  expect(answer(matches, { team: 'Ottawa' }).hint).toBeNull();
  expect(answer(matches, { season: 2050, team: 'Ottawa' })).toMatchObject({ total: 0, hint: null });
});
