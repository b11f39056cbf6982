import { readFile } from 'node:fs/promises';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import french from '../../src/site/french.json' with { type: 'json' };
import { ordinal } from '../../src/site/names.ts';
import { translator } from '../../src/site/words.ts';
import { root } from '../support/root.ts';

const league = { name: 'Liga', first_season: 1999, season_first_month: 1 };
const en = translator('en', league);
const fr = translator('fr', league);

it('a text of the site is English in English, without what tells two meanings apart', () => {
  expect([en('Home'), en('Home|of a match')]).toEqual(['Home', 'Home']);
  expect([fr('Home'), fr('Home|of a match')]).toEqual(['Accueil', 'Domicile']);
});

it('a text of the site may name the league, in a language by the name that it has there', () => {
  expect([en('Every season {ofLeague} with its champion.'), fr('{league} open data')]).toEqual([
    'Every season of the Liga with its champion.',
    'Données ouvertes de Liga',
  ]);
  const translation = { name: 'Ligue', of: 'de la Ligue', in: 'en Ligue', texts: {} };
  expect(translator('fr', league, translation)('{league} open data')).toBe('Données ouvertes de la Ligue');
});

it('a French text has no-break spaces before a colon and inside quotation marks', () => {
  expect(JSON.stringify(french).match(/.{30} (?=[:»])|« .{30}/g)).toBeNull();
});

it('a text of the site has the name of a season for its number', () => {
  const spanning = translator('en', { ...league, season_first_month: 7 });
  expect([en, spanning].map((t) => t('Matches of {season}', { season: 2024 }))).toEqual([
    'Matches of 2024',
    'Matches of 2024–25',
  ]);
});

it('a text of the site needs each value that it names', () => {
  expect(() => en('All {meetings} meetings')).toThrow('meetings');
});

it('a text of the site tells of play-offs where the league has some', () => {
  const cup = translator('en', {
    ...league,
    champion: [{ from_season: 1999, decided_by: 'stage', stage: 'final' }],
  });
  const text = '{playOffs, select, yes {Play-offs included. } other {}}A dash: not known.';
  expect([en(text), cup(text)]).toEqual(['A dash: not known.', 'Play-offs included. A dash: not known.']);
});

it('a text of the site has places as ordinals', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22].map((place) => en(ordinal, { place }));
  expect(places).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd']);
  expect([1, 2, 8].map((place) => fr(ordinal, { place }))).toEqual(['1er', '2e', '8e']);
});

it('a text of the site agrees with its number', () => {
  const known = (finished: number) =>
    fr('{finished} of {scheduled} matches played', { finished, scheduled: 112 });
  expect([0, 1, 2].map(known)).toEqual([
    '0 match joué sur 112',
    '1 match joué sur 112',
    '2 matchs joués sur 112',
  ]);
  const text = '{season}: {matches, plural, one {# match} other {# matches}}';
  expect(en(text, { season: '2025', matches: 1 })).toBe('2025: 1 match');
  expect(en(text, { season: '2025', matches: 2 })).toBe('2025: 2 matches');
});

describe('the French of a text', () => {
  const entries = Object.values(french).flatMap((texts) => Object.entries(texts));
  const argumentsIn = (text: string) => [
    ...new Set([...text.matchAll(/\{(\w+)(?=[,}])(?! *\w+\})/g)].map(([, name]) => name)),
  ];

  it('is of a text that a page has', async () => {
    const files = await fastGlob('src/site/**/*.ts', { cwd: root, absolute: true });
    const code = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
    expect(entries.map(([text]) => text).filter((text) => !code.includes(text))).toEqual([]);
  });

  it('is in one place', () => {
    const texts = entries.map(([text]) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  });

  it.for(entries.filter(([text]) => text.includes('{')))(
    'of “%s” has values of the English alone',
    ([text, own]) => {
      const values = Object.fromEntries(argumentsIn(text).map((name) => [name, 2]));
      expect(fr(text as 'Home', values)).not.toMatch(/[{}]/);
      expect(own).not.toBe('');
    },
  );

  /** Names that begin with a vowel, a silent h or an article. */
  const clubs = ['Atlético', 'Étoile', 'Hamilton', 'Le Havre', 'Les Aigles'];
  const named = entries.flatMap(([text]) =>
    ['club', 'leader', 'second'].some((name) => text.includes(`{${name}}`)) ? [text as 'Home'] : [],
  );
  const statements = named.flatMap((text) =>
    clubs.map((club) => {
      const valueFor = (name: string) =>
        /^(club|first|leader|second|opponent|rival)$/.test(name) ? club : 2;
      return fr(text, Object.fromEntries(argumentsIn(text).map((name = '') => [name, valueFor(name)])));
    }),
  );

  it.for(statements)('“%s” has no club after a word that elides or contracts', (statement) => {
    expect(statement).not.toMatch(/(?<!\p{L})(?:de|que|ne|se|à) (?:[AÉH]|Les? )/u);
  });
});
