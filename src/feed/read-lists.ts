import type { DatasetRow } from '../records/dataset/index.ts';
import type { FeedAdapter, FeedPlayer, SeasonContext, StatisticsList, StatisticsPage } from './adapter.ts';
import { assertUsable, countMissing, type ParseResult } from './parse-entries.ts';

/** An answer of the feed, and when the feed made it. */
export interface FeedAnswer {
  readonly body: unknown;
  readonly at: Date;
}

/** What the lists of a season are read by, live as in a refresh. */
export interface FeedRequest {
  readonly adapter: FeedAdapter;
  /** What the answers are parsed by. */
  readonly context: SeasonContext;
  /** Fetches what the feed has at a path below its origin. */
  readonly fetchAnswer: (path: string) => Promise<FeedAnswer>;
  /** Entries of a page of statistics; left out, as many as the feed gives at most. */
  readonly pageSize?: number;
  /** Receives why the rest of a category of statistics is left out; without it, the list fails. */
  readonly onLeftOut?: (list: StatisticsList, category: string, error: unknown) => void;
}

/**
 * Reads the whole schedule. Returns its matches, when the feed made them, and the context with the ids of clubs that they
 * imply.
 *
 * @throws {UnexpectedResponseError} if the answer is of another kind, has no usable entry, or lacks most of the stored matches
 */
export async function readSchedule({ adapter, context: stored, fetchAnswer }: FeedRequest) {
  const { body, at } = await fetchAnswer(adapter.paths(stored.seasonId).matches);
  const context = adapter.inferIds?.(body, stored) ?? stored;
  const schedule = assertUsable(adapter.parseSchedule(body, context, at));
  const ids = schedule.entries.map(({ match_id }) => match_id);
  countMissing(ids, [...stored.matches.keys()]);
  return { ...schedule, at, context };
}

const nothing = { entries: [], rejected: [] };

/** Reads the league's own table; there are no rows where the feed has none. */
export async function readStandings(request: FeedRequest): Promise<ParseResult<DatasetRow<'standings'>>> {
  const { adapter, context, fetchAnswer } = request;
  const { standings } = adapter.paths(context.seasonId);
  if (standings === undefined || !adapter.parseStandings) return nothing;
  return adapter.parseStandings((await fetchAnswer(standings)).body, context);
}

/**
 * Reads all pages of all categories of players.
 *
 * @throws {UnexpectedResponseError} if an answer is of another kind, or has no usable entry
 */
export async function readPlayers(request: FeedRequest): Promise<ParseResult<FeedPlayer>> {
  const pages = await readPages('players', request);
  return assertUsable(request.adapter.parsePlayers?.(pages, request.context) ?? nothing);
}

/**
 * Reads all pages of all categories of clubs' statistics.
 *
 * @throws {UnexpectedResponseError} if an answer is of another kind, or has no usable entry
 */
export async function readTeamStats(request: FeedRequest): Promise<ParseResult<DatasetRow<'teamStats'>>> {
  const pages = await readPages('teamStats', request);
  return assertUsable(request.adapter.parseTeamStats?.(pages, request.context) ?? nothing);
}

/** Fetches the pages of a list one after the other; of each as much as is parsed, since all are in memory at once. */
async function readPages(list: StatisticsList, request: FeedRequest): Promise<StatisticsPage[]> {
  const { adapter, context, fetchAnswer, pageSize, onLeftOut } = request;
  const pathOf = adapter.paths(context.seasonId)[list];
  const pages: StatisticsPage[] = [];
  let failure: unknown;
  for (const category of (pathOf && adapter.categories?.[list]) ?? []) {
    try {
      let previous: string | undefined;
      for (let page: number | undefined = 1; pathOf && page !== undefined; ) {
        const answer = await fetchAnswer(pathOf(category, page, pageSize));
        const body = adapter.trimPage?.(list, answer.body) ?? answer.body;
        const text = JSON.stringify(body);
        // A server that ignores the number of the page would send the same one for ever.
        if (text === previous) break;
        pages.push({ category, body });
        previous = text;
        page = adapter.nextPage?.(answer.body, page);
      }
    } catch (error) {
      if (!onLeftOut) throw error;
      onLeftOut(list, category, error);
      failure ??= error;
    }
  }
  if (pages.length === 0 && failure !== undefined) throw failure;
  return pages;
}
