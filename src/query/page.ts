import * as z from 'zod/mini';
import { count, text } from '../records/fields.ts';
import { described, orNull } from '../records/schema.ts';

/** The number of records of a page where the query has no limit. */
export const defaultLimit = 100;
export const maxLimit = 500;
/** The number of records in CSV where the query has no limit: a spreadsheet would not ask for the next page. */
export const csvLimit = 5000;

/** The fields of every page beside its rows. */
export const pageFields = {
  total: described(count, 'Records that match the query'),
  count: described(count, 'Records in this answer'),
  limit: described(z.int().check(z.gte(1), z.lte(maxLimit)), 'The limit of the query'),
  offset: described(count, 'The offset of the query'),
  has_more: described(z.boolean(), 'Whether records follow after these'),
  whole_file: orNull(
    text,
    'The address of the download with every record of the query, in a list without a page around it',
    'this page has them all, or the query selects a part of a season, or of the table',
  ),
};

/** Returns one page of the rows, with its figures. */
export function paginate<Row>(rows: readonly Row[], { limit, offset }: { limit: number; offset: number }) {
  const pageRows = rows.slice(offset, offset + limit);
  const figures = {
    total: rows.length,
    count: pageRows.length,
    limit,
    offset,
    has_more: offset + pageRows.length < rows.length,
  };
  return { figures, rows: pageRows };
}

/** Yields the offsets of all pages of so many records; 0 even where there are no records. */
export function* offsets(total: number, limit: number): Iterable<number> {
  for (let offset = 0; offset === 0 || offset < total; offset += limit) yield offset;
}
