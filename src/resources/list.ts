import * as z from 'zod';
import { address } from '../query/address.ts';
import { clubHint, hint } from '../query/club-hint.ts';
import { type paging, seasonsWithin } from '../query/common.ts';
import { type Filter, filterRows } from '../query/filter.ts';
import { rowsOfKey } from '../query/lookup.ts';
import { maxLimit, offsets, type PageFigures, pageFields, paginate } from '../query/page.ts';
import { type Parameters, type Query, queryOf } from '../query/parameter.ts';
import { described, nullable, text } from '../records/fields.ts';
import {
  publishedTables,
  type Reading,
  type Row,
  type TableName,
  type Tables,
} from '../records/published.ts';
import { rowsIn } from './format.ts';
import { type AnswerContext, defineResource, type Resource } from './resource.ts';
import { envelopeSource, sourceOf } from './source.ts';

type ListParameters = Parameters & Pick<typeof paging, 'limit' | 'offset'>;
/** A query of a list: TypeScript does not see in Query<P> that P has paging and that `season` are years. */
type ListQuery<P extends Parameters> = Query<P> & {
  readonly limit: number;
  readonly offset: number;
  readonly season?: readonly number[] | undefined;
  readonly team?: string | undefined;
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** The schema of a page: its figures, its rows and their source. */
type PageShape<Collection extends string, Shown extends z.ZodObject> = typeof pageFields & {
  whole_file: typeof wholeFile;
} & Record<Collection, z.ZodArray<Shown>> & { source: typeof envelopeSource; hint: typeof hint };

const wholeFile = nullable(
  described(text, 'The address of the file with every record of the query'),
  `this page has them all, there are over ${maxLimit}, or the query has other parameters than season`,
);

type Described = 'name' | 'path' | 'summary' | 'description' | 'parameters' | 'lifetime' | 'livePolicy';
type Checked = 'example' | 'furtherExamples' | 'validate' | 'canonical' | 'seasonsConcerned';

export interface ListDefinition<
  P extends ListParameters,
  Table extends TableName,
  Collection extends string,
  Shown extends z.ZodObject,
  Shape extends z.ZodRawShape,
> extends Pick<Resource<P>, Described | Checked> {
  /** The table whose rows are listed: the seasons of the query, or all of it. */
  readonly table: Table;
  /** Tables the answer is made from beside it. */
  readonly otherTables?: readonly Reading[];
  /** The name of the rows in the answer. */
  readonly collection: Collection;
  readonly row: Shown;
  readonly rowsDescription: string;
  /** The name of the answer's schema in the OpenAPI document, and its description. */
  readonly page: { readonly id: string; readonly description: string };
  /** Returns the schema of the answer, fields in their order, where it has others than figures, rows and source. */
  envelope?(page: PageShape<Collection, Shown>): Shape;
  /** Returns the values of the fields that `envelope` adds, from the selected rows of all pages. */
  extras?(
    tables: Tables,
    query: ListQuery<P>,
    context: AnswerContext,
    selected: readonly Row<Table>[],
  ): Omit<z.infer<z.ZodObject<Shape>>, keyof PageFigures | Collection | 'whole_file' | 'source' | 'hint'> & {
    readonly source?: string;
  };
  /** The key by which a query may ask for rows: they are found without a search, and then filtered. */
  readonly key?: {
    of(row: Row<Table>): string | null;
    in(query: ListQuery<P>): string | undefined;
  };
  /** The parameter of which each value has a prerendered answer, where the key is that parameter. */
  readonly rowFiles?: keyof P & string;
  /** Returns the filters of a query: a row is listed if it passes all. */
  filters(query: ListQuery<P>): readonly Filter<Row<Table>>[];
  /** Puts the listed rows in order; without it they are in the order of the table. */
  sort?(rows: Row<Table>[], query: ListQuery<P>): Row<Table>[];
  /** Returns a row as it is listed, where that is not all of it. */
  show?(row: Row<Table>): z.infer<Shown>;
  /** Yields the queries to prerender, each with all its pages. */
  selections(tables: Tables): Iterable<Partial<Query<P>>>;
}

/** A resource that lists rows of a table by page. */
export type ListResource<P extends Parameters, Shape extends z.ZodRawShape, Row> = Resource<
  P,
  z.infer<z.ZodObject<Shape>>
> & {
  readonly responseSchema: z.ZodObject<Shape>;
  /** Returns all rows of a query in its order, on whatever page they are. */
  select(tables: Tables, query: ListQuery<P>): readonly Row[];
};

/** Defines a resource that filters, orders and pages the rows of one table. */
export function defineList<
  const P extends ListParameters,
  Table extends TableName,
  const Collection extends string,
  Shown extends z.ZodObject,
  Shape extends z.ZodRawShape = PageShape<Collection, Shown>,
>({
  table,
  otherTables = [],
  collection,
  row,
  rowsDescription,
  page,
  envelope,
  extras,
  key,
  rowFiles,
  filters,
  sort = (rows) => rows,
  show,
  selections,
  ...rest
}: ListDefinition<P, Table, Collection, Shown, Shape>): ListResource<P, Shape, Row<Table>> {
  type Answer = z.infer<z.ZodObject<Shape>>;
  // A computed key loses its literal type.
  const ownShape = {
    ...pageFields,
    whole_file: wholeFile,
    [collection]: z.array(row).meta({ description: rowsDescription }),
    source: envelopeSource,
    hint,
  } as unknown as PageShape<Collection, Shown>;
  // Without an envelope, Shape is PageShape.
  const shape = envelope?.(ownShape) ?? (ownShape as unknown as Shape);
  const fields = Object.keys(shape);

  // Every list has the parameters of a list: the compiler does not follow it through the type of a query.
  const listQuery = (query: Query<P>) => query as ListQuery<P>;
  /** Returns the seasons of a query to load; a table that is not seasonal is loaded whole. */
  const seasonsOf = (query: ListQuery<P>) => (publishedTables[table].seasonal ? query.season : undefined);
  const find = (tables: Tables, query: ListQuery<P>) => {
    const wanted = key?.in(query);
    const rowsOf = (season?: number) => {
      const rows = tables.rows(table, season);
      return key && wanted !== undefined ? rowsOfKey(rows, key.of, wanted) : rows;
    };
    return filterRows(seasonsOf(query)?.flatMap(rowsOf) ?? rowsOf(), filters(query));
  };
  const selected = new WeakMap<Tables, { readonly key: string; readonly rows: Row<Table>[] }>();
  /** Returns all rows of a query. The build asks for page after page of one: those of the last query are cached. */
  const select = (tables: Tables, { limit: _, offset: __, ...query }: ListQuery<P>) => {
    const text = JSON.stringify(query);
    const last = selected.get(tables);
    if (last?.key === text) return last.rows;
    // The parameters of paging select nothing.
    const rows = sort(find(tables, query as ListQuery<P>), query as ListQuery<P>);
    selected.set(tables, { key: text, rows });
    return rows;
  };
  /** Returns the query for all records in one answer, where the query has no other parameter than a season. */
  const wholeQuery = ({ season }: ListQuery<P>) =>
    // Both are parameters of every list.
    listQuery(queryOf(rest.parameters, { season, limit: maxLimit } as Partial<Query<P>>));
  const addressOf = (query: ListQuery<P>) => address(rest, query, []);
  const isPlain = (query: ListQuery<P>) =>
    addressOf({ ...query, limit: maxLimit, offset: 0 }) === addressOf(wholeQuery(query));

  const responseSchema = z.object(shape).meta(page);
  const showOnce = show && onceForEach(show);

  return {
    ...defineResource<P, Answer>({
      ...rest,
      canBeNotFound: false,
      responseSchema,
      tablesNeeded: (query) => [
        { table: 'seasons' },
        ...('team' in rest.parameters ? [{ table: 'clubNames' } as const] : []),
        ...otherTables,
        ...(seasonsOf(listQuery(query))?.map((one) => ({ table, season: one })) ?? [{ table }]),
      ],
      seasonsConcerned: (query) =>
        rest.seasonsConcerned?.(query) ??
        ('from' in rest.parameters ? seasonsWithin(listQuery(query)) : undefined),
      ...(rowFiles && { rowFiles: { parameter: rowFiles, table, collection } }),
      readTotal: (head) => readTotal(head, collection),
      collection: () => rowsIn(collection, row),
      fieldNames: Object.keys(row.shape),
      answer(tables, given, context) {
        const query = listQuery(rest.canonical?.(given, tables) ?? given);
        const all = select(tables, query);
        const { figures, rows } = paginate(all, query);
        const source = sourceOf(tables, table, query.season, context.liveSource);
        const hasFile =
          rows.length < all.length && all.length <= maxLimit && source !== 'official-live' && isPlain(query);
        const values: Record<string, unknown> = {
          ...figures,
          whole_file: hasFile ? addressOf(wholeQuery(query)) : null,
          [collection]: showOnce ? rows.map(showOnce) : rows,
          source,
          hint: all.length === 0 && query.team ? clubHint(query.team, tables.rows('clubNames')) : null,
          ...extras?.(tables, query, context, all),
        };
        // The schema says the order of the fields; the values are typed by it.
        return Object.fromEntries(fields.map((name) => [name, values[name]])) as Answer;
      },
      *prerenderedQueries(tables) {
        for (const selection of selections(tables)) {
          const query = listQuery(queryOf(rest.parameters, selection));
          const total = select(tables, query).length;
          for (const offset of offsets(total, query.limit)) yield { ...selection, offset };
          if (total <= maxLimit && isPlain(query)) yield { ...selection, limit: maxLimit };
        }
      },
    }),
    responseSchema,
    select,
  };
}

/** Returns a function that is computed once for each row: many answers share its value, which is encoded once too. */
function onceForEach<Given extends object, Shown>(compute: (row: Given) => Shown): (row: Given) => Shown {
  const values = new WeakMap<Given, { readonly value: Shown }>();
  return (row) => {
    const known = values.get(row) ?? { value: compute(row) };
    values.set(row, known);
    return known.value;
  };
}

/**
 * Returns the total of an encoded page. Parses the fields before the rows, never the rows.
 *
 * @param head the page, or at least what comes before its rows
 * @throws {Error} if the rows do not begin within the head
 */
export function readTotal(head: string, collection: string): number {
  const rows = `"${collection}":[`;
  // Inside a string the quotes would be escaped: the first match is the key.
  const start = head.indexOf(rows);
  if (start === -1) throw new Error(`No ${collection} in the first ${head.length} characters of the page.`);
  // The page is of the response schema, which begins with the figures.
  return (JSON.parse(`${head.slice(0, start)}${rows}]}`) as PageFigures).total;
}
