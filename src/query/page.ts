import * as z from 'zod';
import { count, described } from '../records/fields.ts';

/** What every page says of itself. */
export const pageFields = {
  total: described(count, 'Records that match the query'),
  count: described(count, 'Records in this answer'),
  limit: described(z.int().min(1).max(500), 'The limit asked for'),
  offset: described(count, 'The offset asked for'),
  has_more: described(z.boolean(), 'Whether records follow after these'),
};

export interface Page<Row> {
  readonly figures: { total: number; count: number; limit: number; offset: number; has_more: boolean };
  readonly rows: Row[];
}

/** The part of the rows that a page shows. */
export function paginate<Row>(
  rows: readonly Row[],
  { limit, offset }: { limit: number; offset: number },
): Page<Row> {
  const shown = rows.slice(offset, offset + limit);
  const figures = {
    total: rows.length,
    count: shown.length,
    limit,
    offset,
    has_more: offset + shown.length < rows.length,
  };
  return { figures, rows: shown };
}

/** How many records a page has where the query does not say. */
export const defaultLimit = 100;

/** The offsets of all pages of so many records; the first even where there are none. */
export function* offsets(total: number, limit: number): Iterable<number> {
  for (let offset = 0; offset === 0 || offset < total; offset += limit) yield offset;
}

/** Selections of a paginated resource, each with every page. */
export function* everyPage<Selection extends object>(
  selections: Iterable<Selection>,
  totalOf: (selection: Selection) => number,
): Iterable<Selection & { offset: number }> {
  for (const selection of selections) {
    for (const offset of offsets(totalOf(selection), defaultLimit)) yield { ...selection, offset };
  }
}

/** The offsets a page links to. */
export function neighbours({ total, limit, offset }: { total: number; limit: number; offset: number }) {
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  return {
    first: 0,
    ...(offset > 0 && { prev: Math.max(0, Math.min(offset - limit, last)) }),
    ...(offset + limit < total && { next: offset + limit }),
    last,
  };
}
