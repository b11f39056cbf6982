import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../../build/errors.ts';
import { type FeedClub, parseClubs } from '../../src/feed/clubs.ts';
import { inferIds } from '../../src/feed/infer-ids.ts';
import { nextPage, type StatisticsPage } from '../../src/feed/pages.ts';
import { entriesIn, type ParseResult, UnexpectedResponseError } from '../../src/feed/parse-entries.ts';
import { feedPaths, playerCategories, teamCategories } from '../../src/feed/paths.ts';
import { parsePlayers } from '../../src/feed/players.ts';
import { requestTime } from '../../src/feed/request-time.ts';
import { parseSchedule } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import { parseStandings } from '../../src/feed/standings.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { findInferredIds, findMovedHomes, findUnknownVenues } from './id-remarks.ts';
import type { FeedClient } from './json-client.ts';

/** A season as the feed has it, but for the details of its matches. */
export type FeedSeason = Awaited<ReturnType<typeof fetchSeason>>;

/** No `as_of` of the far future may make every later answer an old one. */
const maxClockSkewMs = 24 * 60 * 60 * 1000;

/**
 * Fetches the lists of a season.
 *
 * @throws {UserError} if one of them cannot be fetched, or no entry of it can be used. The list of clubs may fail, and the
 *   rows of the table may all be rejected.
 */
export async function fetchSeason(client: FeedClient, storedContext: SeasonContext) {
  const paths = feedPaths(storedContext.seasonId);
  const remarks: string[] = [];
  const schedule = await getRequired(client, paths.matches);
  const at = requestTime(schedule.body) ?? schedule.date;
  if (at.getTime() > schedule.date.getTime() + maxClockSkewMs) {
    throw new UserError(`${paths.matches} is of ${at.toISOString()}, more than a day from now`);
  }
  const context = inferIds(schedule.body, storedContext);
  const matches = parseList(() => parseSchedule(schedule.body, context, at), paths.matches);
  let clubs: ParseResult<FeedClub> = { entries: [], rejected: [] };
  // In the order of the requests: the shortest required list is the first.
  const [standings, clubsFailure, playerPages, teamPages] = await Promise.all([
    // The table is compared with the results, not stored: without a usable row, they do not wait for it.
    fetchParsed(client, paths.standings, (body) => parseStandings(body, context)),
    failureOf(client, async () => {
      clubs = await fetchParsed(client, paths.teams, (body) => parseClubs(body, context));
    }),
    fetchPages(client, 'players', playerCategories, paths.players, remarks),
    fetchPages(client, 'teams', teamCategories, paths.teamStats, remarks),
  ]);
  if (clubsFailure) remarks.push(`homes of clubs not compared: ${clubsFailure.message}`);
  const players = parseList(() => parsePlayers(playerPages, context), paths.players('general', 1));
  const teamStats = parseList(() => parseTeamStats(teamPages, context), paths.teamStats('general', 1));
  return {
    /** When the feed made the schedule. */
    at,
    matches: matches.entries,
    players: players.entries,
    teamStats: teamStats.entries,
    standings: standings.entries,
    /** Entries and values that were not used. */
    rejected: [matches, clubs, standings, players, teamStats].flatMap(({ rejected }) => rejected),
    /** What else the operator should know: ids that `data/` lacks, lists that the feed did not give. */
    remarks: [
      ...remarks,
      ...findInferredIds(storedContext, context),
      ...findUnknownVenues(schedule.body, context),
      ...findMovedHomes(clubs.entries, context),
    ],
  };
}

/**
 * Fetches the league's own table of a season.
 *
 * @throws {UserError} if it does not come, or a row of it is not usable
 */
export async function fetchStandings(
  client: FeedClient,
  storedContext: SeasonContext,
): Promise<readonly DatasetRow<'standings'>[]> {
  const paths = feedPaths(storedContext.seasonId);
  const context = inferIds((await getRequired(client, paths.matches)).body, storedContext);
  const { entries, rejected } = await fetchParsed(client, paths.standings, (body) =>
    parseStandings(body, context),
  );
  const [first] = rejected;
  if (first) throw new UserError(`${paths.standings} ${first.what}: ${first.why}`);
  return entries;
}

async function getRequired(client: FeedClient, path: string) {
  const answer = await client.get(path);
  if (!answer) throw new UserError(`the feed has nothing at ${path}`);
  return answer;
}

async function fetchParsed<Value>(client: FeedClient, path: string, parse: (body: unknown) => Value) {
  const { body } = await getRequired(client, path);
  return parseOrRefuse(() => parse(body), path);
}

/** @throws {UserError} if nothing of the list is usable */
function parseList<Entry>(parse: () => ParseResult<Entry>, path: string): ParseResult<Entry> {
  const result = parseOrRefuse(parse, path);
  const [first] = result.rejected;
  if (first && result.entries.length === 0)
    throw new UserError(`${path} has no usable entry: ${first.what}: ${first.why}`);
  return result;
}

/**
 * Fetches all pages of a list in each category. A page that does not come ends its category: what did come is merged, and
 * nothing stored is lost.
 *
 * @throws {UserError} if no page comes
 */
async function fetchPages<Category extends string>(
  client: FeedClient,
  list: 'players' | 'teams',
  categories: readonly Category[],
  pathOf: (category: Category, page: number) => string,
  remarks: string[],
): Promise<StatisticsPage[]> {
  const fetched = categories.map(async (category) => {
    const pages: StatisticsPage[] = [];
    const failure = await failureOf(client, async () => {
      for (let page: number | undefined = 1; page !== undefined; ) {
        const [number, path]: [number, string] = [page, pathOf(category, page)];
        const { body } = await getRequired(client, path);
        // A server that ignores the number of the page would send it for ever.
        const previous = pages.at(-1);
        if (previous && isSamePage(previous.body, body)) return;
        parseOrRefuse(() => entriesIn(body, list), path);
        pages.push({ category, body });
        page = parseOrRefuse(() => nextPage(body, number), path);
      }
    });
    if (failure)
      remarks.push(`${list} in '${category}' left out from page ${pages.length + 1} on: ${failure.message}`);
    return { pages, failure };
  });
  const all = await Promise.all(fetched);
  const pages = all.flatMap((one) => one.pages);
  const failure = all.find((one) => one.failure)?.failure;
  if (failure && pages.length === 0) throw failure;
  return pages;
}

/** Whether two pages have the same entries, whatever else they say. */
function isSamePage(...pages: readonly [unknown, unknown]): boolean {
  const [one, other] = pages.map((page) => {
    const { apiCallRequestTime: _, pagination: __, ...entries } = Object(page);
    return entries;
  });
  return isDeepStrictEqual(one, other);
}

/** @throws {UserError} if the answer is not what the feed should give there */
export function parseOrRefuse<Value>(parse: () => Value, path: string): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UnexpectedResponseError) throw new UserError(`${path} ${error.message}`);
    throw error;
  }
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
