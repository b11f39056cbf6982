import type * as z from 'zod/mini';
import { hintOf, unknownIds } from '../query/hint.ts';
import { offsets, paginate } from '../query/page.ts';
import { filterRows, filtersOf, inOrder } from '../query/rows.ts';
import { seasonsNeeded, seasonsRead } from '../query/selector.ts';
import {
  publishedTables,
  type Row,
  type TableName,
  type Tables,
  tableAddress,
} from '../records/published.ts';
import type { ListParameters, ListQuery, RowSelection } from './list-definition.ts';
import { sourceOf } from './provenance.ts';
import { type AnswerContext, NotFound } from './resource.ts';

/** The rows of a list: which of them a query selects, and what is listed of those. */
export class ListRows<P extends ListParameters, Table extends TableName, Shown extends z.ZodMiniObject> {
  readonly #selection: RowSelection<P, Table, Shown>;
  /** The rows of the last query of each set of tables: the build asks for page after page of one. */
  readonly #lastSelection = new WeakMap<Tables, { readonly key: string; readonly rows: Row<Table>[] }>();

  constructor(selection: RowSelection<P, Table, Shown>) {
    this.#selection = selection;
  }

  /** Returns all rows of a query, in order. */
  select(tables: Tables, { limit, offset, ...query }: ListQuery<P>): Row<Table>[] {
    const key = JSON.stringify(query);
    const last = this.#lastSelection.get(tables);
    if (last?.key === key) return last.rows;
    // The parameters of paging select nothing.
    const selector = query as ListQuery<P>;
    const { rows, filters } = this.#selectionOf(tables, selector);
    const { sort = (rows, { order }) => inOrder(rows, order) } = this.#selection;
    const selectedRows = sort(filterRows(rows, filters), selector);
    this.#lastSelection.set(tables, { key, rows: selectedRows });
    return selectedRows;
  }

  /**
   * Returns the page of a query: its figures, its rows, their source, the file that has them all, and the hint.
   *
   * @throws {NotFound} if the query has no row and names an id that does not exist
   */
  page(
    tables: Tables,
    query: ListQuery<P>,
    selectedRows: readonly Row<Table>[],
    { liveSource }: AnswerContext,
  ): Record<string, unknown> {
    const { table, collection } = this.#selection;
    const all = this.#list(selectedRows, query);
    const { figures, rows } = paginate(all, query);
    const seasons = query.match_id ? seasonsNeeded(query, tables.index) : query.season;
    const source = sourceOf(tables, table, seasons, liveSource);
    const isPart = rows.length < all.length && source !== 'official-live';
    return {
      ...figures,
      whole_file: isPart ? this.#wholeFileOf(tables, query, all) : null,
      [collection]: rows,
      source,
      hint: this.#hintOf(tables, query, figures, selectedRows),
    };
  }

  /** Returns the offsets of all pages of a query. */
  offsetsOf(tables: Tables, query: ListQuery<P>): Iterable<number> {
    return offsets(this.#list(this.select(tables, query), query).length, query.limit);
  }

  /** Returns what is listed of selected rows. */
  #list(rows: readonly Row<Table>[], query: ListQuery<P>): readonly object[] {
    return this.#selection.list?.(rows, query) ?? rows;
  }

  /** Returns the address of the download that has the rows of a query and no others; null without one. */
  #wholeFileOf(tables: Tables, query: ListQuery<P>, { length }: readonly object[]): string | null {
    const { table, list } = this.#selection;
    const [season, ...others] = seasonsRead(this.#selection, query, tables.index) ?? [undefined];
    const isWhole = !list && others.length === 0 && length === tables.rows(table, season).length;
    return isWhole ? tableAddress(table, season) : null;
  }

  /**
   * Returns the hint of an answer with these figures.
   *
   * @throws {NotFound} if the query has no row and names an id that does not exist
   */
  #hintOf(
    tables: Tables,
    query: ListQuery<P>,
    figures: { readonly total: number; readonly count: number },
    selectedRows: readonly Row<Table>[],
  ): string | null {
    const { name, table, remark } = this.#selection;
    const answer = { name, table, query, ...figures, select: () => this.#selectionOf(tables, query) };
    const missing =
      figures.total === 0 ? unknownIds(tables.index, answer).find(({ areAll }) => areAll) : undefined;
    if (missing) throw new NotFound(missing.message, missing.parameter);
    return hintOf(tables.index, answer, remark?.(tables, query, selectedRows) ?? null);
  }

  /** Returns the rows of the seasons of a query, and the filters that select some of them. */
  #selectionOf(tables: Tables, query: ListQuery<P>) {
    const { table, row, selectedRow = row, selects, filters = {} } = this.#selection;
    const rows =
      seasonsRead(this.#selection, query, tables.index)?.flatMap((season) => tables.rows(table, season)) ??
      tables.rows(table);
    const isSelectable = selects?.(query);
    // The rows of a seasonal table are those of the seasons already.
    const seasons = publishedTables[table].seasonal ? undefined : query.season;
    return {
      rows: isSelectable ? rows.filter(isSelectable) : rows,
      filters: filtersOf({ ...query, season: seasons }, selectedRow.shape, filters),
    };
  }
}
