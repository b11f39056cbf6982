import { parseQuery } from '../query/parse-query.ts';
import { snapshotOf, type Tables } from '../records/published.ts';
import { noFeed } from '../records/status.ts';
import { exampleParameters } from './discovery.ts';
import { NotFound, type Resource } from './resource.ts';

/** Returns the order of each kind of rows in words: “Order of goals: date, in the direction of order; then side.” */
export function describeOrders({ rows = [], parameters }: Resource): string[] {
  const listed = (fields: readonly string[]) =>
    fields
      .map((field) => {
        if (field === 'sort') return 'the field that sort names';
        return field.startsWith('-') ? `${field.slice(1)} descending` : field;
      })
      .join(', ');
  const texts = rows.flatMap(({ name, order }) => {
    if (!order) return [];
    const { fields = [], ties = [] } = order;
    const parts = [
      listed(fields) + (fields.length > 0 && 'order' in parameters ? ', in the direction of order' : ''),
    ];
    return [`Order of ${name}: ${[...parts, listed(ties)].filter(Boolean).join('; then ')}.`];
  });
  // The rows of two kinds of answer may have the same name and order.
  return [...new Set(texts)];
}

/** Returns the answer to a query; undefined where the league has no record of the kind, such as a player. */
export function answerTo(resource: Resource, text: string, tables: Tables): object | undefined {
  const parsedQuery = parseQuery(resource.parameters, exampleParameters(text));
  const query = resource.canonical?.(parsedQuery, tables) ?? parsedQuery;
  const now = new Date(`${snapshotOf(tables).as_of}T12:00:00Z`);
  try {
    return resource.answer(tables, query, { now, feed: noFeed });
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
