import { Mistake } from '../../build/faults.ts';
import { readClubs } from '../../src/feed/clubs.ts';
import type { Known } from '../../src/feed/known.ts';
import { learn } from '../../src/feed/learn.ts';
import { type Header, readHeader, readReferee, readSideStats } from '../../src/feed/match-detail.ts';
import { type FeedMatch, readMatches } from '../../src/feed/matches.ts';
import { pagesOf } from '../../src/feed/pages.ts';
import { feedPaths } from '../../src/feed/paths.ts';
import { type FeedPlayer, readPlayers } from '../../src/feed/players.ts';
import { NotTheFeed, type SetAside } from '../../src/feed/set-aside.ts';
import { readStandings } from '../../src/feed/standings.ts';
import { readTeamStats } from '../../src/feed/team-stats.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { Client } from './client.ts';
import { learnedIds, movedHomes, unknownGrounds } from './ids.ts';

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
  readonly setAside: readonly SetAside[];
}

/**
 * Asks the feed for a season.
 *
 * @param wantsDetail which matches to ask for one by one
 * @param onProgress told how many of those are done
 * @throws {Mistake} if it does not answer, or not with what it should
 */
export async function fetchSeason(
  client: Client,
  stored: Known,
  wantsDetail: (match: FeedMatch) => boolean,
  onProgress: (done: number, of: number) => void,
): Promise<FeedSeason> {
  const paths = feedPaths(stored.seasonId);
  const setAside: SetAside[] = [];
  const understood = <Entry>(
    read: () => { entries: readonly Entry[]; setAside: readonly SetAside[] },
    path: string,
  ) => {
    const result = usable(read, path);
    setAside.push(...result.setAside);
    return result.entries;
  };
  const schedule = await required(client, paths.matches);
  const known = learn(schedule.body, stored);
  const matches = understood(() => readMatches(schedule.body, known), paths.matches);
  const list = await required(client, paths.teams);
  const clubs = understood(() => readClubs(list.body, known), paths.teams);
  const playerPages = await pages(client, paths.players);
  const players = understood(() => readPlayers(playerPages, known), paths.players(1));
  const teamPages = await pages(client, paths.teamStats);
  const teamStats = understood(() => readTeamStats(teamPages, known), paths.teamStats(1));
  const table = await required(client, paths.standings);
  const standings = understood(() => readStandings(table.body, known), paths.standings);

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
    at: schedule.date,
    matches,
    players,
    teamStats,
    standings,
    details: new Map(details),
    ids: [...learnedIds(stored, known), ...unknownGrounds(schedule.body, known), ...movedHomes(clubs, known)],
    setAside,
  };
}

/**
 * The league's own table of a season.
 *
 * @throws {Mistake} if the feed does not answer, or a row of it cannot be understood
 */
export async function fetchStandings(
  client: Client,
  stored: Known,
): Promise<readonly DatasetRow<'standings'>[]> {
  const paths = feedPaths(stored.seasonId);
  const known = learn((await required(client, paths.matches)).body, stored);
  const { body } = await required(client, paths.standings);
  const { entries, setAside } = usable(() => readStandings(body, known), paths.standings);
  const [first] = setAside;
  if (first) throw new Mistake(`${paths.standings} ${first.what}: ${first.why}`);
  return entries;
}

async function fetchDetail(
  client: Client,
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
    sides: sides ? usable(() => readSideStats(sides.body, match).entries, paths.sideStats(id)) : [],
    header: header && usable(() => readHeader(header.body, match), paths.header(id)),
    referee: facts && usable(() => readReferee(facts.body, match), paths.facts(id)),
  };
}

async function required(client: Client, path: string) {
  const answer = await client.get(path);
  if (!answer) throw new Mistake(`the feed has nothing at ${path}`);
  return answer;
}

async function pages(client: Client, pathOf: (page: number) => string): Promise<unknown[]> {
  const { body } = await required(client, pathOf(1));
  const count = usable(() => pagesOf(body), pathOf(1));
  const rest = Array.from({ length: count - 1 }, (_, index) => required(client, pathOf(index + 2)));
  return [body, ...(await Promise.all(rest)).map((answer) => answer.body)];
}

/** @throws {Mistake} if the answer is not what the feed should say there */
function usable<Value>(read: () => Value, path: string): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotTheFeed) throw new Mistake(`${path} ${error.message}`);
    throw error;
  }
}
