import { describe, expect, it } from 'vitest';
import { nameIn } from '../../../src/derive/names.ts';
import { clubHint } from '../../../src/query/club-hint.ts';
import { matches } from '../../../src/resources/matches.ts';
import { season, unknownSeason } from '../../support/examples.ts';
import { answer, dataset } from '../../support/tables.ts';

/** A club with a name of two long words, and that name with a letter missing. */
const named = dataset.clubNames.find(({ name }) => name.length > 8) as (typeof dataset.clubNames)[0];
const misspelt = named.name.replace(named.name.charAt(3), '');
const { name: present } = nameIn(dataset.clubNames, named.club_id, season);

describe('clubHint', () => {
  it('suggests the nearest club for a misspelt name, by its id', () => {
    expect(clubHint(misspelt, dataset.clubNames)).toContain(`(${named.club_id})?`);
  });

  it('suggests nothing for a text that matches, is short, or is far from every name', () => {
    for (const text of [present, 'q', 'Qwxzjkvb', 'x'.repeat(60)])
      expect(clubHint(text, dataset.clubNames)).toBeNull();
    expect(clubHint(undefined, dataset.clubNames)).toBeNull();
    expect(clubHint(misspelt, [])).toBeNull();
  });

  it('is near to a word of a name, whatever separates the words and whatever its accents', () => {
    const quebec = [{ ...named, club_id: 'supra', name: 'FC Supra - Saint-Québec' }];
    for (const text of ['quebek', 'Sopra', 'SAIMT'])
      expect(clubHint(text, quebec)).toBe(
        `no club matches '${text}'; did you mean 'FC Supra - Saint-Québec' (supra)?`,
      );
  });
});

it('a list with an empty page has a hint for a misspelt club, and null otherwise', () => {
  expect(answer(matches, { team: misspelt })).toMatchObject({
    total: 0,
    hint: clubHint(misspelt, dataset.clubNames),
  });
  expect(answer(matches, { team: named.name }).hint).toBeNull();
  expect(answer(matches, { season: unknownSeason, team: named.name })).toMatchObject({
    total: 0,
    hint: null,
  });
});
