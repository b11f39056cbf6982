import * as z from 'zod/mini';
import { pageFields } from '../query/page.ts';
import type { Query } from '../query/parameter.ts';
import { queryOf } from '../query/parse-query.ts';
import { readingsOf, seasonsRead, validateSelection } from '../query/selector.ts';
import { hint, seasonYear } from '../records/fields.ts';
import type { Reading, TableName, Tables, World } from '../records/published.ts';
import { arrayOf, nullable, withMeta } from '../records/schema.ts';
import { omit } from '../records/typed.ts';
import { rowsIn } from './format.ts';
import type { ListDefinition, ListParameters, ListQuery, PageShape } from './list-definition.ts';
import { ListRows } from './list-rows.ts';
import { envelopeSource } from './provenance.ts';
import type { AnswerContext, Resource, RowOrder } from './resource.ts';

/** The members of a definition that a resource does not have. */
const membersOfLists = [
  'table',
  'collection',
  'row',
  'selectedRow',
  'filters',
  'selects',
  'sort',
  'list',
  'remark',
  'sortedBy',
  'basicFields',
  'page',
  'envelope',
  'extras',
  'tablesBeside',
  'selections',
] as const;

/**
 * Defines a resource that filters, orders and pages the rows of one table. Its path is its name. Combinations of filters
 * are validated by `validateSelection`, unless it has a `validate` of its own.
 */
export function defineList<
  const P extends ListParameters,
  Table extends TableName,
  const Collection extends string,
  Shown extends z.ZodMiniObject,
  Shape extends z.core.$ZodShape = PageShape<Collection, Shown>,
>(definition: ListDefinition<P, Table, Collection, Shown, Shape>) {
  type Answer = z.infer<z.ZodMiniObject<Shape>>;
  const { table, collection, row, selectedRow = row, extras, tablesBeside, selections } = definition;
  const shared = omit(definition, membersOfLists);
  const shape = shapeOf(definition);
  const fields = Object.keys(shape);
  const listRows = new ListRows(definition);
  // Every list has the parameters of a list: the compiler does not follow it through the type of a query.
  const listQuery = (query: Query<P>) => query as ListQuery<P>;

  const path = `/${shared.name}`;
  const responseSchema = withMeta(z.object(shape), { id: definition.page, description: `A page of ${path}` });
  const hasIds = 'match_id' in shared.parameters || 'player_id' in shared.parameters;
  const resource = {
    validate: (query: Query<P>) => validateSelection(listQuery(query), selectedRow.shape),
    ...(hasIds && { canBeNotFound: true }),
    ...shared,
    path,
    responseSchema,
    tablesNeeded(query: Query<P>, { index }: World): Reading[] {
      const seasons = seasonsRead(definition, listQuery(query), index);
      return [
        { table: 'seasons' },
        ...readingsOf([table], seasons),
        ...(tablesBeside?.(listQuery(query), index) ?? []),
      ];
    },
    answer(tables: Tables, requested: Query<P>, context: AnswerContext) {
      const query = listQuery(requested);
      const selectedRows = listRows.select(tables, query);
      const values: Record<string, unknown> = {
        ...listRows.page(tables, query, selectedRows, context),
        ...extras?.(tables, query, context, selectedRows),
      };
      // The schema says the order of the fields; the values are typed by it.
      return Object.fromEntries(fields.map((name) => [name, values[name]])) as Answer;
    },
    rows: [rowsIn(collection, row, definition.sortedBy, definition.basicFields)],
    *prerenderedQueries(tables: Tables): Iterable<Partial<Query<P>>> {
      for (const selection of selections(tables)) {
        const query = listQuery(queryOf(shared.parameters, selection));
        for (const offset of listRows.offsetsOf(tables, query)) yield { ...selection, offset };
        // Of a table without rows, which only the feed may fill, one empty answer is enough.
        if (tables.rows(table).length === 0) return;
      }
    },
  };
  return resource satisfies Resource<P, Answer>;
}

/** Returns the schema of a page of a list, fields in their order. */
function shapeOf<
  P extends ListParameters,
  Table extends TableName,
  Collection extends string,
  Shown extends z.ZodMiniObject,
  Shape extends z.core.$ZodShape,
>({ collection, row, envelope }: ListDefinition<P, Table, Collection, Shown, Shape>): Shape {
  // A computed key loses its literal type.
  const pageShape = {
    ...pageFields,
    [collection]: arrayOf(row, 'The rows of this page'),
    source: envelopeSource,
    hint,
  } as unknown as PageShape<Collection, Shown>;
  // Without an envelope, Shape is PageShape.
  return envelope?.(pageShape) ?? (pageShape as unknown as Shape);
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
