import { inferIds } from '../../feed/infer-ids.ts';
import type { StatisticsPage } from '../../feed/pages.ts';
import { type ParseResult, UnexpectedResponseError } from '../../feed/parse-entries.ts';
import { type FeedPlayer, parsePlayers } from '../../feed/players.ts';
import { type FeedMatch, parseSchedule } from '../../feed/schedule.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import { parseStandings } from '../../feed/standings.ts';
import { parseTeamStats } from '../../feed/team-stats.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Tables } from '../../records/published.ts';
import type { FeedResource } from './requests.ts';

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

/**
 * Parses the feed's answer.
 *
 * @param pages the answer, or all pages of it
 * @throws {UnexpectedResponseError} if it is something else, or too little of it
 */
export function parseAnswer(
  resource: FeedResource,
  pages: readonly StatisticsPage[],
  context: SeasonContext,
  tables: Tables,
  now: Date,
): ParsedAnswer {
  const parsed = parseRows(resource, pages, context, now);
  const keys = new Set(parsed.entries.map((row) => keyOf(resource, row)));
  const stored = storedKeys(resource, context, tables);
  const missing = stored.filter((key) => !keys.has(key)).length;
  if (missing > maxMissingShare * stored.length)
    throw new UnexpectedResponseError(`lacks ${missing} of the ${stored.length} entries known`);
  if (parsed.entries.length === 0 && parsed.rejected.length > 0)
    throw new UnexpectedResponseError('has no entry that can be parsed');
  return parsed;
}

function parseRows(
  resource: FeedResource,
  pages: readonly StatisticsPage[],
  context: SeasonContext,
  now: Date,
): ParsedAnswer {
  const body = pages[0]?.body;
  switch (resource) {
    case 'schedule': {
      const inferred = inferIds(body, context);
      const known = (ids: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>) =>
        [...ids].filter(([id]) => !stored.has(id));
      return {
        ...parseSchedule(body, inferred, now),
        ids: {
          clubs: known(inferred.clubs, context.clubs),
          venues: known(inferred.venues, context.venues),
        },
      };
    }
    case 'standings':
      return parseStandings(body, context);
    case 'players':
      return parsePlayers(pages, context);
    case 'teamStats':
      return parseTeamStats(pages, context);
  }
}

/** Returns what names a row among those of its resource. */
export function keyOf(resource: FeedResource, row: unknown): string {
  switch (resource) {
    case 'schedule':
      return (row as FeedMatch).match_id;
    case 'players':
      return (row as FeedPlayer).row.player_id;
    default:
      return (row as { club: string }).club;
  }
}

function storedKeys(resource: FeedResource, context: SeasonContext, tables: Tables): string[] {
  switch (resource) {
    case 'schedule':
      return [...context.matches.keys()];
    case 'players':
      return tables.rows('players', context.season).map(({ full_player_id }) => full_player_id);
    case 'teamStats':
      // Early in a season the last refresh has no totals of a club.
      return tables
        .rows('teamStats', context.season)
        .filter(({ raw_stats }) => Object.keys(raw_stats).length > 0)
        .map(({ club }) => club);
    case 'standings':
      return [];
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
