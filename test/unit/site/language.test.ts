import { expect, it } from 'vitest';
import { pageRedirects } from '../../../build/render/redirects.ts';
import { type League, leagueSchema } from '../../../src/records/league-schema.ts';
import { pathOf } from '../../../src/site/addresses.ts';
import { rootOf } from '../../../src/site/language.ts';
import { league } from '../../support/tables.ts';

type Languages = Pick<League, 'languages'>;

const english: Languages = { languages: ['en', 'fr'] };
const french: Languages = { languages: ['fr', 'en'] };

it('the languages of the pages are those of data/league.json, the default without a prefix', () => {
  expect([rootOf(english, 'en'), rootOf(english, 'fr')]).toEqual(['', '/fr']);
  expect([rootOf(french, 'fr'), rootOf(french, 'en')]).toEqual(['', '/en']);
  expect(pathOf({ languages: ['fr'] }, { page: 'venues' }, 'fr')).toBe('/stades');
  expect(pathOf(french, { page: 'ratings' }, 'fr')).toBe('/ratings');
  expect(pathOf(french, { page: 'home' }, 'en')).toBe('/en/');
});

it('the languages of the pages redirect the English addresses of pages for fans', () => {
  expect(pageRedirects(english)).toEqual([]);
  expect(pageRedirects(french)).toEqual(
    expect.arrayContaining(['/about /a-propos 302', '/status /etat 302', '/seasons /saisons 302']),
  );
});

it.for([[['fr']], [['en']], [['fr', 'en']]])('the languages of the pages may be %o', ([languages]) => {
  expect(leagueSchema.parse({ ...league, languages }).languages).toEqual(languages);
});

it('the languages of the pages are refused where pages are not written in them, naming what to read', () => {
  const { error } = leagueSchema.safeParse({ ...league, languages: ['es'] });
  expect(error?.issues[0]?.message).toMatch(/written in: en, fr; FORKING.md says how to add 'es'/);
  expect(leagueSchema.safeParse({ ...league, languages: ['en', 'en'] }).success).toBe(false);
});
