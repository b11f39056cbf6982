import { describe, expect, it } from 'vitest';
import { clubHint, clubsOf, team } from '../../src/query/club.ts';
import type { IndexedClub } from '../../src/records/season.ts';
import { worlds } from '../support/worlds.ts';

/** Returns an index of clubs, each with the given fields. */
function indexOf(...clubs: readonly Partial<IndexedClub>[]) {
  const blank = {
    club_id: '',
    name: '',
    names: [],
    acronyms: [],
    places: [],
    first_season: 1,
    last_season: null,
  };
  return { clubs: clubs.map((club): IndexedClub => ({ ...blank, ...club })) };
}

const idsOf = (text: string, index: ReturnType<typeof indexOf>) =>
  clubsOf(text, index).map(({ club_id }) => club_id);

const york = {
  club_id: 'york',
  names: ['York9 FC', 'York United FC', 'Inter Tórento FC'],
  acronyms: ['YRK', 'INT'],
};
const leeds = {
  club_id: 'leeds',
  names: ['Leeds Yorkshire'],
  acronyms: ['LEE'],
  places: ['Leeds', 'Elland Road'],
};
const index = indexOf(york, leeds, {
  club_id: 'halifax',
  names: ['Wanderers'],
  places: ['Halifax', 'The Shay'],
});

it.for([
  ['a whole club_id, whatever else has it in a name', ' YORK ', ['york']],
  ['part of a former name', 'york9', ['york']],
  ['part of the present name, without its accent', 'inter torento', ['york']],
  ['part of the names of two clubs', 'yorks', ['leeds']],
  ['words of a name and of a town together', 'halifax wanderers', ['halifax']],
  ['an acronym', 'int', ['york']],
  ['the acronym of a former name', 'yrk', ['york']],
  ['part of an acronym', 'ee', ['leeds']],
  ['a town that is in no name', 'Halifax', ['halifax']],
  ['a venue that is in no name', 'elland', ['leeds']],
  ['nothing', 'qwx', []],
] as const)('clubsOf finds clubs by %s', ([, text, expected]) => {
  expect(idsOf(text, index)).toEqual(expected);
});

it('clubsOf finds no club by its town where another has the text in its name', () => {
  expect(idsOf('Leeds', indexOf({ ...york, places: ['Leeds'] }, leeds))).toEqual(['leeds']);
});

it('the parameter of a club has club_ids as its canonical value, in one order, each once', () => {
  const canonical = (text: string) => team.canonical?.(text, index as never);
  expect(canonical('wanderers, York9,york')).toBe('halifax,york');
  expect(canonical('qwx,wanderers')).toBe('halifax,qwx');
  expect(canonical('halifax,york')).toBe('halifax,york');
});

it('clubHint suggests the club whose name, or a word of it, is near', () => {
  const quebec = indexOf({ club_id: 'supra', names: ['FC Supra - Saint-Québec'] });
  for (const text of ['quebek', 'Sopra', 'SAIMT'])
    expect(clubHint(text, quebec)).toBe(
      `no club matches '${text}'; did you mean 'FC Supra - Saint-Québec' (supra)?`,
    );
  expect(clubHint(`supra,quebek`, quebec)).toContain("'quebek'");
});

it('clubHint names no club for a text that is short or far from every name', () => {
  for (const text of ['qwx', 'Qwxzjkvb', 'x'.repeat(60)])
    expect(clubHint(text, index)).toBe(`no club matches '${text}'; /teams lists them`);
  for (const text of ['york9', '']) expect(clubHint(text, index)).toBeNull();
});

describe.for(worlds)('$name', ({ resources, dataset, tables, answer }) => {
  const withClub = resources.flatMap((resource) =>
    ['team', 'opponent', 'against']
      .filter((name) => name in resource.parameters)
      .map((name) => ({ resource, name })),
  );

  it.for(withClub)('$name of $resource.path means the same by each name of a club', ({ resource, name }) => {
    const canonical = (text: string) => resource.canonical?.({ [name]: text } as never, tables)[name];
    for (const { name: clubName, club_id } of dataset.clubNames) {
      const ids = String(canonical(clubName)).split(',');
      expect(ids, clubName).toContain(club_id);
      expect(canonical(ids.join()), clubName).toBe(ids.join());
      expect(canonical(clubName.toUpperCase()), clubName).toBe(ids.join());
    }
  });

  const matches = resources.filter((resource) => resource.name === 'matches');

  it.for(matches)('a club has the same matches by each of its names', (resource) => {
    for (const { names, club_id } of tables.index.clubs) {
      const { total } = answer(resource, { team: club_id }) as { total: number };
      const rows = tables.rows('matches').filter((row) => [row.home_club, row.away_club].includes(club_id));
      expect(total).toBe(rows.length);
      for (const name of names.filter((text) => clubsOf(text, tables.index).length === 1))
        expect(answer(resource, { team: name }), name).toMatchObject({ total, hint: null });
    }
  });
});
