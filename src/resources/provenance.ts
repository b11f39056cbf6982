import * as z from 'zod/mini';
import { storedSource } from '../derive/matches.ts';
import { instant, source } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import { publishedTables, type TableName, type Tables } from '../records/published.ts';
import { orNull, withMeta } from '../records/schema.ts';
import { byName } from '../records/typed.ts';
import { rowsFor } from './format.ts';
import type { AnswerRows, LiveSource, Resource } from './resource.ts';

// Where the rows of an answer are from, and how fresh they are: its fields `source`, `updated_at` and `stale`.

/** Returns whether a season’s rows of a table are from the live feed. */
export function isFromFeed(table: TableName, season: number, liveSource: LiveSource | undefined): boolean {
  return liveSource?.season === season && liveSource.tables.includes(table);
}

/** The source of an answer. */
export const envelopeSource = orNull(
  source,
  'Where the rows are from',
  'the service has no rows of the season',
);

/** Returns the source of the rows of a table: of the latest given season that has any, or of all where none is given. */
export function sourceOf(
  tables: Tables,
  table: TableName,
  seasons: readonly number[] | undefined,
  liveSource: LiveSource | undefined,
): Match['source'] | null {
  const { current } = tables.index;
  const hasRows = (season: number) =>
    tables
      .rows(table, season)
      .some((row) => publishedTables[table].seasonal || ('season' in row && row.season === season));
  const latest = seasons?.findLast(hasRows) ?? (seasons ? null : current);
  if (latest === null) return null;
  return isFromFeed(table, latest, liveSource) ? 'official-live' : storedSource(latest, current);
}

const notLive = 'no row of the answer is from the live feed';

const freshness = {
  updated_at: orNull(instant, 'When the live rows of the answer last changed', notLive),
  stale: orNull(
    z.boolean(),
    'Whether live rows may be out of date: the feed is failing, or a match is shown as an earlier answer had it',
    notLive,
  ),
};

/** Adds to the answers of an endpoint with live rows when these last changed, and whether they may be out of date. */
export function withFreshness(resource: Resource): Resource {
  // Answers about now say it themselves.
  if (!resource.livePolicy || resource.name === 'live') return resource;
  return {
    ...resource,
    responseSchema: extend(resource.responseSchema),
    answer(tables, query, context) {
      const answer = resource.answer(tables, query, context);
      return { ...answer, ...freshnessOf(matchesIn(answer, rowsFor(resource, query)), context.liveSource) };
    },
  };
}

/**
 * Returns when the live rows of an answer last changed, and whether they may be out of date. Both are null if it has no
 * live rows. An answer without rows is as old as the tables that it looked in.
 *
 * @param matches the rows, where they are matches; undefined where they are derived from all of them
 */
export function freshnessOf(matches: readonly object[] | undefined, liveSource: LiveSource | undefined) {
  if (!liveSource) return { updated_at: null, stale: null };
  const { updated_at, matchChanges, stale } = liveSource;
  if (!matches || !matchChanges || matches.length === 0) return { updated_at, stale };
  const changes = matches.flatMap((row) => matchChanges.get(String(byName(row).match_id)) ?? []);
  const last = changes.sort().at(-1) ?? null;
  return { updated_at: last, stale: last === null ? null : stale };
}

/** Returns the matches of an answer about one or some; undefined where it has other rows, or sums of many. */
function matchesIn(answer: object, rows: AnswerRows | undefined): readonly object[] | undefined {
  const isMatch = 'last_updated' in (rows?.schema.shape ?? answer);
  if (!isMatch) return undefined;
  return rows ? rows.of(answer) : [answer];
}

/** Returns the schema of an answer, or of one of several kinds, with the fields. */
function extend(schema: z.ZodMiniType): z.ZodMiniType<object> {
  // A schema of an answer has an id, and so metadata.
  const meta = z.globalRegistry.get(schema) as z.core.GlobalMeta;
  if (schema instanceof z.ZodMiniObject) return withMeta(z.extend(schema, freshness), meta);
  if (!(schema instanceof z.ZodMiniUnion))
    throw new Error(`the answer ${meta.id} is no object or union of them`);
  // The kinds of an answer are schemas as it is.
  const kinds = (schema.def.options as z.ZodMiniType[]).map(extend);
  if (!(schema instanceof z.ZodMiniDiscriminatedUnion)) return withMeta(z.union(kinds), meta);
  const { discriminator } = schema.def as unknown as { discriminator: string };
  return withMeta(z.discriminatedUnion(discriminator, kinds as never), meta);
}
