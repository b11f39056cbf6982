import type { LiveFeedAdapter } from '../../feed/adapter.ts';
import { type ParseResult, UnexpectedResponseError } from '../../feed/parse-entries.ts';
import type { FeedPlayer } from '../../feed/players.ts';
import type { FeedMatch } from '../../feed/schedule.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Tables } from '../../records/published.ts';
import type { FeedResource, PagedResource } from './requests.ts';

/** Ids that a schedule implies and the dataset lacks. */
export interface InferredIds {
  readonly clubs: readonly (readonly [string, string])[];
  readonly venues: readonly (readonly [string, string])[];
}

/** The rows of each resource, as they are stored. */
export interface FeedRows {
  readonly schedule: FeedMatch;
  readonly standings: DatasetRow<'standings'>;
  readonly players: FeedPlayer;
  readonly teamStats: DatasetRow<'teamStats'>;
}

export interface ParsedAnswer<Row = unknown> extends ParseResult<Row> {
  readonly ids?: InferredIds;
}

/** A list that lacks more than this share of the stored rows is not the season's. */
const maxMissingShare = 0.5;

/** Fewer results that are taken back say nothing of the rest: early in a season there are no more. */
const minTakenBack = 3;

/** An answer in one piece. */
export type WholeResource = Exclude<FeedResource, PagedResource>;

/**
 * Parses an answer in one piece.
 *
 * @throws {UnexpectedResponseError} if it is something else, or too little of it
 */
export function parseAnswer(
  adapter: LiveFeedAdapter,
  resource: WholeResource,
  body: unknown,
  context: SeasonContext,
  tables: Tables,
  now: Date,
): ParsedAnswer {
  const parsed = parseRows(adapter, resource, body, context, now);
  // The resource decides the type of its rows, which the compiler does not follow.
  if (resource === 'schedule') assertResults(parsed.entries as readonly FeedMatch[], context);
  const keys = new Set(parsed.entries.map((row) => keyOf(resource, row)));
  const stored = storedKeys(resource, context, tables);
  const missing = stored.filter((key) => !keys.has(key)).length;
  assertEnough(parsed.entries.length, parsed.rejected.length, missing, stored.length);
  return parsed;
}

/**
 * Rejects an answer that has too little of the season.
 *
 * @param missing the stored rows that the answer lacks
 * @throws {UnexpectedResponseError}
 */
export function assertEnough(found: number, rejected: number, missing: number, stored: number): void {
  if (missing > maxMissingShare * stored)
    throw new UnexpectedResponseError(`lacks ${missing} of the ${stored} entries known`);
  if (found === 0 && rejected > 0) throw new UnexpectedResponseError('has no entry that can be parsed');
}

/**
 * Rejects a schedule of long ago that does not say so, or says it is new: most matches known to be over are to be played.
 * A single result that is taken back is rejected by the merge.
 */
function assertResults(entries: readonly FeedMatch[], { matches }: SeasonContext): void {
  const over = new Set([...matches.values()].filter(isOver).map(({ match_id }) => match_id));
  const takenBack = entries.filter((match) => over.has(match.match_id) && !isOver(match)).length;
  if (takenBack >= minTakenBack && takenBack > maxMissingShare * over.size)
    throw new UnexpectedResponseError(
      `has no result of ${takenBack} of the ${over.size} matches that are over`,
    );
}

const isOver = ({ status }: Pick<FeedMatch, 'status'>) => status === 'FINISHED';

function parseRows(
  adapter: LiveFeedAdapter,
  resource: WholeResource,
  body: unknown,
  context: SeasonContext,
  now: Date,
): ParsedAnswer {
  if (resource === 'standings') return adapter.parseStandings(body, context);
  const inferred = adapter.inferIds(body, context);
  const unknown = (ids: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>) =>
    [...ids].filter(([id]) => !stored.has(id));
  return {
    ...adapter.parseSchedule(body, inferred, now),
    ids: {
      clubs: unknown(inferred.clubs, context.clubs),
      venues: unknown(inferred.venues, context.venues),
    },
  };
}

/** Returns the id of a row among those of its resource. */
export function keyOf(resource: FeedResource, row: unknown): string {
  switch (resource) {
    case 'schedule':
      // The resource decides the type of its rows, which the compiler does not follow; so below.
      return (row as FeedMatch).match_id;
    case 'players':
      // A row of the list of players.
      return (row as FeedPlayer).row.player_id;
    default:
      // Every other resource has a row for each club.
      return (row as { club: string }).club;
  }
}

/** Returns the keys of the rows of a resource that the stored season has. */
export function storedKeys(resource: FeedResource, context: SeasonContext, tables: Tables): string[] {
  switch (resource) {
    case 'schedule':
      return [...context.matches.keys()];
    case 'players':
      // The feed lists no player whose figures were counted from matches.
      return tables
        .rows('players', context.season)
        .filter(({ basis }) => basis === 'feed')
        .map(({ full_player_id }) => full_player_id);
    case 'teamStats':
      // Early in a season the last refresh has no totals of a club.
      return tables
        .rows('teamStats', context.season)
        .filter(({ raw_stats }) => Object.keys(raw_stats).length > 0)
        .map(({ club }) => club);
    case 'standings': {
      // The feed gives the table of the first stage that has one.
      const first = context.stages.find(({ table }) => table !== null)?.stage;
      return tables
        .rows('standings', context.season)
        .filter(({ stage }) => stage === first)
        .map(({ club }) => club);
    }
  }
}

/** Returns the context with ids that a schedule implied before. */
export function withIds(context: SeasonContext, ids: InferredIds | undefined): SeasonContext {
  if (!ids) return context;
  return {
    ...context,
    clubs: new Map([...ids.clubs, ...context.clubs]),
    venues: new Map([...ids.venues, ...context.venues]),
  };
}

/** Whether every club of the stored matches has an id of the feed. */
export function areClubsKnown(context: SeasonContext): boolean {
  const known = new Set(context.clubs.values());
  return [...context.matches.values()].every((match) => known.has(match.home_club));
}
