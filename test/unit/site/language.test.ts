import { describe, expect, it } from 'vitest';
import { pageRedirects } from '../../../build/render/redirects.ts';
import { league } from '../../../src/records/league.ts';
import { leagueSchema } from '../../../src/records/league-schema.ts';
import { pathOf } from '../../../src/site/addresses.ts';
import { rootOf } from '../../../src/site/language.ts';

describe('the languages of the pages', () => {
  it('are those of data/league.json, the default without a prefix', () => {
    expect([rootOf('en', ['en', 'fr']), rootOf('fr', ['en', 'fr'])]).toEqual(['', '/fr']);
    expect([rootOf('fr', ['fr', 'en']), rootOf('en', ['fr', 'en'])]).toEqual(['', '/en']);
    expect(pathOf({ page: 'venues' }, 'fr', ['fr'])).toBe('/stades');
    expect(pathOf({ page: 'ratings' }, 'fr', ['fr', 'en'])).toBe('/ratings');
    expect(pathOf({ page: 'home' }, 'en', ['fr', 'en'])).toBe('/en/');
  });

  it('redirect the English addresses of pages for fans', () => {
    expect(pageRedirects('en')).toEqual([]);
    expect(pageRedirects('fr')).toEqual(
      expect.arrayContaining(['/about /a-propos 302', '/status /etat 302', '/seasons /saisons 302']),
    );
  });

  it.for([[['fr']], [['en']], [['fr', 'en']]])('may be %o', ([languages]) => {
    expect(leagueSchema.parse({ ...league, languages }).languages).toEqual(languages);
  });

  it('are refused where pages are not written in them, naming what to read', () => {
    const { error } = leagueSchema.safeParse({ ...league, languages: ['es'] });
    expect(error?.issues[0]?.message).toMatch(/written in: en, fr; FORKING.md says how to add 'es'/);
    expect(leagueSchema.safeParse({ ...league, languages: ['en', 'en'] }).success).toBe(false);
  });
});
