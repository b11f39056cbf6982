import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseQuery } from '../../src/query/parse-query.ts';
import { fold } from '../../src/query/text-matching.ts';
import { rowsFor } from '../../src/resources/format.ts';
import type { AnswerRows, Resource } from '../../src/resources/resource.ts';
import { worlds } from '../support/worlds.ts';

type Row = Readonly<Record<string, unknown>>;

const compare = (a: string | number, b: string | number) => {
  if (typeof a === typeof b) return a < b ? -1 : Number(a > b);
  return typeof a === 'string' ? 1 : -1;
};

/** Returns the queries to ask a resource: its examples and everything, in both directions, by each kind of field. */
function queriesOf({ parameters, examples, validate }: Resource) {
  const directions = 'order' in parameters ? ['asc', 'desc'] : [undefined];
  const sorts = (parameters.sort?.schema.enum as readonly string[] | undefined) ?? [undefined];
  return ['', ...examples]
    .flatMap((example) =>
      directions.flatMap((order) =>
        sorts.map((sort) => {
          const given = new URLSearchParams(example);
          if (order) given.set('order', order);
          if (sort) given.set('sort', sort);
          if ('limit' in parameters) given.set('limit', '500');
          if ('all' in parameters) given.set('all', 'true');
          return given;
        }),
      ),
    )
    .filter((given) => !validate?.(parseQuery(parameters, given)));
}

describe.for(worlds)('$name', ({ resources, context, tables, current }) => {
  const matches = new Map(tables.rows('matches').map((match): [unknown, Row] => [match.match_id, match]));

  const stages = tables.rows('stages').map(({ season, stage }) => `${season} ${stage}`);

  /** Returns the place of a value among those of its field: unknown last, the values of an enumeration as it lists them. */
  function keyOf({ schema }: AnswerRows, field: string, row: Row): string | number {
    // Statistics of a match are in the order of the match.
    const value =
      field in row
        ? row[field]
        : ((row.rating_breakdown as Row)?.[field] ?? matches.get(row.match_id)?.[field]);
    if (value === null || value === undefined) return '\uffff';
    if (field === 'stage') return stages.indexOf(`${row.season} ${value}`);
    const column = schema.shape[field];
    const type = column instanceof z.ZodMiniNullable ? column.def.innerType : column;
    if (type instanceof z.ZodMiniEnum) {
      const options: readonly unknown[] = type.options;
      return options.indexOf(value);
    }
    return typeof value === 'number'
      ? value
      : field === 'name' || field === 'team'
        ? fold(String(value))
        : String(value);
  }

  /** Returns a comparison of rows by the order that an answer documents. */
  function documentedOrder(rows: AnswerRows, sort: unknown, direction: unknown) {
    const { fields = [], ties = [] } = rows.order ?? {};
    const by =
      (field: string, sign: number, isFirst = false) =>
      (a: Row, b: Row) => {
        const keys = [keyOf(rows, field, a), keyOf(rows, field, b)] as const;
        // Unknown values of the first field come last in either direction.
        return compare(...keys) * (isFirst && keys.includes('\uffff') ? 1 : sign);
      };
    const sign = direction === 'desc' ? -1 : 1;
    const comparisons = [
      ...fields.map((field, index) => by(field === 'sort' ? String(sort) : field, sign, index === 0)),
      ...ties.map((field) => (field.startsWith('-') ? by(field.slice(1), -1) : by(field, 1))),
    ];
    return (a: Row, b: Row) => comparisons.reduce((result, compareRows) => result || compareRows(a, b), 0);
  }

  it.for(resources.filter(({ rows }) => rows))(
    'the documented order of the rows of $name is total, and that of its answers',
    (resource) => {
      for (const given of queriesOf(resource)) {
        const query = parseQuery(resource.parameters, given);
        const rows = rowsFor(resource, query);
        if (!rows?.order) continue;
        // What no row of a season has is refused as a field to sort by.
        const players: readonly Row[] = tables.rows('players', Number(given.get('season') ?? current));
        const isKnown = (row: Row) => keyOf(rows, String(query.sort), row) !== '\uffff';
        if (resource.name === 'players' && query.sort !== 'rating' && !players.some(isKnown)) continue;
        const answer = resource.answer(tables, resource.canonical?.(query, tables) ?? query, context) as Row;
        // Each leaderboard is in an order of its own.
        const lists = Map.groupBy(rows.of(answer) as readonly Row[], ({ metric }) => metric).values();
        const order = documentedOrder(rows, answer.sort ?? query.sort, answer.order ?? query.order);
        for (const list of lists) {
          const wrong = list.filter((row, index) => {
            const next = list[index + 1];
            return next && order(row, next) >= 0;
          });
          expect(wrong.slice(0, 2), `?${given}`).toEqual([]);
        }
      }
    },
  );
});
