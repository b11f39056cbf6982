import type { SeasonIndex } from '../records/season.ts';
import { shortId, showInvisible } from '../records/text.ts';
import { type SeasonSelector, seasonsOfId } from './selector.ts';

const parameters = ['match_id', 'player_id'] as const;
type IdParameter = (typeof parameters)[number];

/** A query by ids. */
interface QueryByIds {
  readonly query: Pick<SeasonSelector, IdParameter>;
  /** Returns the rows of the seasons that the query concerns. */
  select(): { readonly rows: readonly unknown[] };
}

/** Returns the ids of a parameter that neither the index nor one of the rows has; a row may be new in the feed. */
function unknownIds(index: SeasonIndex, parameter: IdParameter, { query, select }: QueryByIds): string[] {
  // A row about a match or a player has its id.
  const idOf = (row: unknown) => shortId((row as { [parameter]?: string | null })[parameter] ?? '');
  return (query[parameter] ?? []).filter(
    (id) => seasonsOfId(index, parameter, id).length === 0 && !select().rows.some((row) => idOf(row) === id),
  );
}

/** Says which id of a query does not exist, and where ids are listed; null where all of them do. */
export function idHint(index: SeasonIndex, queryByIds: QueryByIds): string | null {
  for (const parameter of parameters) {
    const [unknown] = unknownIds(index, parameter, queryByIds);
    if (unknown !== undefined) return describeUnknown(parameter, unknown);
  }
  return null;
}

/**
 * Returns the first parameter of a query whose ids all do not exist, with the text of the error. Returns undefined where
 * there is none.
 */
export function missingId(
  index: SeasonIndex,
  queryByIds: QueryByIds,
): { parameter: string; message: string } | undefined {
  for (const parameter of parameters) {
    const unknown = unknownIds(index, parameter, queryByIds);
    const [first] = unknown;
    if (first !== undefined && unknown.length === queryByIds.query[parameter]?.length)
      return { parameter, message: describeUnknown(parameter, first) };
  }
  return undefined;
}

function describeUnknown(parameter: IdParameter, id: string): string {
  return parameter === 'match_id'
    ? `no match '${showInvisible(id)}'; /matches lists ids`
    : `no player '${showInvisible(id)}'; /people lists ids`;
}
