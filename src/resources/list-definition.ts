import type * as z from 'zod/mini';
import type { pageFields } from '../query/page.ts';
import type { Parameters, Query } from '../query/parameter.ts';
import type { Filter, OwnFilters } from '../query/rows.ts';
import type { SeasonSelector } from '../query/selector.ts';
import type { Paging } from '../query/shared-parameters.ts';
import type { hint } from '../records/fields.ts';
import type { Reading, Row, TableName, Tables } from '../records/published.ts';
import type { SeasonIndex } from '../records/season.ts';
import type { envelopeSource } from './provenance.ts';
import type { AnswerContext, Resource, RowOrder } from './resource.ts';

export type ListParameters = Parameters & Paging;
/** A query of a list: TypeScript does not see in Query<P> that P has paging and that `season` are years. */
export type ListQuery<P extends Parameters> = Query<P> &
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
export type PageShape<Collection extends string, Shown extends z.ZodMiniObject> = typeof pageFields &
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

/** Which rows of a table a list selects, and in which order. */
export interface RowSelection<
  P extends ListParameters,
  Table extends TableName,
  Shown extends z.ZodMiniObject,
> extends Omit<Resource<P>, Derived> {
  /** The table whose rows are listed: the seasons of the query, or all of it. */
  readonly table: Table;
  /** The name of the rows in the answer. */
  readonly collection: string;
  /** The schema of a listed row. */
  readonly row: Shown;
  /** The schema of the selected rows, where `list` lists others. */
  readonly selectedRow?: z.ZodMiniObject;
  /** The filters of parameters that do not select as `filtersOf` says. */
  readonly filters?: OwnFilters<P, Row<Table>>;
  /** Returns what is selected of the rows beside that. */
  selects?(query: ListQuery<P>): Filter<Row<Table>>;
  /** Puts the listed rows in order; without it they are in that of the table, by the parameter `order` if there is one. */
  sort?(rows: Row<Table>[], query: ListQuery<P>): Row<Table>[];
  /** Returns what is listed of the selected rows, where that is not the rows themselves. */
  list?(rows: readonly Row<Table>[], query: ListQuery<P>): readonly z.infer<Shown>[];
  /** Returns what the hint says beside why there are no rows, as a clause of a sentence. */
  remark?(tables: Tables, query: ListQuery<P>, selectedRows: readonly Row<Table>[]): string | null;
}

/** What a list is made of. */
export interface ListDefinition<
  P extends ListParameters,
  Table extends TableName,
  Collection extends string,
  Shown extends z.ZodMiniObject,
  Shape extends z.core.$ZodShape,
> extends RowSelection<P, Table, Shown> {
  readonly collection: Collection;
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
   * @throws {NotFound} if the query selects one object that does not exist
   */
  extras?(
    tables: Tables,
    query: ListQuery<P>,
    context: AnswerContext,
    selectedRows: readonly Row<Table>[],
  ): Omit<z.infer<z.ZodMiniObject<Shape>>, keyof typeof pageFields | Collection | 'source' | 'hint'>;
  /** Returns what is read beside the table, for `extras`. */
  tablesBeside?(query: ListQuery<P>, index: SeasonIndex): Reading[];
  /** Yields the queries to prerender, each with all its pages. */
  selections(tables: Tables): Iterable<Partial<Query<P>>>;
}
