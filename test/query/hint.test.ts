import { describe, expect, it } from 'vitest';
import { yearList } from '../../src/query/alternatives.ts';
import { hintOf } from '../../src/query/hint.ts';
import { InvalidQuery, parseQuery } from '../../src/query/parse-query.ts';
import { type Filters, soleRefusers } from '../../src/query/rows.ts';
import { shortId } from '../../src/records/text.ts';
import { venues } from '../../src/resources/clubs.ts';
import { rowsFor } from '../../src/resources/format.ts';
import { NotFound, type Resource } from '../../src/resources/resource.ts';
import { the } from '../support/the.ts';
import { resultsOnly, worlds } from '../support/worlds.ts';

it('yearList joins years that follow each other', () => {
  expect(yearList([2019, 2022, 2023, 2025])).toBe('2019, 2022 to 2023, 2025');
  expect(yearList([])).toBe('');
});

const rows = [
  { city: 'a', size: 1 },
  { city: 'a', size: 2 },
  { city: 'b', size: 3 },
];
type Town = (typeof rows)[number];
const isIn = (city: string) => (row: Town) => row.city === city;
const isOf = (size: number) => (row: Town) => row.size === size;

it.for([
  ['the one that alone refuses a row', { city: isIn('a'), size: isOf(4) }, ['size']],
  ['each that alone refuses a row', { city: isIn('a'), size: isOf(3) }, ['size', 'city']],
  ['none where no row is refused by one alone', { city: isIn('c'), size: isOf(4) }, []],
  ['none that is left out', { city: undefined, size: isOf(4) }, ['size']],
] as [string, Filters<Town>, string[]][])('soleRefusers names %s', ([, filters, expected]) => {
  expect(soleRefusers(rows, filters)).toEqual(expected);
});

it('a league without venues is told of no season that has some', () => {
  expect(resultsOnly.answer(venues).hint).toBe('venues has no rows');
});

describe.for(worlds)('$name', (world) => {
  const { resources, tables, context, club, opponent, unknownSeason, match } = world;
  const { index } = tables;

  /** Endpoints that list rows. Those of one record have no hint. */
  const lists = resources.filter((resource) => resource.rows && 'hint' in envelopeOf(resource));

  /** Returns the answer to a query; 'not found' where it names an id that does not exist. */
  function answerTo(resource: Resource, given: Readonly<Record<string, string>>) {
    const parsed = parseQuery(resource.parameters, Object.entries(given));
    if (resource.validate?.(parsed)) return undefined;
    const query = resource.canonical?.(parsed, tables) ?? parsed;
    try {
      const answer = resource.answer(tables, query, context) as { hint?: string | null };
      return { answer, rows: rowsFor(resource, query)?.of(answer) ?? [] };
    } catch (error) {
      if (error instanceof NotFound) return 'not found' as const;
      // A combination that no answer is for, such as a club against itself.
      if (error instanceof InvalidQuery) return undefined;
      throw error;
    }
  }

  function envelopeOf(resource: Resource): object {
    const found = answerTo(resource, Object.fromEntries(new URLSearchParams(resource.examples[0])));
    return typeof found === 'object' ? found.answer : {};
  }

  /** Values of a parameter by which some lists are empty. */
  function valuesOf(resource: Resource, name: string): string[] {
    const { schema } = resource.parameters[name] ?? {};
    const { enum: values } = (schema?.items ?? schema ?? {}) as { enum?: readonly string[] };
    if (values) return [...values];
    const byName: Record<string, string[]> = {
      season: [String(unknownSeason), ...index.seasons.map(({ season }) => String(season))],
      team: [club, 'no-such-club', ...index.clubs.map(({ club_id }) => club_id)],
      opponent: [opponent, 'no-such-club'],
      against: [opponent, 'no-such-club'],
      match_id: [match.match_id],
      player_id: Object.keys(index.players).slice(0, 1),
      date: ['1900-01-01', '2199-01-01'],
      from: ['2199-01-01'],
      to: ['1900-01-01'],
      updated_since: ['2199-01-01'],
      offset: ['9999'],
      limit: ['1'],
      min_minutes: ['999999'],
      matchday: ['39', '1'],
      window_hours: ['1'],
      since: ['9999999999999'],
      next: ['1'],
      last: ['1'],
    };
    if (byName[name]) return byName[name];
    return schema?.type === 'boolean' ? ['true', 'false'] : ['qwxzjkvb'];
  }

  const required: Readonly<Record<string, Record<string, string>>> = {
    'head-to-head': { team: club, opponent },
  };

  it('lists are those of all rows, of which each has a hint', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  it.for(lists)('no empty answer of $path is without a hint, by each parameter and season', (resource) => {
    const names = Object.keys(resource.parameters).filter((name) => !['format', 'fields'].includes(name));
    const seasons = 'season' in resource.parameters ? valuesOf(resource, 'season') : [];
    const contexts = [{}, { team: club }, ...seasons.map((season) => ({ season })), { team: 'no-such-club' }];
    const silent: string[] = [];
    for (const name of names) {
      for (const value of valuesOf(resource, name)) {
        for (const others of contexts) {
          if (Object.keys(others).some((other) => !(other in resource.parameters))) continue;
          const given = { ...required[resource.name], ...others, [name]: value };
          if (resource.name === 'head-to-head' && JSON.stringify(given).includes('no-such-club')) continue;
          const found = answerTo(resource, given);
          if (typeof found !== 'object' || found.rows.length > 0 || !('hint' in found.answer)) continue;
          if (!found.answer.hint) silent.push(new URLSearchParams(given).toString());
        }
      }
    }
    expect(silent).toEqual([]);
  });

  const seasonal = lists.filter(({ parameters }) => 'season' in parameters);

  it.for(seasonal)('$path is empty for a season that the data lacks, with the seasons it has', (resource) => {
    const given = { ...required[resource.name], season: String(unknownSeason) };
    expect(answerTo(resource, given)).toMatchObject({
      rows: [],
      answer: { hint: expect.stringContaining(`season=${unknownSeason}`) },
    });
  });

  const byId = lists.flatMap(({ name, parameters }) =>
    ['match_id', 'player_id'].filter((id) => id in parameters).map((id) => ({ name, id })),
  );

  it.for(byId)('/$name is not found for $id=nope', ({ name, id }) => {
    const resource = the(resources, { name });
    expect(answerTo(resource, { [id]: 'nope' })).toBe('not found');
    expect(resource.canBeNotFound).toBe(true);
  });

  it('an id that does not exist, beside one that does, has a hint', () => {
    const matches = the(resources, { name: 'matches' });
    const both = answerTo(matches, { match_id: `${match.match_id},nope` });
    expect(both).toMatchObject({
      answer: { count: 1, hint: "no match 'nope'; /matches lists ids" },
    });
  });

  it('an offset after the last page is told where that begins', () => {
    const matches = the(resources, { name: 'matches' });
    const { length } = tables.rows('matches');
    const found = answerTo(matches, { offset: '9999', limit: '5' });
    const last = (Math.ceil(length / 5) - 1) * 5;
    expect(found).toMatchObject({
      answer: {
        hint: `offset=9999 is after the last of ${length} rows; the last page begins at offset=${last}`,
      },
    });
  });

  it('a match of another season is told of which it is', () => {
    const matches = the(resources, { name: 'matches' });
    const found = answerTo(matches, { match_id: match.match_id, season: String(unknownSeason) });
    expect(JSON.stringify(found)).toContain(`match_id=${shortId(match.match_id)} is of ${match.season}`);
  });

  it('a remark of a resource follows the reason, and stands alone where there are rows', () => {
    const answer = { name: 'towns', table: 'matches', query: { size: 4 }, select } as const;
    function select() {
      return { rows, filters: { size: isOf(4) } };
    }
    expect(hintOf(index, { ...answer, count: 0 }, 'more to come')).toBe(
      "no rows with size=4; there are some without 'size'; more to come",
    );
    expect(hintOf(index, { ...answer, count: 1 }, 'more to come')).toBe('more to come');
    expect(hintOf(index, { ...answer, count: 1 }, null)).toBeNull();
  });
});
