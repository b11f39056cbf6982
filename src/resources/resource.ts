import type * as z from 'zod/mini';
import type { Parameters, Query } from '../query/parameter.ts';
import type { QueryFault } from '../query/parse-query.ts';
import { textIn } from '../records/in-league.ts';
import type { League } from '../records/league-schema.ts';
import type { LiveEvent } from '../records/live-event.ts';
import type { Reading, TableName, Tables, World } from '../records/published.ts';
import type { FeedStatus } from '../records/service-status.ts';
import type { Lifetime, SeasonLifetimes } from './lifetimes.ts';

/** What an answer may depend on beside the tables and the query. */
export interface AnswerContext {
  /** The moment; a prerendered answer may not read it. */
  readonly now: Date;
  /** The status of the feed; a prerendered answer may not read it. */
  readonly feed: FeedStatus;
  /** Which of the answer’s tables are from the live feed; undefined where the feed is off or gave none. */
  readonly liveSource?: LiveSource | undefined;
  /** The events of the live feed; undefined where the answer has none. */
  readonly events?: EventReading | undefined;
}

/** The events of the last days, in the order of their ids. */
export interface EventReading {
  readonly events: readonly LiveEvent[];
  /** When they last changed, RFC 3339. */
  readonly updatedAt: string | null;
  /** Whether the feed has failed since, or has not answered yet; null where it is off. */
  readonly isStale: boolean | null;
  /** Whether a match is in play or about to begin. */
  readonly isMatchNear: boolean;
}

/** Provenance of live rows: the tables whose stored rows they replace, and whether they are up to date. */
export interface LiveSource {
  /** The season they are of: the current one. */
  readonly season: number;
  readonly tables: readonly TableName[];
  /** When one of them, or an event, last changed, RFC 3339. */
  readonly updated_at: string;
  /** When each live match last changed, RFC 3339, by match_id; undefined where no match is live. */
  readonly matchChanges?: ReadonlyMap<string, string> | undefined;
  /** Whether the feed has failed since, or a row is an earlier one than its last answer. */
  readonly stale: boolean;
}

/** By what the rows of an answer are sorted: each field decides among rows that are equal by those before it. */
export interface RowOrder {
  /** Fields in the direction that the parameter `order` gives, ascending without one; `sort` is what that parameter names. */
  readonly fields?: readonly string[];
  /** Fields that decide among rows equal by `fields`, in one direction: ascending, or descending after a minus. */
  readonly ties?: readonly string[];
}

/** The rows of a kind of answer, for CSV and for the selection of fields. */
export interface AnswerRows {
  /** The field of the answer that has them. */
  readonly name: string;
  /** The schema of a row. */
  readonly schema: z.ZodMiniObject;
  /** The schema by which the document describes a row, where it has further fields. */
  readonly answerSchema?: z.ZodMiniObject;
  /** By what they are sorted. One row has no order. */
  readonly order: RowOrder | null;
  /** What `fields=basic` stands for, where it may be asked for. */
  readonly basicFields?: readonly string[] | undefined;
  /** Whether many answers share the rows, which never change. */
  readonly areShared?: boolean;
  /** Returns whether answers to the query have these rows. Without this function, all have. */
  isFor?(query: Query): boolean;
  of(answer: object): readonly object[];
  /** Returns the answer with each row changed. */
  map(answer: object, change: (row: object) => object): object;
}

/** The groups of endpoints in the OpenAPI document, in its order. */
export const tags = {
  Matches: 'Matches, live state, statistics, tables and goals',
  Clubs: 'Clubs, their statistics and honours',
  Players: 'Players and leaderboards',
  Context: 'Venues, referees, weather and odds',
  Forecasts: 'Strength of clubs, and forecasts',
  Service: 'The API index and health',
} as const;

/** An endpoint: what it is, how it answers, and how its answers are published. */
export interface Resource<P extends Parameters = Parameters, Answer extends object = object> {
  /** Its name in addresses, operation ids and clients. */
  readonly name: string;
  /** Its path below the API's root. */
  readonly path: string;
  readonly tag: keyof typeof tags;
  readonly summary: string;
  /** What it answers, for its documentation. */
  readonly description: string;
  /** In the order in which addresses list them. */
  readonly parameters: P;
  /** The shape of the answer. */
  readonly responseSchema: z.ZodMiniType<Answer>;
  /** Example queries as in a URL, one for each kind of answer; the first is shown everywhere. */
  readonly examples: readonly [string, ...string[]];
  /** Whether it can answer 404. */
  readonly canBeNotFound?: boolean;

  /** Returns what is wrong with a combination of valid parameters. */
  validate?(query: Query<P>): QueryFault | undefined;
  /**
   * Returns the query in the form that all queries of the same answer share. Defaults that depend on the data or on
   * other parameters are filled in or left out. `answer` accepts this form.
   */
  canonical?(query: Query<P>, world: World): Query<P>;
  /** Returns the tables, or the seasons of them, that an answer is made from. */
  tablesNeeded(query: Query<P>, world: World): Reading[];
  /** Returns the answer. @throws {NotFound} if the query selects one object that does not exist */
  answer(tables: Tables, query: Query<P>, context: AnswerContext): Answer;
  /** The rows of each kind of answer that has any: they can be had as CSV and with selected fields. */
  readonly rows?: readonly AnswerRows[];

  /** How long an answer may be cached; for finished seasons and the current one it may differ. */
  readonly lifetime: Lifetime | SeasonLifetimes;
  /** How long the answer about one match, by its id, may be cached, where that differs. */
  readonly lifetimeById?: SeasonLifetimes;
  /** Returns whether the answer to a query has events of the live feed beside its rows. */
  needsEvents?(query: Query<P>): boolean;
  /** Whether answers are made from the events of the live feed, and can be had as a stream of them. */
  readonly hasEventStream?: boolean;
  /** The tables whose current season may come from the live feed, and the lifetime of such an answer. */
  readonly livePolicy?: { readonly tables: readonly TableName[]; readonly lifetime: Lifetime };
  /** Yields the queries to prerender; what is left out is its default. None where an answer depends on the time. */
  prerenderedQueries?(tables: Tables): Iterable<Partial<Query<P>>>;
}

/** The error of a query that selects one object which does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';
  /** The parameters that select it. */
  readonly parameters: readonly string[];

  constructor(message: string, ...parameters: readonly string[]) {
    super(message);
    this.parameters = parameters;
  }
}

/** Returns whether the answers of a resource are pages, with a total and links to other pages. */
export function isPaged({ parameters }: Resource): boolean {
  return 'offset' in parameters;
}

/**
 * Returns an endpoint as it is in a league: with its seasons and stages as values of parameters, and its examples. The
 * league may have better ones, by the name of the endpoint and of the parameter.
 */
export function resourceIn(league: League, resource: Resource): Resource {
  const { others = {} } = league.examples;
  const { name, parameters } = resource;
  const [first, ...kinds] = resource.examples.map((query) => textIn(league, query));
  return {
    ...resource,
    ...canonicalOf(resource),
    description: textIn(league, resource.description),
    examples: [others[name] ?? first ?? '', ...kinds],
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([key, parameter]) => {
        const { schema, parse } = parameter.inLeague?.(league) ?? parameter;
        const description = textIn(league, parameter.description);
        const example = others[`${name}.${key}`] ?? textIn(league, parameter.example);
        return [key, { ...parameter, schema, parse, description, example }];
      }),
    ),
  };
}

/** Returns `canonical` of a resource that also puts the values of its parameters into their canonical form, before its own. */
function canonicalOf({ parameters, canonical }: Resource): Pick<Resource, 'canonical'> {
  const canonicalValues = Object.entries(parameters).flatMap(([name, parameter]) =>
    parameter.canonical ? [[name, parameter.canonical] as const] : [],
  );
  if (canonicalValues.length === 0) return canonical ? { canonical } : {};
  return {
    canonical(query, world) {
      const values = canonicalValues.flatMap(([name, of]) => {
        const value = query[name];
        // Each value was parsed by the parameter of its name; that of one left out has no other form.
        return value === undefined ? [] : [[name, of(value as NonNullable<unknown>, world.index)]];
      });
      const withValues = { ...query, ...Object.fromEntries(values) };
      return canonical?.(withValues, world) ?? withValues;
    },
  };
}

/** Defines a resource; the types of its queries and answers follow from its parameters and schema. */
export function defineResource<P extends Parameters, Answer extends object>(
  resource: Resource<P, Answer>,
): Resource<P, Answer> {
  return resource;
}
