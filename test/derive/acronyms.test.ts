import { describe, expect, it } from 'vitest';
import { deriveAcronyms } from '../../src/derive/acronyms.ts';
import { acronym as schema } from '../../src/records/dataset/club-rows.ts';
import { blankRow } from '../support/blank-row.ts';
import { resultsOnly, worlds } from '../support/worlds.ts';

/** Returns a league of clubs of these names, of which some have an acronym. The earlier in the list, the earlier they joined. */
function leagueOf(clubs: readonly (readonly [name: string, acronym?: string])[]) {
  return {
    clubs: clubs.map(([, acronym = null], index) =>
      blankRow('clubs', { club_id: `club-${index}`, acronym, first_season: 2000 + index }),
    ),
    clubNames: clubs.map(([name], index) =>
      blankRow('clubNames', { club_id: `club-${index}`, name, from_season: 2000 }),
    ),
  };
}

it.for<[string, Parameters<typeof leagueOf>[0], string[]]>([
  ['the first three letters', [['Port FC'], ['Örgryte IS']], ['POR', 'ORG']],
  ['other letters where an earlier club has these', [['Rivertown FC'], ['Rivers United']], ['RIV', 'RUN']],
  ['a number without Latin letters', [['Торпедо'], ['Динамо'], ['B 1']], ['C01', 'C02', 'C03']],
  ['the given one, which no other gets', [['Port FC'], ['Harbour', 'POR']], ['PFC', 'POR']],
])('an acronym is %s', ([, clubs, expected]) => {
  expect([...deriveAcronyms(leagueOf(clubs)).values()].toSorted()).toEqual(expected.toSorted());
});

it('a club that joins the league later changes no acronym', () => {
  const before = leagueOf([['Rivertown FC'], ['Торпедо']]);
  const after = leagueOf([['Rivertown FC'], ['Торпедо'], ['Rivers United'], ['Динамо']]);
  expect([...deriveAcronyms(after)]).toEqual(expect.arrayContaining([...deriveAcronyms(before)]));
});

describe.for(worlds)('$name', ({ dataset, tables }) => {
  it('every club has an acronym of its own, the given one where there is one', () => {
    const acronyms = tables.rows('teams').map(({ acronym }) => acronym);
    expect(new Set(acronyms).size).toBe(acronyms.length);
    for (const acronym of acronyms) expect(schema.safeParse(acronym).error).toBeUndefined();
    const given = dataset.clubs.flatMap(({ acronym }) => acronym ?? []);
    expect(acronyms).toEqual(expect.arrayContaining(given));
  });
});

it('no club of the league of results alone has an acronym of its own', () => {
  expect(resultsOnly.dataset.clubs.filter(({ acronym }) => acronym !== null)).toEqual([]);
});
