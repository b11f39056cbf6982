import { UserError } from '../../build/errors.ts';
import type { FeedAdapter, FeedMatch, ListName } from '../../src/feed/adapter.ts';
import { isCorrectable } from '../../src/feed/merge.ts';
import {
  type ParsedValue,
  type RejectedEntry,
  UnexpectedResponseError,
} from '../../src/feed/parse-entries.ts';
import {
  type FeedAnswer,
  readPlayers,
  readSchedule,
  readStandings,
  readTeamStats,
} from '../../src/feed/read-lists.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { DataLossError, type Loss } from './accepted-losses.ts';
import { type GetJson, RequestError } from './json-client.ts';

/** After this many failures of one kind of detail, the others of that kind are left for the next refresh. */
const maxFailures = 5;

/** How far the feed's clock may be from ours: an `as_of` of the far future would make every later answer an old one. */
const maxClockSkewMs = 24 * 60 * 60 * 1000;

/** What a season is read from the feed by. */
export interface SeasonRequest {
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

/** The loss of the day that the data is as of. */
export function snapshotLoss(before: string, after: string): Loss {
  const why = 'the answer is older than the data';
  return { table: 'snapshot', row: 'snapshot', column: 'as_of', before, after, why };
}

/**
 * Reads a season from the feed: its lists, and the details of finished matches that are wanted.
 *
 * @throws {UserError} if a list cannot be fetched, or no entry of it can be used. The rows of the table may all be rejected.
 * @throws {DataLossError} if the schedule is older than the data
 */
export async function readSeason(request: SeasonRequest) {
  const { adapter, dataset, context: stored } = request;
  const fetchIfThere = answersOf(request);
  const lists = await readLists(request, fetchIfThere);
  const finished = lists.matches.filter(({ status }) => status === 'FINISHED');
  const rejected = [...lists.rejected];
  const paths = adapter.paths(stored.seasonId);
  const read = <Value>(detail: Detail<Value>) =>
    readDetails(detail, finished, lists.at, request, fetchIfThere, rejected);
  const [sides, headers, referees] = await Promise.all([
    read({
      name: 'sides',
      pathOf: paths.sideStats,
      parse(body, match) {
        const { entries: value, rejected } = adapter.parseSideStats(body, match);
        return { value, rejected };
      },
      isFilled: (rows) => rows.length > 0,
      stored: dataset.matchStats,
    }),
    read({
      name: 'header',
      pathOf: paths.header,
      parse: adapter.parseHeader,
      isFilled: () => true,
      // Red cards come from the header alone.
      stored: dataset.matches.filter((match) => match.home_red_cards !== null),
    }),
    read({
      name: 'referee',
      pathOf: paths.facts,
      parse: adapter.parseReferee,
      isFilled: (row) => row !== undefined,
      stored: dataset.referees,
    }),
  ]);
  return {
    ...lists,
    sides: [...sides.values()].flat(),
    headers,
    referees: [...referees.values()].flatMap((row) => row ?? []),
    /** Entries and values that were not used, each once: every category lists an entry again. */
    rejected: [...new Map(rejected.map((entry) => [`${entry}`, entry])).values()],
  };
}

type FetchIfThere = (path: string) => Promise<FeedAnswer | undefined>;

/** Returns what fetches an answer that is neither of the future nor, unless that is accepted, older than the data: a cache may have it. */
function answersOf({ get, adapter, dataset, context, acceptsOlder }: SeasonRequest): FetchIfThere {
  const { as_of: storedDay } = dataset.snapshot;
  return async (path) => {
    const body = await get(path);
    if (body === undefined) return undefined;
    const at = adapter.requestTime(body) ?? new Date();
    const day = dayOf(at);
    if (at.getTime() > Date.now() + maxClockSkewMs)
      throw new RequestError(`${path} is of ${at.toISOString()}, more than a day from now`);
    if (acceptsOlder || day >= storedDay) return { body, at };
    // An old schedule is a loss: no other answer matters then.
    if (path === adapter.paths(context.seasonId).matches)
      throw new DataLossError([snapshotLoss(storedDay, day)]);
    throw new RequestError(`${path} is of ${day}, older than the data of ${storedDay}`);
  };
}

async function readLists({ adapter, context, remark }: SeasonRequest, fetchIfThere: FetchIfThere) {
  const fetchAnswer = async (path: string) => {
    const answer = await fetchIfThere(path);
    if (!answer) throw new RequestError(`the feed has nothing at ${path}`);
    return answer;
  };
  const schedule = await inUserTerms('the schedule', () => readSchedule({ adapter, context, fetchAnswer }));
  for (const [id, club] of schedule.context.clubs)
    if (!context.clubs.has(id)) remark(`${club} is ${id}, which data/clubs.csv lacks`);
  const onLeftOut = (list: ListName, category: string, error: unknown) =>
    remark(`${list} in '${category}' left out, in whole or in part: ${reasonOf(error)}`);
  const request = { adapter, context: schedule.context, fetchAnswer, onLeftOut };
  const [standings, players, teamStats] = await Promise.all([
    // The table is compared with the results, not stored: without a usable row, they do not wait for it.
    inUserTerms('the table', () => readStandings(request)),
    inUserTerms('the list of players', () => readPlayers(request)),
    inUserTerms('the list of clubs', () => readTeamStats(request)),
  ]);
  return {
    /** When the feed made the schedule. */
    at: schedule.at,
    matches: schedule.entries,
    standings: standings.entries,
    players: players.entries,
    teamStats: teamStats.entries,
    rejected: [schedule, standings, players, teamStats].flatMap((list) => list.rejected),
  };
}

/** A kind of answer about one match. */
interface Detail<Value> {
  readonly name: string;
  /** Left out where the feed has no address for it. */
  readonly pathOf: ((matchId: string) => string) | undefined;
  parse(body: unknown, match: FeedMatch): ParsedValue<Value>;
  /** Returns whether there is anything in it. */
  isFilled(value: Value): boolean;
  /** The rows that say of which matches `data/` has it. */
  readonly stored: readonly { readonly season: number; readonly match_id: string }[];
}

/**
 * Reads the details of one kind by match: of all matches for two weeks, in which the feed corrects them; later, of those that
 * `data/` has none of. What does not come, or is something else, is left out and reported: the next refresh asks again.
 */
async function readDetails<Value>(
  { name, pathOf, parse, isFilled, stored }: Detail<Value>,
  matches: readonly FeedMatch[],
  at: Date,
  { context, full = false, remark }: SeasonRequest,
  fetchIfThere: FetchIfThere,
  rejected: RejectedEntry[],
): Promise<ReadonlyMap<string, Value>> {
  const values = new Map<string, Value>();
  const storedIds = new Set(ofSeason(stored, context.season).map(({ match_id }) => match_id));
  const wanted = matches.filter(
    ({ match_id, date }) => full || isCorrectable(date, at) || !storedIds.has(match_id),
  );
  let failures = 0;
  for (const [index, match] of pathOf ? wanted.entries() : []) {
    if (failures === maxFailures) {
      remark(`${name} of ${wanted.length - index} more matches not requested after ${maxFailures} failures`);
      break;
    }
    const leaveOut = (why: string) =>
      remark(`${name} of ${match.date} ${match.home_club} v ${match.away_club} left out: ${why}`);
    const path = pathOf?.(match.match_id) ?? '';
    try {
      const answer = await fetchIfThere(path);
      const detail = answer && parse(answer.body, match);
      if (detail) values.set(match.match_id, detail.value);
      rejected.push(...(detail?.rejected ?? []));
      if (storedIds.has(match.match_id) && !(detail && isFilled(detail.value)))
        leaveOut('the feed has none; keeping the stored');
    } catch (error) {
      failures += 1;
      leaveOut(reasonOf(error, path));
    }
  }
  return values;
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
