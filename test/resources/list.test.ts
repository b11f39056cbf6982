import { describe, expect, it } from 'vitest';
import { renderJson } from '../../build/render/downloads/flat-tables.ts';
import { headBytes, readTotal } from '../../src/query/address.ts';
import { offsets } from '../../src/query/page.ts';
import { parseQuery, queryOf } from '../../src/query/parse-query.ts';
import type { Match } from '../../src/records/match.ts';
import type { TableName, Tables } from '../../src/records/published.ts';
import { encode } from '../../src/resources/encode.ts';
import { rowsFor } from '../../src/resources/format.ts';
import { matches } from '../../src/resources/matches.ts';
import { isPaged, type Resource } from '../../src/resources/resource.ts';
import { worlds } from '../support/worlds.ts';

/** Returns the example of a resource with a limit, in place of its own. */
function exampleQuery({ parameters, examples }: Resource, limit: number) {
  const given = new URLSearchParams(examples[0]);
  given.set('limit', String(limit));
  return parseQuery(parameters, given);
}

describe.for(worlds)('$name', (world) => {
  const { resources, club, opponent, season, answer, context, tables } = world;

  const lists = resources.filter(isPaged);

  it.for(lists)('readTotal of $name is the total of the encoded answer, whole or cut off', (resource) => {
    for (const limit of [1, 500]) {
      const query = exampleQuery(resource, limit);
      const answer = resource.answer(tables, query, context);
      const { total } = answer as { total: number };
      const body = new TextEncoder().encode(encode(answer));
      const head = new TextDecoder().decode(body.subarray(0, headBytes));
      expect(readTotal(head)).toBe(total);
    }
  });

  it('readTotal is the first, whatever texts and rows contain', () => {
    const page = { note: 'a "total":7, of a text', total: 9, rows: [{ total: 10, count: 1 }] };
    expect(readTotal(encode(page))).toBe(9);
  });

  it('readTotal throws where the head has no total', () => {
    expect(() => readTotal('{"total":3')).toThrow('No total in the first 10 characters');
  });

  describe('a list', () => {
    it('is selected once for all its pages, and anew from other tables or for another query', () => {
      let reads = 0;
      const counted = (): Tables => ({
        league: tables.league,
        index: tables.index,
        rows(table, one) {
          if (table === 'matches') reads += 1;
          return tables.rows(table, one);
        },
      });
      const same = counted();
      const page = (of: Tables, offset: number, order: 'asc' | 'desc' = 'asc') =>
        matches.answer(
          of,
          { ...queryOf(matches.parameters), season: [season], limit: 5, order, offset },
          context,
        ).matches[0]?.match_id;
      const found = tables.rows('matches', season).map(({ match_id }) => match_id);
      // Each answer reads the table for its source and its whole file, and each selection reads it once more.
      expect([page(same, 0), page(same, 5), reads]).toEqual([found[0], found[5], 4 + 1]);
      expect([page(same, 0, 'desc'), reads]).toEqual([found.at(-1), 6 + 2]);
      expect([page(counted(), 5), reads]).toEqual([found[5], 8 + 3]);
    });

    it.for(lists)('of $name has the same rows in every answer, so that each is encoded once', (resource) => {
      const query = { ...exampleQuery(resource, 500), summary: false };
      const one = resource.answer(tables, query, context);
      const other = resource.answer(tables, query, context);
      const rowsOf = (answer: object = {}) => rowsFor(resource, query)?.of(answer) ?? [];
      expect(new Set(rowsOf(other)).difference(new Set(rowsOf(one)))).toEqual(new Set());
    });

    const byDay = resources.filter(({ name }) => ['odds', 'referees', 'weather'].includes(name));

    it.for(byDay)('of $name comes newest first', (resource) => {
      const query = parseQuery(resource.parameters, [['limit', '500']]);
      const rows = rowsFor(resource, query)?.of(resource.answer(tables, query, context)) ?? [];
      const days = rows.map((row) => (row as { date: string }).date);
      expect(days).toEqual(days.toSorted().reverse());
    });

    const ofMatches = lists.filter(
      ({ parameters, rows }) =>
        'opponent' in parameters && rows?.some(({ schema }) => 'home_club' in schema.shape) === true,
    );
    const rowsOf = (resource: Resource, given: Record<string, string>) => {
      const query = parseQuery(resource.parameters, Object.entries({ limit: '500', ...given }));
      const rows = rowsFor(resource, query)?.of(resource.answer(tables, query, context));
      return (rows ?? []) as readonly Pick<Match, 'home_club' | 'away_club' | 'date' | 'match_id'>[];
    };

    it.for(ofMatches)(
      'of $name has the matches of two clubs, within days, and in either order',
      (resource) => {
        const meetings = rowsOf(resource, { team: club, opponent });
        expect(meetings.length).toBeLessThan(500);
        const isMeeting = (row: { home_club: string; away_club: string }) =>
          [row.home_club, row.away_club].sort().join() === [club, opponent].sort().join();
        expect(meetings.every(isMeeting)).toBe(true);
        const [day = '2020-01-01'] = meetings.map(({ date }) => date).sort();
        const later = rowsOf(resource, { team: club, opponent, from: day });
        expect(later).toEqual(meetings);
        const days = rowsOf(resource, { team: club, opponent, to: day }).map(({ date }) => date);
        expect(days).toEqual(meetings.map(({ date }) => date).filter((date) => date === day));
        const oldestFirst = rowsOf(resource, { team: club, opponent, order: 'asc' });
        const matchesOf = (rows: typeof meetings) => [...new Set(rows.map(({ match_id }) => match_id))];
        expect(matchesOf(rowsOf(resource, { team: club, opponent, order: 'desc' })).sort()).toEqual(
          matchesOf(oldestFirst).sort(),
        );
        if (resource.name !== 'odds-quotes')
          expect(oldestFirst.map(({ date }) => date)).toEqual(oldestFirst.map(({ date }) => date).sort());
      },
    );

    it.for(lists)('of $name selects by a parameter that is a field the rows with its values', (resource) => {
      const rowsWith = (given: Record<string, string>) => {
        const query = parseQuery(resource.parameters, Object.entries({ ...given, limit: '500' }));
        return rowsFor(resource, query)?.of(resource.answer(tables, query, context)) ?? [];
      };
      const example = Object.fromEntries(new URLSearchParams(resource.examples[0]));
      for (const [name, { schema }] of Object.entries(resource.parameters)) {
        const { enum: values } = (schema.items ?? {}) as { enum?: readonly string[] };
        if (!values) continue;
        const { [name]: _, ...others } = example;
        const all = rowsWith(others).filter((row) => name in row);
        if (all.length === 500) continue;
        for (const value of values)
          expect(
            rowsWith({ ...others, [name]: value }).filter((row) => name in row),
            value,
          ).toEqual(all.filter((row) => (row as Record<string, unknown>)[name] === value));
      }
    });

    it.for(lists)('of $name has as many rows as it counts', (resource) => {
      const answer = resource.answer(tables, exampleQuery(resource, 3), context);
      const { total, count, limit, offset, has_more } = answer as Record<string, number | boolean>;
      const query = exampleQuery(resource, 3);
      const rows = rowsFor(resource, query)?.of(answer);
      expect({ count, limit, offset, has_more }).toEqual({
        count: Math.min(3, Number(total)),
        limit: 3,
        offset: 0,
        has_more: Number(total) > 3,
      });
      expect(rows).toHaveLength(Number(count));
    });
  });

  it.for(lists)('$name has one answer of each kind prerendered where its table has no rows', (resource) => {
    const isKept = (table: TableName) => ['seasons', 'clubNames', 'teams'].includes(table);
    const withoutRows: Tables = {
      league: tables.league,
      index: tables.index,
      rows: (table, year) => (isKept(table) ? tables.rows(table, year) : []),
    };
    const queries = [...(resource.prerenderedQueries?.(withoutRows) ?? [])];
    const selections = queries.map(({ limit, offset, ...selection }) => JSON.stringify(selection));
    // Each kind has an example. The players of a season are listed by those that it has.
    expect(new Set(selections).size).toBeLessThanOrEqual(resource.examples.length);
  });

  const seasonal = lists.filter(({ parameters }) => 'season' in parameters);
  const named = seasonal.flatMap((resource) =>
    tables.rows('seasons').flatMap((row) => {
      const query = parseQuery(resource.parameters, [
        ['season', String(row.season)],
        ['limit', '1'],
      ]);
      if (resource.validate?.(query)) return [];
      const { total, whole_file } = resource.answer(tables, query, context) as {
        total: number;
        whole_file?: string | null;
      };
      return whole_file ? [{ resource, query, total, whole_file }] : [];
    }),
  );

  it('the whole file of a list has the records of the season and no others', () => {
    expect(named.map(({ resource }) => resource.name)).toEqual(expect.arrayContaining(['matches']));
    const files = new Map(renderJson(tables));
    for (const { resource, query, total, whole_file } of named) {
      const pages = [...offsets(total, 500)].map((offset) => ({ ...query, limit: 500, offset }));
      const listed = pages.flatMap((page) =>
        rowsFor(resource, page)?.of(resource.answer(tables, page, context)),
      );
      const rows: object[] = JSON.parse(String(files.get(whole_file)));
      const inOrder = (records: readonly unknown[]) => records.map((row) => JSON.stringify(row)).sort();
      // Compared as one text: the difference of a thousand records would be long.
      expect(inOrder(rows).join() === inOrder(listed).join(), whole_file).toBe(true);
    }
  });

  it('the whole file of a list is not named where the page has all, or the query selects a part', () => {
    expect(answer(matches, { season, limit: 500 }).whole_file).toBeNull();
    expect(answer(matches, { season, team: club, limit: 1 }).whole_file).toBeNull();
  });
});
