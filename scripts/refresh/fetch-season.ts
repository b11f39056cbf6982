import { UserError } from '../../build/errors.ts';
import type { FeedAdapter, FeedPaths, ListName, StatisticsPage } from '../../src/feed/adapter.ts';
import { fetchPages } from '../../src/feed/fetch-json.ts';
import {
  assertUsable,
  countMissing,
  type ParseResult,
  UnexpectedResponseError,
} from '../../src/feed/parse-entries.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { type FeedClient, maxClockSkewMs } from './json-client.ts';
import { findInferredIds } from './remarks.ts';

/** The lists of statistics, as remarks name them. */
const listNames: Readonly<Record<ListName, string>> = { players: 'players', teamStats: 'teams' };

/**
 * Fetches the lists of a season.
 *
 * @throws {UserError} if one of them cannot be fetched, or no entry of it can be used. The rows of the table may all be
 *   rejected.
 */
export async function fetchSeason(client: FeedClient, storedContext: SeasonContext, adapter: FeedAdapter) {
  const paths = adapter.paths(storedContext.seasonId);
  const remarks: string[] = [];
  const schedule = await getRequired(client, paths.matches);
  const at = adapter.requestTime(schedule.body) ?? schedule.date;
  if (at.getTime() > schedule.date.getTime() + maxClockSkewMs) {
    throw new UserError(`${paths.matches} is of ${at.toISOString()}, more than a day from now`);
  }
  const context = adapter.inferIds(schedule.body, storedContext);
  const matches = parseList(() => adapter.parseSchedule(schedule.body, context, at), paths.matches);
  const matchIds = matches.entries.map(({ match_id }) => match_id);
  // Without most of the stored matches, `as_of` would claim what was not seen.
  parseOrRefuse(() => countMissing(matchIds, [...context.matches.keys()]), paths.matches);
  // In the order of the requests: the shortest required list is the first.
  const [standings, playerPages, teamPages] = await Promise.all([
    // The table is compared with the results, not stored: without a usable row, they do not wait for it.
    fetchEntries(client, paths.standings, (body) => adapter.parseStandings(body, context)),
    fetchList(client, adapter, 'players', paths, remarks),
    fetchList(client, adapter, 'teamStats', paths, remarks),
  ]);
  const [playersPath, teamsPath] = [
    firstPath(adapter, 'players', paths),
    firstPath(adapter, 'teamStats', paths),
  ];
  const players = parseList(() => adapter.parsePlayers(playerPages, context), playersPath);
  const teamStats = parseList(() => adapter.parseTeamStats(teamPages, context), teamsPath);
  return {
    /** When the feed made the schedule. */
    at,
    matches: matches.entries,
    players: players.entries,
    teamStats: teamStats.entries,
    standings: standings.entries,
    /** Entries and values that were not used. */
    rejected: [matches, standings, players, teamStats].flatMap(({ rejected }) => rejected),
    /** What else the operator should know: ids that `data/` lacks, lists that the feed did not give. */
    remarks: [...remarks, ...findInferredIds(storedContext, context)],
  };
}

/**
 * Fetches the league's own table of a season; undefined where the feed has none.
 *
 * @throws {UserError} if it does not come, or a row of it is not usable
 */
export async function fetchStandings(
  client: FeedClient,
  storedContext: SeasonContext,
  adapter: FeedAdapter,
): Promise<readonly DatasetRow<'standings'>[] | undefined> {
  const paths = adapter.paths(storedContext.seasonId);
  if (paths.standings === undefined) return undefined;
  const context = adapter.inferIds((await getRequired(client, paths.matches)).body, storedContext);
  const { entries, rejected } = await fetchEntries(client, paths.standings, (body) =>
    adapter.parseStandings(body, context),
  );
  const [first] = rejected;
  if (first) throw new UserError(`${paths.standings} ${first.what}: ${first.why}`);
  return entries;
}

/** Returns the address that names a list in messages. */
function firstPath(adapter: FeedAdapter, name: ListName, paths: FeedPaths): string {
  return paths[name]?.(adapter.categories[name][0] ?? '', 1) ?? listNames[name];
}

async function getRequired(client: FeedClient, path: string) {
  const answer = await client.get(path);
  if (!answer) throw new UserError(`the feed has nothing at ${path}`);
  return answer;
}

/** Fetches a list; it is empty where the feed has no address for it. */
async function fetchEntries<Entry>(
  client: FeedClient,
  path: string | undefined,
  parse: (body: unknown) => ParseResult<Entry>,
): Promise<ParseResult<Entry>> {
  if (path === undefined) return { entries: [], rejected: [] };
  const { body } = await getRequired(client, path);
  return parseOrRefuse(() => parse(body), path);
}

/** @throws {UserError} if nothing of the list is usable */
function parseList<Entry>(parse: () => ParseResult<Entry>, path: string): ParseResult<Entry> {
  return parseOrRefuse(() => {
    const result = parse();
    assertUsable(result);
    return result;
  }, path);
}

/**
 * Fetches all pages of a list in each category. A page that does not come ends its category: what did come is merged,
 * and nothing stored is lost.
 *
 * @returns no page where the feed has no address for the list
 * @throws {UserError} if no page comes
 */
async function fetchList(
  client: FeedClient,
  adapter: FeedAdapter,
  name: ListName,
  paths: FeedPaths,
  remarks: string[],
): Promise<StatisticsPage[]> {
  const pathOf = paths[name];
  if (!pathOf) return [];
  const fetched = adapter.categories[name].map(async (category) => {
    const pages: StatisticsPage[] = [];
    let path = '';
    const fetchBody = async (pathOfPage: string) => {
      path = pathOfPage;
      return (await getRequired(client, path)).body;
    };
    const pathOfPage = (page: number) => pathOf(category, page);
    const failure = await failureOf(client, async () => {
      try {
        for await (const page of fetchPages(adapter, name, category, pathOfPage, fetchBody)) pages.push(page);
      } catch (error) {
        throw refusalOf(error, path);
      }
    });
    if (failure)
      remarks.push(
        `${listNames[name]} in '${category}' left out from page ${pages.length + 1} on: ${failure.message}`,
      );
    return { pages, failure };
  });
  const all = await Promise.all(fetched);
  const pages = all.flatMap((outcome) => outcome.pages);
  const failure = all.find((outcome) => outcome.failure)?.failure;
  if (failure && pages.length === 0) throw failure;
  return pages;
}

/** @throws {UserError} if the answer is not what the feed should give there */
export function parseOrRefuse<Value>(parse: () => Value, path: string): Value {
  try {
    return parse();
  } catch (error) {
    throw refusalOf(error, path);
  }
}

/** Returns an error for the user, where an answer is not what the feed should give there. */
function refusalOf(error: unknown, path: string): unknown {
  return error instanceof UnexpectedResponseError ? new UserError(`${path} ${error.message}`) : error;
}

/** Returns why a task got no usable answer, where it did not. Any other error, or a cancellation, is thrown. */
export async function failureOf(
  client: FeedClient,
  run: () => Promise<unknown>,
): Promise<UserError | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    client.throwIfCancelled();
    if (error instanceof UserError) return error;
    throw error;
  }
}
