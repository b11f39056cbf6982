import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/query/parse-query.ts';
import { columnsOf } from '../../src/records/flat-columns.ts';
import { encode } from '../../src/resources/encode.ts';
import { csvAnswer, rowsFor } from '../../src/resources/format.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ resources, context, tables }) => {
  const lists = resources.filter(({ rows }) => rows !== undefined);

  function ask(resource: Resource, text: string) {
    const given = parseQuery(resource.parameters, new URLSearchParams(text));
    const query = resource.canonical?.(given, tables) ?? given;
    const answer = resource.answer(tables, query, context);
    const csv = csvAnswer(resource, answer, query);
    return { answer, query, text: csv?.text ?? encode(answer), headers: csv?.headers };
  }

  const find = (name: string) => {
    const resource = lists.find((one) => one.name === name);
    if (!resource) throw new Error(`${name} has no rows`);
    return resource;
  };

  it.for(lists)('format=csv of $name has the rows and columns of the JSON', (resource) => {
    const { answer, query, text, headers } = ask(resource, `${resource.examples[0]}&format=csv`);
    const rows = rowsFor(resource, query);
    if (!rows) throw new Error(`${resource.name} has no rows`);
    const [header, ...lines] = parse(text) as string[][];
    expect(header).toEqual(columnsOf(rows.schema).map(({ name }) => name));
    expect(lines).toHaveLength(rows.of(answer).length);
    expect(headers?.['Content-Type']).toBe('text/csv; charset=utf-8; header=present');
    expect(headers?.['Content-Disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"$/);
  });

  it.for(lists)('fields select fields of $name, in their order, in JSON and CSV', (resource) => {
    const rowKind = rowsFor(resource, ask(resource, resource.examples[0]).query);
    const wanted = Object.keys(rowKind?.schema.shape ?? {})
      .slice(1, 3)
      .reverse();
    const text = `${resource.examples[0]}&fields=${wanted.join(',')}`;
    const { answer, query } = ask(resource, text);
    const rows = rowsFor(resource, query)?.of(answer) ?? [];
    for (const row of rows.slice(0, 3))
      expect(Object.keys(row).filter((name) => name !== 'kind' || wanted.includes(name))).toEqual(wanted);
  });

  it.for(lists)(
    'fields with a minus are left out of $name, whatever their order, in JSON and CSV',
    (resource) => {
      const [example] = resource.examples;
      const rowsOf = (more: string) => {
        const { answer, query } = ask(resource, `${example}${more}`);
        return rowsFor(resource, query)?.of(answer) ?? [];
      };
      const whole = rowsOf('');
      const names = Object.keys(rowsFor(resource, ask(resource, example).query)?.schema.shape ?? {});
      const left = names.slice(1, 3);
      const text = `&fields=${left.map((name) => `-${name}`).join(',')}`;
      const expected = whole.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name))),
      );
      expect(rowsOf(text)).toEqual(expected);
      const reversed = `&fields=${left
        .map((name) => `-${name.toUpperCase()}`)
        .reverse()
        .join(',')}`;
      expect(ask(resource, `${example}${reversed}`).query).toEqual(ask(resource, `${example}${text}`).query);
      const header = (more: string) =>
        (parse(ask(resource, `${example}&format=csv${more}`).text) as string[][])[0];
      const isLeft = (column: string) =>
        !left.some((name) => column === name || column.startsWith(`${name}_`));
      expect(header(text)?.filter(isLeft)).toEqual(header('')?.filter(isLeft));
      expect(header(text)).not.toContain(left[0]);
    },
  );

  it.for(['matches', 'players', 'head-to-head'])(
    'fields basic are a documented part of those of %s',
    (name) => {
      const resource = find(name);
      const basic = resource.rows?.[0]?.basicFields ?? [];
      const { answer, query, text } = ask(resource, `${resource.examples[0]}&fields=basic`);
      expect(text).toBe(ask(resource, `${resource.examples[0]}&fields=${basic.join(',')}`).text);
      for (const row of rowsFor(resource, query)?.of(answer) ?? []) expect(Object.keys(row)).toEqual(basic);
      expect(resource.parameters.fields?.description).toContain(basic.join(', '));
    },
  );

  it('a limit above the largest is refused, with the way to all rows as CSV', () => {
    const { parameters } = find('matches');
    expect(() => parseQuery(parameters, new URLSearchParams('format=csv&limit=1000'))).toThrow(
      'expected a whole number from 1 to 500 (with format=csv, leave it out for all rows, up to 5000)',
    );
  });

  it('fields are rejected where no row has them, or all are left out', () => {
    expect(() => ask(find('matches'), 'fields=date,-xg')).toThrow(
      /either fields to return or fields to leave out/,
    );
    for (const fields of ['-colour', 'date,colour'])
      expect(() => ask(find('matches'), `fields=${fields}`)).toThrow(/expected some of match_id, season_id/);
    expect(() => ask(find('goals'), 'fields=basic')).toThrow(/expected some of/);
    const all = Object.keys(find('goals').rows?.[0]?.schema.shape ?? {}).map((name) => `-${name}`);
    expect(() => ask(find('goals'), `fields=${all.join(',')}`)).toThrow(
      /expected a field that is not left out/,
    );
  });

  it('fields are those of the kind of answer', () => {
    const faultOf = (name: string, text: string) =>
      find(name).validate?.(parseQuery(find(name).parameters, new URLSearchParams(text)))?.message;
    expect(faultOf('referees', 'summary=true&fields=name,matches')).toBeUndefined();
    expect(faultOf('referees', 'summary=true&fields=-name')).toBeUndefined();
    expect(faultOf('referees', 'fields=match_id,name')).toMatch(
      /^no row of this answer has name; expected some of match_id/,
    );
    expect(faultOf('team-stats', 'fields=raw_stats')).toMatch(/no row of this answer has raw_stats/);
    expect(faultOf('team-stats', 'raw=true&fields=raw_stats')).toBeUndefined();
  });
});
