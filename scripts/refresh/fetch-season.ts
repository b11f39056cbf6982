import { UserError } from '../../build/errors.ts';
import { parseClubs } from '../../src/feed/clubs.ts';
import { inferIds } from '../../src/feed/infer-ids.ts';
import { type Header, parseHeader, parseReferee, parseSideStats } from '../../src/feed/match-detail.ts';
import { nextPage, type StatisticsPage } from '../../src/feed/pages.ts';
import { type RejectedEntry, UnexpectedResponseError } from '../../src/feed/parse-entries.ts';
import { feedPaths, playerCategories, teamCategories } from '../../src/feed/paths.ts';
import { type FeedPlayer, parsePlayers } from '../../src/feed/players.ts';
import { requestTime } from '../../src/feed/request-time.ts';
import { type FeedMatch, parseSchedule } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import { parseStandings } from '../../src/feed/standings.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { learnedIds, movedHomes, unknownGrounds } from './ids.ts';
import type { JsonClient } from './json-client.ts';

/** What the feed tells of a match beyond the schedule. */
export interface Detail {
  readonly sides: readonly DatasetRow<'matchStats'>[];
  readonly header: Header | undefined;
  readonly referee: DatasetRow<'referees'> | undefined;
}

/** A season as the feed has it. */
export interface FeedSeason {
  /** When the feed said so. */
  readonly at: Date;
  readonly matches: readonly FeedMatch[];
  readonly players: readonly FeedPlayer[];
  readonly teamStats: readonly DatasetRow<'teamStats'>[];
  readonly standings: readonly DatasetRow<'standings'>[];
  readonly details: ReadonlyMap<string, Detail>;
  /** What there is to know of ids that `data/` does not have, or has otherwise. */
  readonly ids: readonly string[];
  /** What could not be understood. */
  readonly rejected: readonly RejectedEntry[];
}

/**
 * Asks the feed for a season.
 *
 * @param wantsDetail which matches to ask for one by one
 * @param onProgress told how many of those are done
 * @throws {UserError} if it does not answer, or not with what it should
 */
export async function fetchSeason(
  client: JsonClient,
  storedContext: SeasonContext,
  wantsDetail: (match: FeedMatch) => boolean,
  onProgress: (done: number, of: number) => void,
): Promise<FeedSeason> {
  const paths = feedPaths(storedContext.seasonId);
  const rejected: RejectedEntry[] = [];
  const understood = <Entry>(
    read: () => { entries: readonly Entry[]; rejected: readonly RejectedEntry[] },
    path: string,
  ) => {
    const result = usable(read, path);
    rejected.push(...result.rejected);
    return result.entries;
  };
  const schedule = await required(client, paths.matches);
  const context = inferIds(schedule.body, storedContext);
  const matches = understood(() => parseSchedule(schedule.body, context), paths.matches);
  const list = await required(client, paths.teams);
  const clubs = understood(() => parseClubs(list.body, context), paths.teams);
  const playerPages = await pages(client, playerCategories, paths.players);
  const players = understood(() => parsePlayers(playerPages, context), paths.players('general', 1));
  const teamPages = await pages(client, teamCategories, paths.teamStats);
  const teamStats = understood(() => parseTeamStats(teamPages, context), paths.teamStats('general', 1));
  const table = await required(client, paths.standings);
  const standings = understood(() => parseStandings(table.body, context), paths.standings);

  const wanted = matches.filter(wantsDetail);
  let done = 0;
  const details = await Promise.all(
    wanted.map(async (match) => {
      const detail = await fetchDetail(client, paths, match);
      done += 1;
      onProgress(done, wanted.length);
      return [match.match_id, detail] as const;
    }),
  );
  return {
    at: requestTime(schedule.body) ?? schedule.date,
    matches,
    players,
    teamStats,
    standings,
    details: new Map(details),
    ids: [
      ...learnedIds(storedContext, context),
      ...unknownGrounds(schedule.body, context),
      ...movedHomes(clubs, context),
    ],
    rejected,
  };
}

/**
 * The league's own table of a season.
 *
 * @throws {UserError} if the feed does not answer, or a row of it cannot be understood
 */
export async function fetchStandings(
  client: JsonClient,
  storedContext: SeasonContext,
): Promise<readonly DatasetRow<'standings'>[]> {
  const paths = feedPaths(storedContext.seasonId);
  const context = inferIds((await required(client, paths.matches)).body, storedContext);
  const { body } = await required(client, paths.standings);
  const { entries, rejected } = usable(() => parseStandings(body, context), paths.standings);
  const [first] = rejected;
  if (first) throw new UserError(`${paths.standings} ${first.what}: ${first.why}`);
  return entries;
}

async function fetchDetail(
  client: JsonClient,
  paths: ReturnType<typeof feedPaths>,
  match: FeedMatch,
): Promise<Detail> {
  const id = match.match_id;
  const [sides, header, facts] = await Promise.all([
    client.get(paths.sideStats(id)),
    client.get(paths.header(id)),
    client.get(paths.facts(id)),
  ]);
  return {
    sides: sides ? usable(() => parseSideStats(sides.body, match).entries, paths.sideStats(id)) : [],
    header: header && usable(() => parseHeader(header.body, match).value, paths.header(id)),
    referee: facts && usable(() => parseReferee(facts.body, match).value, paths.facts(id)),
  };
}

async function required(client: JsonClient, path: string) {
  const answer = await client.get(path);
  if (!answer) throw new UserError(`the feed has nothing at ${path}`);
  return answer;
}

/** All pages of a list, in each of its categories. */
async function pages<Category extends string>(
  client: JsonClient,
  categories: readonly Category[],
  pathOf: (category: Category, page: number) => string,
): Promise<StatisticsPage[]> {
  const found: StatisticsPage[] = [];
  for (const category of categories) {
    for (let page: number | undefined = 1; page !== undefined; ) {
      const path = pathOf(category, page);
      const { body } = await required(client, path);
      found.push({ category, body });
      const number: number = page;
      page = usable(() => nextPage(body, number), path);
    }
  }
  return found;
}

/** @throws {UserError} if the answer is not what the feed should say there */
function usable<Value>(read: () => Value, path: string): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnexpectedResponseError) throw new UserError(`${path} ${error.message}`);
    throw error;
  }
}
