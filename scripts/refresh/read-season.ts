import pLimit, { type LimitFunction } from 'p-limit';
import { UserError } from '../../build/errors.ts';
import { sumKnown } from '../../src/derive/numbers.ts';
import type {
  FeedAdapter,
  FeedId,
  FeedMatch,
  Header,
  SeasonContext,
  StatisticsList,
} from '../../src/feed/adapter.ts';
import type { FedSeason } from '../../src/feed/final-rows.ts';
import { idParsers } from '../../src/feed/id-parsers.ts';
import { isCorrectable } from '../../src/feed/merge-rules.ts';
import { type ParseResult, UnexpectedResponseError } from '../../src/feed/parse-entries.ts';
import { idRows } from '../../src/feed/provider-ids.ts';
import {
  type FeedAnswer,
  readPlayers,
  readSchedule,
  readStandings,
  readTeamStats,
} from '../../src/feed/read-lists.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { type GetJson, RequestError } from './json-client.ts';

/** How many details of matches are requested at once. */
export const maxParallelDetails = 4;

/** After this many failures of one kind of detail, the others of that kind are left for the next refresh. */
const maxFailures = 5;

/** How far the feed's clock may be from ours: an `as_of` of the far future would make every later answer an old one. */
const maxClockSkewMs = 24 * 60 * 60 * 1000;

const noCards = { home_red_cards: null, away_red_cards: null };

/** The name by which answers are accepted that are older than the data. */
export const olderAnswers = 'snapshot';

/** What a season is read from the feed by. */
interface SeasonRequest {
  readonly get: GetJson;
  readonly adapter: FeedAdapter;
  readonly dataset: Dataset;
  readonly context: SeasonContext;
  /** Takes answers that are older than the data. */
  readonly acceptsOlder?: boolean;
  /** Asks for the details of every finished match, not only of those that are recent or lack some. */
  readonly full?: boolean | undefined;
  /** Receives what else the operator should know: ids that `data/` lacks, lists and details that did not come. */
  readonly remark: (text: string) => void;
}

/**
 * Reads a season from the feed: its lists, and the details of finished matches that are wanted.
 *
 * @throws {UserError} if a list cannot be fetched, or no entry of it can be used. The rows of the table may all be rejected.
 */
export async function readSeason(request: SeasonRequest) {
  const { adapter, dataset, context } = request;
  const fetchIfThere = answersOf(request);
  const lists = await readLists(request, fetchIfThere);
  const rejected = [...lists.rejected];
  const paths = adapter.paths(context.seasonId);
  // Red cards come from the header alone.
  const withCards = dataset.matches.filter((match) => match.home_red_cards !== null);
  const limit = pLimit(maxParallelDetails);
  const read = <Row>(...detail: Detail<Row>) => readDetails(detail, lists, request, fetchIfThere, limit);
  const details = await Promise.all([
    read('sides', paths.sideStats, adapter.parseSideStats, dataset.matchStats),
    read('header', paths.header, adapter.parseHeader, withCards),
    read('referee', paths.facts, adapter.parseReferee, dataset.referees),
  ]);
  for (const detail of details) rejected.push(...detail.rejected);
  const sides = details[0].entries;
  const headers = details[1].entries;
  const referees = details[2].entries;
  const withSides = new Set([...dataset.matchStats, ...sides].map(({ match_id }) => match_id));
  // A feed with statistics lists no cards of a match that has none.
  const listsCards = ({ match_id, home_red_cards: home, away_red_cards: away }: Header) =>
    !adapter.parseSideStats || withSides.has(match_id) || (sumKnown([home, away]) ?? 0) > 0;
  const headersById = new Map(
    headers.map((header) => [header.match_id, listsCards(header) ? header : { ...header, ...noCards }]),
  );
  return {
    ...lists,
    sides,
    headers: headersById,
    referees,
    /** Entries and values that were not used, each once: every category lists an entry again. */
    rejected: [...new Map(rejected.map((entry) => [`${entry}`, entry])).values()],
  };
}

type FetchIfThere = (path: string) => Promise<FeedAnswer | undefined>;

/**
 * Returns a function that fetches an answer and rejects one with a date in the future. It also rejects one older than the
 * data, which a cache may have, unless that is accepted.
 */
function answersOf({ get, adapter, dataset, acceptsOlder }: SeasonRequest): FetchIfThere {
  const { as_of: storedDay } = dataset.snapshot;
  return async (path) => {
    const body = await get(path);
    if (body === undefined) return undefined;
    const at = adapter.requestTime?.(body) ?? new Date();
    const day = dayOf(at);
    if (at.getTime() > Date.now() + maxClockSkewMs)
      throw new RequestError(`${path} is of ${at.toISOString()}, more than a day from now`);
    if (acceptsOlder || day >= storedDay) return { body, at };
    throw new RequestError(
      `${path} is of ${day}, older than the data of ${storedDay}; to take it, --accept ${olderAnswers}`,
    );
  };
}

async function readLists({ adapter, dataset, context, remark }: SeasonRequest, fetchIfThere: FetchIfThere) {
  const parsedIds: ParseResult<FeedId>[] = [];
  const parseIds = dataset.league.feed && idParsers[dataset.league.feed.adapter];
  const fetchAnswer = async (path: string) => {
    const answer = await fetchIfThere(path);
    if (!answer) throw new RequestError(`the feed has nothing at ${path}`);
    if (parseIds) parsedIds.push(parseIds(answer.body));
    return answer;
  };
  const schedule = await inUserTerms('the schedule', () => readSchedule({ adapter, context, fetchAnswer }));
  for (const [id, club] of schedule.context.clubs)
    if (!context.clubs.has(id)) remark(`${club} is ${id}, which clubs.csv lacks`);
  /** Fetches the clubs with their venues, of which nothing but ids is used: the refresh goes on without them. */
  const fetchClubs = async () => {
    const { clubs } = adapter.paths(context.seasonId);
    if (clubs === undefined) return;
    await fetchAnswer(clubs).catch((error) => remark(`ids of venues left out: ${reasonOf(error)}`));
  };
  const onLeftOut = (list: StatisticsList, category: string, error: unknown) =>
    remark(`${list} in '${category}' left out, in whole or in part: ${reasonOf(error)}`);
  const request = { adapter, context: schedule.context, fetchAnswer, onLeftOut };
  const [standings, players, teamStats] = await Promise.all([
    // The table is compared with the results, not stored: without a usable row, they do not wait for it.
    inUserTerms('the table', () => readStandings(request)),
    inUserTerms('the list of players', () => readPlayers(request)),
    inUserTerms('the list of clubs', () => readTeamStats(request)),
    fetchClubs(),
  ]);
  const ids = idRows(
    parsedIds.flatMap(({ entries }) => entries),
    schedule.context,
    dataset.providers,
  );
  return {
    /** When the feed made the schedule. */
    at: schedule.at,
    matches: schedule.entries,
    standings: standings.entries,
    players: players.entries,
    teamStats: teamStats.entries,
    ids: ids.entries,
    rejected: [schedule, standings, players, teamStats, ...parsedIds, ids].flatMap((list) => list.rejected),
  };
}

/** A kind of answer about one match. */
type Detail<Row> = [
  name: string,
  /** Left out where the feed has no address for it. */
  pathOf: ((matchId: string) => string) | undefined,
  parse: ((body: unknown, match: FeedMatch) => ParseResult<Row>) | undefined,
  /** The rows that say of which matches `data/` has it. */
  stored: readonly { readonly season: number; readonly match_id: string }[],
];

/**
 * Reads the details of one kind of finished matches. For two weeks, in which the feed corrects them, all are read. Later
 * only those are read that `data/` lacks. Failed and unexpected answers are left out and reported, and the next refresh
 * asks again.
 */
async function readDetails<Row>(
  [name, pathOf, parse, stored]: Detail<Row>,
  { matches, at }: Pick<FedSeason, 'matches' | 'at'>,
  { context, full = false, remark }: SeasonRequest,
  fetchIfThere: FetchIfThere,
  limit: LimitFunction,
): Promise<ParseResult<Row>> {
  const storedIds = new Set(ofSeason(stored, context.season).map(({ match_id }) => match_id));
  const wanted = matches.filter(
    ({ status, match_id, date }) =>
      status === 'FINISHED' && (full || isCorrectable(date, at) || !storedIds.has(match_id)),
  );
  if (!pathOf || !parse) return { entries: [], rejected: [] };
  let failures = 0;
  let skipped = 0;
  const answers = await limit.map(wanted, async (match) => {
    const path = pathOf(match.match_id);
    if (failures >= maxFailures) {
      skipped += 1;
      return undefined;
    }
    try {
      const answer = await fetchIfThere(path);
      const detail = answer ? parse(answer.body, match) : { entries: [], rejected: [] };
      const isLost = storedIds.has(match.match_id) && detail.entries.length === 0;
      return { match, detail, reason: isLost ? 'the feed has none; keeping the stored' : undefined };
    } catch (error) {
      failures += 1;
      return { match, detail: undefined, reason: reasonOf(error, path) };
    }
  });
  const details: ParseResult<Row>[] = [];
  // In the order of the matches, whichever answer came first.
  for (const { match, detail, reason } of answers.filter((answer) => answer !== undefined)) {
    if (detail) details.push(detail);
    if (reason !== undefined)
      remark(`${name} of ${match.date} ${match.home_club} v ${match.away_club} left out: ${reason}`);
  }
  if (skipped > 0) remark(`${name} of ${skipped} more matches not requested after ${maxFailures} failures`);
  return {
    entries: details.flatMap(({ entries }) => entries),
    rejected: details.flatMap(({ rejected }) => rejected),
  };
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns why nothing usable came, for a remark. Any other error, such as a cancellation, is thrown. */
function reasonOf(error: unknown, path = 'the answer'): string {
  if (error instanceof UnexpectedResponseError) return `${path} ${error.message}`;
  if (error instanceof RequestError) return error.message;
  throw error;
}

/** Runs a reading of a list. @throws {UserError} if the answer is something else altogether */
export async function inUserTerms<Value>(list: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof UnexpectedResponseError ? new UserError(`${list} ${error.message}`) : error;
  }
}
