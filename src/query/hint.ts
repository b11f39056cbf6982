import type { TableName } from '../records/published.ts';
import type { SeasonIndex } from '../records/season.ts';
import { shortId, showInvisible } from '../records/text.ts';
import { alternatives, type SelectiveQuery } from './alternatives.ts';
import { clubHint } from './club.ts';
import { type Filters, soleRefusers } from './rows.ts';
import { type SeasonSelector, seasonsOfId } from './selector.ts';

/** An answer that may have no rows. */
interface HintedAnswer<Row> {
  /** The name of its resource, such as `weather`. */
  readonly name: string;
  readonly table: TableName;
  readonly query: object;
  /** The number of its rows. */
  readonly count: number;
  /** The number of rows on all pages, where it is one of several. */
  readonly total?: number;
  /**
   * Returns the rows of the seasons that the query concerns, and the filters that select some of them. It is called only where
   * there is something to say.
   */
  select(): { readonly rows: readonly Row[]; readonly filters: Filters<Row> };
}

/**
 * Returns the hint of an answer. It says what of its query is not known, why it has no rows, what there is instead, and
 * what its resource adds. Returns null where there is nothing to say.
 *
 * @param others what the resource says, each a clause of a sentence
 */
export function hintOf<Row>(
  index: SeasonIndex,
  answer: HintedAnswer<Row>,
  ...others: readonly (string | null)[]
): string | null {
  // A hint reads some parameters, which are the same in every query.
  const query = answer.query as SelectiveQuery;
  const clubs = [query.team, query.opponent, query.against].filter((text) => text !== undefined);
  const unknownClub = clubs.length > 0 ? clubHint(clubs.join(), index) : null;
  const unknown = unknownClub ?? unknownIds(index, { ...answer, query })[0]?.message ?? null;
  const isUnexplained = answer.count === 0 && unknown === null;
  const clauses = [unknown, ...(isUnexplained ? whyEmpty(index, { ...answer, query }) : []), ...others];
  return clauses.filter((clause) => clause !== null).join('; ') || null;
}

/** The parameters by which a query concerns some seasons alone. */
const seasonParameters = ['season', 'match_id', 'player_id', 'date', 'from', 'to'] as const;

/** Returns which parameters leave no rows, and what there is instead, each as a clause of a sentence. */
function whyEmpty<Row>(
  index: SeasonIndex,
  { name, table, query, total, select }: HintedAnswer<Row> & { readonly query: SelectiveQuery },
): string[] {
  if (total) return [afterLastPage(total, query)];
  const { rows, filters } = select();
  const given =
    rows.length === 0
      ? seasonParameters.filter((parameter) => query[parameter] !== undefined)
      : Object.keys(filters).filter((parameter) => filters[parameter] !== undefined);
  const refusers = soleRefusers(rows, filters);
  const atFault = refusers.length > 0 ? refusers : given;
  const fault = `no rows with ${atFault.map((parameter) => pairOf(query, parameter)).join(' and ')}`;
  const without = refusers.map((parameter) => `without '${parameter}'`).join(' or ');
  return [
    atFault.length === 0 ? `${name} has no rows` : fault + (without && `; there are some ${without}`),
    ...alternatives(index, { name, table, query, rows }, atFault),
  ];
}

/** Says where the last page begins. @param query a page of a list, which has a limit and an offset */
function afterLastPage(total: number, query: object): string {
  const { limit, offset } = query as { limit: number; offset: number };
  const last = (Math.ceil(total / limit) - 1) * limit;
  return `offset=${offset} is after the last of ${total} rows; the last page begins at offset=${last}`;
}

/** Longer values are shown cut. */
const maxShownLength = 60;

/** Returns a parameter with its value as in an address. */
function pairOf(query: object, parameter: string): string {
  const value = showInvisible(String((query as Record<string, unknown>)[parameter]));
  return `${parameter}=${value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value}`;
}

const idParameters = ['match_id', 'player_id'] as const;

/** A query by ids. */
interface QueryByIds {
  readonly query: Pick<SeasonSelector, (typeof idParameters)[number]>;
  /** Returns the rows of the seasons that the query concerns. */
  select(): { readonly rows: readonly unknown[] };
}

/**
 * Returns the parameters of a query with ids that neither the index nor one of the rows has; a row may be new in the feed.
 * Each has a message about the first of them, and whether they are all that the parameter names.
 */
export function unknownIds(index: SeasonIndex, { query, select }: QueryByIds) {
  return idParameters.flatMap((parameter) => {
    const ids = query[parameter] ?? [];
    // A row about a match or a player has its id.
    const idOf = (row: unknown) => shortId((row as { [parameter]?: string | null })[parameter] ?? '');
    const unknown = ids.filter(
      (id) =>
        seasonsOfId(index, parameter, id).length === 0 && !select().rows.some((row) => idOf(row) === id),
    );
    const [first] = unknown;
    if (first === undefined) return [];
    const message =
      parameter === 'match_id'
        ? `no match '${showInvisible(first)}'; /matches lists ids`
        : `no player '${showInvisible(first)}'; /people lists ids`;
    return [{ parameter, message, areAll: unknown.length === ids.length }];
  });
}
