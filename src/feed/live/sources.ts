import { inOrderOfPlay } from '../../derive/order.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { isInPlay, isInProgress } from '../../records/match-status.ts';
import type { FeedMatch } from '../adapter.ts';
import { RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import { readPlayers, readSchedule, readStandings, readTeamStats } from '../read-lists.ts';
import type { SeasonContext } from '../season-context.ts';
import type { LiveMatch, MatchHeader, SourceRows } from './live-season.ts';
import type { Source, SourceRequest } from './source-reader.ts';
import { maxStaleMs, type SourceName } from './timing.ts';

/** The sources that are read from the feed, each on its own. */
export const sources: { readonly [Name in SourceName]: Source<SourceRows[Name]> } = {
  schedule: {
    name: 'schedule',
    path: 'matches',
    isList: false,
    read: readMatches,
    keyOf: ({ match_id }) => match_id,
    storedKeys: ({ context }) => [...context.matches.keys()],
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
    read: readStandings,
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
    read: readTeamStats,
    keyOf: ({ club }) => club,
    storedKeys: ({ dataset }) => dataset.teamStats.map(({ club }) => club),
  },
  players: {
    name: 'players',
    path: 'players',
    isList: true,
    read: readPlayers,
    keyOf: ({ row }) => row.player_id,
    // The feed lists no player whose figures were counted from matches.
    storedKeys: ({ dataset }) =>
      dataset.players.filter(({ basis }) => basis === 'feed').map(({ player_id }) => player_id),
  },
};

/**
 * Reads the season's matches, with their live state. One that is not in the stored schedule counts for nothing until the
 * refresh has taken it. For three hours a result that is taken back without a new score stays: a feed corrects scores, and
 * sometimes forgets that a match is over.
 */
async function readMatches(request: SourceRequest<LiveMatch>) {
  const { context, lastRows } = request;
  const { entries, rejected, at } = await readSchedule(request);
  assertResults(entries, context);
  const lastById = new Map(lastRows.map((match) => [match.match_id, match]));
  const matches = new Map<string, LiveMatch>();
  const notTaken: RejectedEntry[] = [];
  for (const match of entries) {
    const { match_id } = match;
    const last = lastById.get(match_id);
    const changed = { ...match, changed_at: at.toISOString() };
    const isSame = JSON.stringify({ ...match, changed_at: last?.changed_at }) === JSON.stringify(last);
    if (context.matches.has(match_id)) matches.set(match_id, last && isSame ? last : changed);
    else if (match.home_goals !== null)
      notTaken.push(new RejectedEntry(match_id, 'not in the stored schedule until the next refresh'));
  }
  for (const last of lastRows) {
    const next = matches.get(last.match_id);
    const ageMs = at.getTime() - Date.parse(last.changed_at);
    if (last.status !== 'FINISHED' || ageMs >= maxStaleMs || (next && isCorrection(last, next))) continue;
    matches.set(last.match_id, last);
    if (next)
      notTaken.push(new RejectedEntry(last.match_id, `${next.status} after the result ${scoreOf(last)}`));
  }
  return { entries: [...matches.values()], rejected: [...rejected, ...notTaken] };
}

const scoreOf = ({ home_goals, away_goals }: LiveMatch) => `${home_goals}:${away_goals}`;

/** Whether what a match has become is not its result taken back: another score, or an abandoned match. */
function isCorrection(last: LiveMatch, next: LiveMatch): boolean {
  if (isInPlay(next.status)) return next.home_goals !== null && scoreOf(next) !== scoreOf(last);
  return next.status !== 'UPCOMING' && next.status !== 'POSTPONED';
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
  const { adapter, context, stored, fetchAnswer, lastRows } = request;
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
      const header = adapter.parseHeader((await fetchAnswer(pathOf(match.match_id))).body, match);
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
