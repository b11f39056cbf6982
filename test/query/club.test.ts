import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { clubHint } from '../../src/query/club.ts';
import { nameIn } from '../../src/records/season-rules.ts';
import { teams } from '../../src/resources/clubs.ts';
import { matches } from '../../src/resources/matches.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ season, unknownSeason, answer, dataset, league, tables }) => {
  /** A club with a name of two long words, and that name with a letter missing. */
  const named = dataset.clubNames.find(({ name }) => name.length > 8) as (typeof dataset.clubNames)[0];
  const misspelt = named.name.replace(named.name.charAt(3), '');
  const { name: present } = nameIn(dataset.clubNames, named.club_id, season);

  function tablesOf(clubNames: typeof dataset.clubNames, clubs = tables.rows('teams').slice(0, 0)) {
    const own = new InMemoryTables({ league });
    own.set('clubNames', clubNames);
    own.set('teams', clubs);
    return own;
  }

  it('clubHint suggests a club by its city or venue, where neither is part of a name', () => {
    const places = tables.rows('teams').flatMap(({ city, stadium }) => [city ?? [], stadium ?? []].flat());
    const texts = places.filter((place) => answer(matches, { team: place }).total === 0);
    for (const text of texts) {
      const suggested = clubHint(text, tables) ?? '';
      const clubsThere = answer(teams, { search: text }).teams.map(({ club_id }) => club_id);
      expect(
        clubsThere.some((club) => suggested.includes(`(${club})?`)),
        text,
      ).toBe(true);
    }
  });

  it('clubHint suggests, of the clubs of a city, one that plays in the league now', () => {
    const [team] = tables.rows('teams');
    const inQwxton = (['former', 'active'] as const).map((status) =>
      Object.assign({}, team, { city: 'Qwxton', club_id: status, name: status, status }),
    );
    expect(clubHint('Qwxton', tablesOf([], inQwxton))).toContain('(active)?');
    expect(clubHint('Qwxton', tablesOf([], inQwxton.slice(0, 1)))).toContain('(former)?');
  });

  it('clubHint suggests the nearest club for a misspelt name, by its id', () => {
    expect(clubHint(misspelt, tables)).toContain(`(${named.club_id})?`);
  });

  it('clubHint says that nothing matches a text that is short or far from every name, and nothing of one that matches', () => {
    for (const text of ['qwx', 'Qwxzjkvb', 'x'.repeat(60)])
      expect(clubHint(text, tables)).toBe(`no club matches '${text}'; /teams lists them`);
    expect(clubHint(`${present},qwx`, tables)).toContain("'qwx'");
    for (const text of [present, undefined, '']) expect(clubHint(text, tables)).toBeNull();
    expect(clubHint(misspelt, tablesOf([]))).toContain('/teams');
  });

  it('clubHint is near to a word of a name, whatever separates the words and whatever its accents', () => {
    const quebec = [{ ...named, club_id: 'supra', name: 'FC Supra - Saint-Québec' }];
    for (const text of ['quebek', 'Sopra', 'SAIMT'])
      expect(clubHint(text, tablesOf(quebec))).toBe(
        `no club matches '${text}'; did you mean 'FC Supra - Saint-Québec' (supra)?`,
      );
  });

  it('a list with an empty page has a hint for a misspelt club, and null otherwise', () => {
    expect(answer(matches, { team: misspelt })).toMatchObject({
      total: 0,
      hint: clubHint(misspelt, tables),
    });
    expect(answer(matches, { team: named.name }).hint).toBeNull();
    expect(answer(matches, { season: unknownSeason, team: named.name })).toMatchObject({
      total: 0,
      hint: null,
    });
  });
});
