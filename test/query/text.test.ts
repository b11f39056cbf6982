import { expect, it } from 'vitest';
import { clubMatcher, clubSearch, soleClub, team } from '../../src/query/club.ts';
import { contains } from '../../src/query/rows.ts';
import { fold, matcher, textSegment } from '../../src/query/text.ts';

it('fold drops accents, case and outer white space', () => {
  expect(fold(' ATLÉTICO Ottawa ')).toBe('atletico ottawa');
  expect(fold(' Forge FC ')).toBe('forge fc');
  expect(['É', 'Đidić', 'Ṣafā', 'Großaspach', 'GROẞ'].map(fold)).toEqual([
    'e',
    'didic',
    'safa',
    'grossaspach',
    'gross',
  ]);
});

it('fold has one space for any white space between words', () => {
  const forms = ['Sao  Paulo', 'São\t\n Paulo', ' Sao\u00a0Paulo', 'São\u2009\u202fPaulo '];
  expect(forms.map(fold)).toEqual(forms.map(() => 'sao paulo'));
});

it('fold is the same for a letter in either case, composed or not, of the languages of Europe', () => {
  for (let code = 0xc0; code < 0x180; code += 1) {
    const letter = String.fromCodePoint(code);
    // A letter of Afrikaans that is no longer used has no upper case of its own.
    if (letter === 'ŉ') continue;
    const forms = [letter, letter.toUpperCase(), letter.toLowerCase(), letter.normalize('NFD')];
    expect(new Set(forms.map(fold)).size, letter).toBe(1);
  }
});

it('matcher finds part of a name, ignoring case and accents of both', () => {
  expect(matcher('québec')('Supra du Quebec')).toBe(true);
  expect(matcher('x')('Forge FC')).toBe(false);
  // A phone writes the curved apostrophe.
  expect(['o’c', 'o‘c', 'oʼc', "o'c"].map((text) => matcher(text)("Kerry O'Connor"))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('contains finds a text in any field, but none in an unknown one', () => {
  const isFound = contains(['name', 'city'], 'LL');
  expect(
    [
      { name: 'Halle', city: null },
      { name: 'Ulm', city: null },
    ].map((row) => isFound?.(row)),
  ).toEqual([true, false]);
});

it('textSegment writes hyphens for spaces, and returns null for other characters', () => {
  expect(textSegment('Forge FC')).toBe('forge-fc');
  for (const text of ['a-b', 'a/b', "o'neil", '北']) expect(textSegment(text)).toBeNull();
});

const named = (club_id: string, name: string, from_season: number, to_season: number | null) => ({
  club_id,
  name,
  short_name: name,
  from_season,
  to_season,
});
const clubNames = [
  named('forge-fc', 'Forge FC', 2019, null),
  named('inter-toronto-fc', 'York9 FC', 2019, 2020),
  named('inter-toronto-fc', 'York United FC', 2021, 2025),
  named('inter-toronto-fc', 'Inter Toronto FC', 2026, null),
];

it('clubMatcher matches part of a name, or a whole club_id', () => {
  expect(clubMatcher('united')('York United FC', 'inter-toronto-fc')).toBe(true);
  expect(clubMatcher(' Inter-Toronto-FC ')('York9 FC', 'inter-toronto-fc')).toBe(true);
  expect(clubMatcher('inter-toronto')('York9 FC', 'inter-toronto-fc')).toBe(false);
});

it.for([
  ['york', 2019, 'inter-toronto-fc'],
  ['york', 2025, 'inter-toronto-fc'],
  ['york', 2026, undefined],
  ['york', undefined, undefined],
  ['inter-toronto-fc', undefined, 'inter-toronto-fc'],
  ['inter', 2026, 'inter-toronto-fc'],
  ['fc', 2025, undefined],
  ['no-such-club', 2025, undefined],
] as const)('soleClub %s in %s is %s', ([search, season, expected]) => {
  expect(soleClub(search, clubNames, season)).toBe(expected);
});

it('soleClub is undefined where a text matches names of two clubs', () => {
  const names = [
    named('a', 'York City', 2019, 2020),
    named('a', 'Leeds City', 2021, null),
    named('b', 'York United', 2019, null),
  ];
  expect(soleClub('york', names, undefined)).toBeUndefined();
  expect(soleClub('leeds', names, 2021)).toBe('a');
});

const context = { clubNames, season: 2025 };

it('the parameter of a club has the club_id as its address where the text matches that club alone', () => {
  expect(team.toSegment('York', context)).toBe('inter-toronto-fc');
  expect(team.toSegment('fc', context)).toBe('fc');
  expect(team.toSegment('FORGE-FC', { ...context, season: undefined })).toBe('forge-fc');
});

it('the parameter of a club has no address where the text would read as a club_id and is only a name', () => {
  expect(team.toSegment('Inter Toronto FC', { clubNames, season: undefined })).toBeNull();
});

it('the parameter of a club searches by the text alone where the parameter is a search', () => {
  const search = clubSearch({ description: 'A text', example: 'york' });
  expect(search.toSegment('York', context)).toBe('york');
  expect(search.toSegment(' FORGE-FC ', context)).toBe('forge-fc');
  expect(search.toSegment('forge-united', context)).toBeNull();
  expect(search.toSegment('TD Place', context)).toBe('td-place');
});

it('several texts joined by commas match the clubs of each', () => {
  const isMatch = clubMatcher('north-fc, Atletico,');
  expect(isMatch('North FC', 'north-fc')).toBe(true);
  expect(isMatch('Atlético Ottawa', 'atletico-ottawa')).toBe(true);
  expect(isMatch('South FC', 'south-fc')).toBe(false);
  expect(() => team.parse(' , ')).toThrow('a name, or several joined by commas');
});
