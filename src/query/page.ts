import * as z from 'zod/mini';
import { count, text } from '../records/fields.ts';
import { described, orNull } from '../records/schema.ts';
import type { Parameters, Query } from './parameter.ts';

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

/** Returns the offsets a page links to. */
export function neighbours({ total, limit, offset }: { total: number; limit: number; offset: number }) {
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  return {
    first: 0,
    ...(offset > 0 && { prev: Math.max(0, Math.min(offset - limit, last)) }),
    ...(offset + limit < total && { next: offset + limit }),
    last,
  };
}

/** Returns a Link field to the other pages of a query, whose parameters include those of paging. */
export function pageLinks(path: string, parameters: Parameters, query: Query, total: number): string {
  const pairs: string[] = [];
  for (const [name, { defaultValue, defaultFor }] of Object.entries(parameters)) {
    const value = query[name];
    const isLeftOut = value === (defaultFor ? defaultFor(query) : defaultValue);
    if (name !== 'offset' && !isLeftOut) pairs.push(`${name}=${formEncoded(String(value))}`);
  }
  const { limit, offset } = query as { limit: number; offset: number };
  return Object.entries(neighbours({ total, limit, offset }))
    .map(([rel, to]) => {
      const text = (to > 0 ? [...pairs, `offset=${to}`] : pairs).join('&');
      return `<${path}${text === '' ? '' : `?${text}`}>; rel="${rel}"`;
    })
    .join(', ');
}

/** Returns a value as forms encode it. In workerd a URLSearchParams costs more than all links. */
function formEncoded(value: string): string {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, hex);
}

/** The number of bytes of an encoded page that `readTotal` needs. */
export const headBytes = 4096;

/**
 * Returns the total of an encoded page.
 *
 * @param head the page, or its first `headBytes` bytes: the rows, whose texts may say anything, come later
 * @throws {Error} if the head has no total
 */
export function readTotal(head: string): number {
  const [, total] = /"total":(\d+),/.exec(head) ?? [];
  if (total === undefined) throw new Error(`No total in the first ${head.length} characters of the page.`);
  return Number(total);
}
