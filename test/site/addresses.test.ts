import { expect, it } from 'vitest';
import { pageRedirects, seasonRedirects } from '../../build/render/redirects.ts';
import { type League, leagueSchema } from '../../src/records/league-schema.ts';
import { pathOf, rootOf } from '../../src/site/addresses.ts';
import { formatsOf } from '../../src/site/formats.ts';
import { league } from '../support/tables.ts';

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

it('short addresses lead to the current season in each language', () => {
  expect(seasonRedirects(english, 2026)).toEqual([
    '/matches /seasons/2026/matches 302',
    '/fixtures /seasons/2026/matches 302',
    '/standings /seasons/2026 302',
    '/fr/matches /fr/saisons/2026/matchs 302',
    '/fr/fixtures /fr/saisons/2026/matchs 302',
    '/fr/matchs /fr/saisons/2026/matchs 302',
    '/fr/calendrier /fr/saisons/2026/matchs 302',
    '/fr/standings /fr/saisons/2026 302',
    '/fr/classement /fr/saisons/2026 302',
  ]);
  expect(seasonRedirects(french, 2026)).toContain('/classement /saisons/2026 302');
});

it.for([[['fr']], [['en']], [['fr', 'en']]])('the languages of the pages may be %o', ([languages]) => {
  expect(leagueSchema.parse({ ...league, languages }).languages).toEqual(languages);
});

it('languages that pages are not written in are refused, with what to read', () => {
  const { error } = leagueSchema.safeParse({ ...league, languages: ['es'] });
  expect(error?.issues[0]?.message).toMatch(/written in: en, fr; FORKING.md says how to add 'es'/);
  expect(leagueSchema.safeParse({ ...league, languages: ['en', 'en'] }).success).toBe(false);
});

const canadian = { country_code: 'CA' };
const en = formatsOf(canadian, 'en');
const fr = formatsOf(canadian, 'fr');

/** French separates groups and units by spaces that do not break a line. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('formats are those of the language', () => {
  expect(en.number(12345)).toBe('12,345');
  expect(withPlainSpaces(fr.number(12345))).toBe('12 345');
  expect(en.number(1.5, 2)).toBe('1.50');
  expect(fr.number(1.5, 2)).toBe('1,50');
  expect(en.day('2025-10-26')).toBe('October 26, 2025');
  expect(fr.day('2025-10-26')).toBe('26 octobre 2025');
  expect([fr.day('2025-08-01'), fr.day('2025-08-11')]).toEqual(['1er août 2025', '11 août 2025']);
  expect(en.monthDays('2026-07-28', '2026-08-03')).toBe('July 28 – August 3');
  expect(fr.monthDays('2026-08-01', '2026-08-08')).toBe('du 1er au 8 août');
  expect(fr.monthDays('2026-07-28', '2026-08-01')).toBe('du 28 juillet au 1er août');
  expect(fr.monthDays('2026-08-01', '2026-08-01')).toBe('1er août');
  expect(en.bytes(12_345)).toBe('13\u00a0kB');
  expect(withPlainSpaces(fr.bytes(3_400_000))).toBe('3,4 Mo');
});

it('formats show a dash for null', () => {
  expect(en.number(null)).toBe('–');
  expect(en.percent(null)).toBe('–');
  expect(en.score(null, null)).toBe('–');
  expect(en.score(0, 0)).toBe('0–0');
});

it('formats show the sign of a difference, except for zero', () => {
  expect([en.signed(7), en.signed(0), en.signed(-7)]).toEqual(['+7', '0', '−7']);
});

it('a percentage is 0 or 100 only of what is exactly that', () => {
  const shown = [0, 0.0001, 0.005, 0.994, 0.9999, 1].map(en.percent).map(withPlainSpaces);
  expect(shown).toEqual(['0%', '< 1%', '1%', '99%', '> 99%', '100%']);
});
