import * as z from 'zod/mini';
import { hintOf } from '../query/hint.ts';
import { offsets, pageFields, paginate } from '../query/page.ts';
import type { Parameters, Query } from '../query/parameter.ts';
import { queryOf } from '../query/parse-query.ts';
import { type Filter, filterRows, filtersOf, inOrder, type OwnFilters } from '../query/rows.ts';
import { readingsOf, type SeasonSelector, seasonsNeeded, validateSelection } from '../query/selector.ts';
import type { Paging } from '../query/shared-parameters.ts';
import { missingId } from '../query/unknown-ids.ts';
import { hint, seasonYear } from '../records/fields.ts';
import {
  publishedTables,
  type Reading,
  type Row,
  type TableName,
  type Tables,
  tableAddress,
  type World,
} from '../records/published.ts';
import { arrayOf, nullable, withMeta } from '../records/schema.ts';
import type { SeasonIndex } from '../records/season.ts';
import { envelopeSource, sourceOf } from './envelope-source.ts';
import { rowsIn } from './format.ts';
import { type AnswerContext, NotFound, type Resource, type RowOrder } from './resource.ts';

type ListParameters = Parameters & Paging;
/** A query of a list: TypeScript does not see in Query<P> that P has paging and that `season` are years. */
type ListQuery<P extends Parameters> = Query<P> &
  SeasonSelector & {
    readonly limit: number;
    readonly offset: number;
    readonly season?: readonly number[] | undefined;
    readonly team?: string | undefined;
    readonly opponent?: string | undefined;
    readonly against?: string | undefined;
    readonly order?: 'asc' | 'desc' | undefined;
  };

/** The schema of a page: its figures, its rows and their source. */
type PageShape<Collection extends string, Shown extends z.ZodMiniObject> = typeof pageFields &
  Record<Collection, z.ZodMiniArray<Shown>> & { source: typeof envelopeSource; hint: typeof hint };

/** The members of a resource that follow from those of a list. */
type Derived =
  | 'path'
  | 'responseSchema'
  | 'tablesNeeded'
  | 'answer'
  | 'rows'
  | 'hasEventStream'
  | 'prerenderedQueries';

export interface ListDefinition<
  P extends ListParameters,
  Table extends TableName,
  Collection extends string,
  Shown extends z.ZodMiniObject,
  Shape extends z.core.$ZodShape,
> extends Omit<Resource<P>, Derived> {
  /** The table whose rows are listed: the seasons of the query, or all of it. */
  readonly table: Table;
  /** The name of the rows in the answer. */
  readonly collection: Collection;
  readonly row: Shown;
  /** By what `sort` sorts the rows. */
  readonly sortedBy: RowOrder;
  /** What a client needs that shows a list of the rows: `fields=basic`. */
  readonly basicFields?: readonly (keyof Shown['shape'] & string)[];
  /** The name of the answer's schema in the OpenAPI document. */
  readonly page: string;
  /** Returns the schema of the answer, fields in their order, where it has others than figures, rows and source. */
  envelope?(page: PageShape<Collection, Shown>): Shape;
  /**
   * Returns the values of the fields that `envelope` adds, from the selected rows of all pages.
   *
   * @throws {NotFound} if the query selects a record that does not exist
   */
  extras?(
    tables: Tables,
    query: ListQuery<P>,
    context: AnswerContext,
    selectedRows: readonly Row<Table>[],
  ): Omit<z.infer<z.ZodMiniObject<Shape>>, keyof typeof pageFields | Collection | 'source' | 'hint'>;
  /** Returns what the hint says beside why there are no rows, as a clause of a sentence. */
  remark?(tables: Tables, query: ListQuery<P>, selectedRows: readonly Row<Table>[]): string | null;
  /** The filters of parameters that do not select as `filtersOf` says. */
  readonly filters?: OwnFilters<P, Row<Table>>;
  /** Returns what is selected of the rows beside that. */
  selects?(query: ListQuery<P>): Filter<Row<Table>>;
  /** The schema of the selected rows, where `list` lists others. */
  readonly selectedRow?: z.ZodMiniObject;
  /** Puts the listed rows in order; without it they are in that of the table, by the parameter `order` if there is one. */
  sort?(rows: Row<Table>[], query: ListQuery<P>): Row<Table>[];
  /** Returns what is listed of the selected rows, where that is not the rows themselves. */
  list?(rows: readonly Row<Table>[], query: ListQuery<P>): readonly z.infer<Shown>[];
  /** Returns what is read beside the table, for `extras`. */
  tablesBeside?(query: ListQuery<P>, index: SeasonIndex): Reading[];
  /** Yields the queries to prerender, each with all its pages. */
  selections(tables: Tables): Iterable<Partial<Query<P>>>;
}

/**
 * Defines a resource that filters, orders and pages the rows of one table. Its path is its name. What is wrong with a combination
 * of filters is that of `validateSelection`, unless it says more.
 */
export function defineList<
  const P extends ListParameters,
  Table extends TableName,
  const Collection extends string,
  Shown extends z.ZodMiniObject,
  Shape extends z.core.$ZodShape = PageShape<Collection, Shown>,
>({
  table,
  collection,
  row,
  sortedBy,
  basicFields,
  page,
  envelope,
  extras,
  remark = () => null,
  filters = {},
  selectedRow = row,
  selects = () => undefined,
  sort = (rows, { order }) => inOrder(rows, order),
  list,
  tablesBeside,
  selections,
  ...shared
}: ListDefinition<P, Table, Collection, Shown, Shape>) {
  type Answer = z.infer<z.ZodMiniObject<Shape>>;
  // A computed key loses its literal type.
  const pageShape = {
    ...pageFields,
    [collection]: arrayOf(row, 'The rows of this page'),
    source: envelopeSource,
    hint,
  } as unknown as PageShape<Collection, Shown>;
  // Without an envelope, Shape is PageShape.
  const shape = envelope?.(pageShape) ?? (pageShape as unknown as Shape);
  const fields = Object.keys(shape);

  // Every list has the parameters of a list: the compiler does not follow it through the type of a query.
  const listQuery = (query: Query<P>) => query as ListQuery<P>;

  /** Returns the seasons whose rows a query can select; undefined means the whole table. */
  const seasonsOf = (query: ListQuery<P>, index: SeasonIndex) => {
    if (!publishedTables[table].seasonal) return undefined;
    const ofQuery = seasonsNeeded(query, index);
    if (!ofQuery || query.season || query.match_id || !shared.livePolicy) return ofQuery;
    // The source of an answer without a season is that of the current one, whose rows may be live.
    const seasons = index.seasons.map(({ season }) => season);
    return seasons.filter((season) => season === index.current || ofQuery.includes(season));
  };

  /** Returns the rows of the seasons of a query, and the filters that select some of them. */
  const selectionOf = (tables: Tables, query: ListQuery<P>) => {
    const rows =
      seasonsOf(query, tables.index)?.flatMap((season) => tables.rows(table, season)) ?? tables.rows(table);
    const isSelectable = selects(query);
    // The rows of a seasonal table are those of the seasons already.
    const seasons = publishedTables[table].seasonal ? undefined : query.season;
    return {
      rows: isSelectable ? rows.filter(isSelectable) : rows,
      filters: filtersOf({ ...query, season: seasons }, selectedRow.shape, filters),
    };
  };

  const lastSelection = new WeakMap<Tables, { readonly key: string; readonly rows: Row<Table>[] }>();
  /** Returns all rows of a query. The build asks for page after page of one: those of the last query are cached. */
  const select = (tables: Tables, { limit, offset, ...query }: ListQuery<P>) => {
    const key = JSON.stringify(query);
    const last = lastSelection.get(tables);
    if (last?.key === key) return last.rows;
    // The parameters of paging select nothing.
    const selector = query as ListQuery<P>;
    const { rows, filters } = selectionOf(tables, selector);
    const selectedRows = sort(filterRows(rows, filters), selector);
    lastSelection.set(tables, { key, rows: selectedRows });
    return selectedRows;
  };

  /**
   * Returns the hint of an answer.
   *
   * @throws {NotFound} if the query has no row and names an id that does not exist
   */
  const hintFor = (
    tables: Tables,
    query: ListQuery<P>,
    figures: { total: number; count: number },
    selectedRows: readonly Row<Table>[],
  ) => {
    const { name } = shared;
    const answer = { name, table, query, ...figures, select: () => selectionOf(tables, query) };
    const missing = figures.total === 0 ? missingId(tables.index, answer) : undefined;
    if (missing) throw new NotFound(missing.message, missing.parameter);
    return hintOf(tables.index, answer, remark(tables, query, selectedRows));
  };
  const listRows = (rows: readonly Row<Table>[], query: ListQuery<P>): readonly object[] =>
    list?.(rows, query) ?? rows;

  /** Returns the address of the download that has the rows of a query and no others. */
  const wholeFileOf = (tables: Tables, query: ListQuery<P>, { length }: readonly object[]) => {
    const [season, ...others] = seasonsOf(query, tables.index) ?? [undefined];
    const isWhole = !list && others.length === 0 && length === tables.rows(table, season).length;
    return isWhole ? tableAddress(table, season) : null;
  };

  const path = `/${shared.name}`;
  const responseSchema = withMeta(z.object(shape), { id: page, description: `A page of ${path}` });
  const hasIds = 'match_id' in shared.parameters || 'player_id' in shared.parameters;
  const resource = {
    validate: (query: Query<P>) => validateSelection(listQuery(query), selectedRow.shape),
    ...(hasIds && { canBeNotFound: true }),
    ...shared,
    path,
    responseSchema,
    tablesNeeded(query: Query<P>, { index }: World): Reading[] {
      const seasons = seasonsOf(listQuery(query), index);
      return [
        { table: 'seasons' },
        ...readingsOf([table], seasons),
        ...(tablesBeside?.(listQuery(query), index) ?? []),
      ];
    },
    answer(tables: Tables, requested: Query<P>, context: AnswerContext) {
      const query = listQuery(requested);
      const selectedRows = select(tables, query);
      const all = listRows(selectedRows, query);
      const { figures, rows } = paginate(all, query);
      const seasons = query.match_id ? seasonsNeeded(query, tables.index) : query.season;
      const source = sourceOf(tables, table, seasons, context.liveSource);
      const isPart = rows.length < all.length && source !== 'official-live';
      const values: Record<string, unknown> = {
        ...figures,
        whole_file: isPart ? wholeFileOf(tables, query, all) : null,
        [collection]: rows,
        source,
        hint: hintFor(tables, query, figures, selectedRows),
        ...extras?.(tables, query, context, selectedRows),
      };
      // The schema says the order of the fields; the values are typed by it.
      return Object.fromEntries(fields.map((name) => [name, values[name]])) as Answer;
    },
    rows: [rowsIn(collection, row, sortedBy, basicFields)],
    *prerenderedQueries(tables: Tables): Iterable<Partial<Query<P>>> {
      for (const selection of selections(tables)) {
        const query = listQuery(queryOf(shared.parameters, selection));
        const total = listRows(select(tables, query), query).length;
        for (const offset of offsets(total, query.limit)) yield { ...selection, offset };
        // Of a table without rows, which only the feed may fill, one empty answer is enough.
        if (tables.rows(table).length === 0) return;
      }
    },
  };
  return resource satisfies Resource<P, Answer>;
}

/** The order of rows about matches. */
export const orderOfPlay = { fields: ['date', 'kickoff_utc', 'match_id'] } as const satisfies RowOrder;

/** Returns the schema of a page of one season or several, whose first field says which. */
export const withSeason = <Shape extends z.core.$ZodShape>(page: Shape) => ({
  season: nullable(seasonYear, 'the answer covers several seasons'),
  ...page,
});

/** Returns the season of an answer, null if it covers several. */
export const seasonOf = (seasons: readonly number[] | undefined) => ({
  season: seasons?.length === 1 ? (seasons[0] ?? null) : null,
});
