import { inOrderOfPlay } from '../../derive/order.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { isInPlay, isInProgress } from '../../records/match-status.ts';
import type { ListName } from '../adapter.ts';
import type { FeedMatch } from '../feed-match.ts';
import { fetchPages } from '../fetch-json.ts';
import { RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import type { SeasonContext } from '../season-context.ts';
import type { LiveMatch, MatchHeader, SourceRows } from './live-season.ts';
import type { Source, SourceRequest } from './source-reader.ts';
import type { SourceName } from './timing.ts';

/** The sources that are read from the feed, each on its own. */
export const sources: { readonly [Name in SourceName]: Source<SourceRows[Name]> } = {
  schedule: {
    name: 'schedule',
    path: 'matches',
    isList: false,
    read: readSchedule,
    keyOf: ({ match_id }) => match_id,
    storedKeys: ({ context }) => [...context.matches.keys()],
    whyStays: whyResultStays,
  },
  headers: {
    name: 'headers',
    path: 'header',
    isList: false,
    read: readHeaders,
    keyOf: ({ match_id }) => match_id,
    storedKeys: () => [],
  },
  standings: {
    name: 'standings',
    path: 'standings',
    isList: false,
    async read({ adapter, context, fetchPage }) {
      const { standings } = adapter.paths(context.seasonId);
      if (standings === undefined) throw new UnexpectedResponseError('has no standings');
      return adapter.parseStandings((await fetchPage(standings)).body, context);
    },
    keyOf: ({ club }) => club,
    storedKeys({ dataset, context }) {
      const first = context.stages.find(({ table }) => table !== null)?.stage;
      return dataset.standings.filter(({ stage }) => stage === first).map(({ club }) => club);
    },
  },
  teamStats: {
    name: 'teamStats',
    path: 'teamStats',
    isList: true,
    read: async (request) =>
      request.adapter.parseTeamStats(await fetchList('teamStats', request), request.context),
    keyOf: ({ club }) => club,
    whyStays: whyFiguresStay,
    storedKeys: ({ dataset }) => dataset.teamStats.map(({ club }) => club),
  },
  players: {
    name: 'players',
    path: 'players',
    isList: true,
    read: async (request) =>
      request.adapter.parsePlayers(await fetchList('players', request), request.context),
    keyOf: ({ row }) => row.player_id,
    whyStays: whyFiguresStay,
    // The feed lists no player whose figures were counted from matches.
    storedKeys: ({ dataset }) =>
      dataset.players.filter(({ basis }) => basis === 'feed').map(({ player_id }) => player_id),
  },
};

/** Figures stay where the next answer has none that can be. */
function whyFiguresStay(_last: unknown, next: unknown): string | undefined {
  return next === undefined ? 'not in the answer' : undefined;
}

/** A result stays, unless it gets another score, or the match is abandoned. */
function whyResultStays(last: LiveMatch, next: LiveMatch | undefined): string | undefined {
  const scoreOf = ({ home_goals, away_goals }: LiveMatch) => `${home_goals}:${away_goals}`;
  if (last.status !== 'FINISHED') return undefined;
  if (!next) return `no result after ${scoreOf(last)}`;
  const isCorrection = isInPlay(next.status)
    ? next.home_goals !== null && scoreOf(next) !== scoreOf(last)
    : next.status !== 'UPCOMING' && next.status !== 'POSTPONED';
  return isCorrection ? undefined : `${next.status} after the result ${scoreOf(last)}`;
}

/** Entries a page: of players, some 2 MB. A season takes 22 requests of the 50 that the free plan allows an invocation. */
const pageSize = 80;

/** Fetches all pages of all categories of a list; of each as much as is parsed, since all are in memory at once. */
async function fetchList(list: ListName, { adapter, context, fetchPage }: SourceRequest<unknown>) {
  const pathOf = adapter.paths(context.seasonId)[list];
  if (!pathOf) throw new UnexpectedResponseError(`has no list of ${list}`);
  const fetchBody = async (path: string) => (await fetchPage(path)).body;
  const trim = (body: unknown) => adapter.trimPage(list, body);
  const categories = adapter.categories[list].map((category) => {
    const pathOfPage = (page: number) => pathOf(category, page, pageSize);
    return fetchPages(adapter, list, category, pathOfPage, fetchBody, trim);
  });
  const pages = [];
  for (const category of categories) for await (const page of category) pages.push(page);
  return pages;
}

/**
 * Reads the season's matches, with their live state. One that is not in the stored schedule counts for nothing until the
 * refresh has taken it.
 */
async function readSchedule({ adapter, context, fetchPage, lastRows }: SourceRequest<LiveMatch>) {
  const { body, answeredAt } = await fetchPage(adapter.paths(context.seasonId).matches);
  const inferred = adapter.inferIds(body, context);
  const answer = adapter.parseSchedule(body, inferred, new Date(answeredAt));
  assertResults(answer.entries, context);
  const changed_at = new Date(answeredAt).toISOString();
  const lastById = new Map(lastRows.map((match) => [match.match_id, match]));
  const isStored = ({ match_id }: FeedMatch) => context.matches.has(match_id);
  const entries = answer.entries.filter(isStored).map((match) => {
    const last = lastById.get(match.match_id);
    const isSame = JSON.stringify({ ...match, changed_at: last?.changed_at }) === JSON.stringify(last);
    return last && isSame ? last : { ...match, changed_at };
  });
  const rejected = answer.entries
    .filter((match) => !isStored(match) && match.home_goals !== null)
    .map(({ match_id }) => new RejectedEntry(match_id, 'not in the stored schedule until the next refresh'));
  return {
    entries,
    rejected: [...answer.rejected, ...rejected],
    clubIds: [...inferred.clubs],
  };
}

/** Fewer results that are taken back say nothing of the rest: early in a season there are no more. */
const minTakenBack = 3;

/** A schedule that takes back more than this share of the results is an old one. */
const maxTakenBackShare = 0.5;

/**
 * Rejects an old schedule that does not say its time, or claims to be new. It still has most finished matches to play. The
 * merge rejects a single result that is taken back.
 *
 * @throws {UnexpectedResponseError}
 */
function assertResults(entries: readonly FeedMatch[], { matches }: SeasonContext): void {
  const isOver = ({ status }: Pick<FeedMatch, 'status'>) => status === 'FINISHED';
  const over = new Set([...matches.values()].filter(isOver).map(({ match_id }) => match_id));
  const takenBack = entries.filter((match) => over.has(match.match_id) && !isOver(match)).length;
  if (takenBack >= minTakenBack && takenBack > maxTakenBackShare * over.size)
    throw new UnexpectedResponseError(
      `has no result of ${takenBack} of the ${over.size} matches that are over`,
    );
}

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/** A header is read so often after the match: for some minutes it may lack goals, or have them at the other club. */
const maxReadsAfterEnd = 10;

/**
 * Reads the headers of matches in play, and for some minutes of those that are over since the last refresh; the other
 * rows stay. A header that fails is read in the next window.
 */
export async function readHeaders(request: SourceRequest<MatchHeader>) {
  const { adapter, context, stored, fetchPage, lastRows } = request;
  const rows = new Map(lastRows.map((row) => [row.match_id, row]));
  const isNew = ({ match_id, status }: Match) =>
    isInProgress(status) ||
    (status === 'FINISHED' && stored.context.matches.get(match_id)?.status !== 'FINISHED');
  const readsOf = ({ match_id, status }: Match) =>
    isInProgress(status) ? 0 : (rows.get(match_id)?.readsAfterEnd ?? 0);
  const matchesToRead = [...context.matches.values()]
    .filter((match) => isNew(match) && readsOf(match) < maxReadsAfterEnd)
    .sort((a, b) => readsOf(a) - readsOf(b) || inOrderOfPlay(b, a))
    .slice(0, maxHeaders);
  const pathOf = adapter.paths(context.seasonId).header;
  if (!pathOf) throw new UnexpectedResponseError('has no headers');
  const rejected: RejectedEntry[] = [];
  const attempts = await Promise.allSettled(
    matchesToRead.map(async (match) => {
      const header = adapter.parseHeader((await fetchPage(pathOf(match.match_id))).body, match);
      rejected.push(...header.rejected);
      rows.set(match.match_id, {
        match_id: match.match_id,
        goals: header.value.goals,
        redCards: { home: header.value.home_red_cards, away: header.value.away_red_cards },
        readsAfterEnd: isInProgress(match.status) ? 0 : readsOf(match) + 1,
      });
    }),
  );
  const failures = attempts.filter((attempt) => attempt.status === 'rejected');
  if (failures.length > 0 && failures.length === attempts.length) throw failures[0]?.reason;
  return { entries: [...rows.values()], rejected };
}
