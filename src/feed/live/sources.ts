import { inOrderOfPlay } from '../../derive/order.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { isInPlay, isInProgress } from '../../records/match-status.ts';
import { RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import { readPlayers, readSchedule, readStandings, readTeamStats } from '../read-lists.ts';
import type { LiveMatch, MatchHeader, SourceRows } from './live-season.ts';
import type { Source, SourceRequest } from './source-reader.ts';
import { maxStaleMs, type SourceName } from './timing.ts';

/** The sources that are read from the feed, each on its own. */
export const sources: { readonly [Name in SourceName]: Source<SourceRows[Name]> } = {
  schedule: {
    path: 'matches',
    read: readMatches,
    keyOf: ({ match_id }) => match_id,
    storedKeys: ({ context }) => [...context.matches.keys()],
  },
  headers: {
    path: 'header',
    read: readHeaders,
    keyOf: ({ match_id }) => match_id,
    storedKeys: () => [],
  },
  standings: {
    path: 'standings',
    read: readStandings,
    keyOf: ({ club }) => club,
    storedKeys({ dataset, context }) {
      const first = context.stages.find(({ table }) => table !== null)?.stage;
      return dataset.standings.filter(({ stage }) => stage === first).map(({ club }) => club);
    },
  },
  teamStats: {
    path: 'teamStats',
    read: readTeamStats,
    keyOf: ({ club }) => club,
    storedKeys: ({ dataset }) => dataset.teamStats.map(({ club }) => club),
  },
  players: {
    path: 'players',
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

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/**
 * Reads the headers of matches in play, and of those that are over since the last refresh: for some minutes after the match
 * a header may lack goals, or have them at the other club. The other rows stay, as that of a header that fails.
 */
async function readHeaders(request: SourceRequest<MatchHeader>) {
  const { adapter, context, stored, fetchAnswer, lastRows } = request;
  const pathOf = adapter.paths(context.seasonId).header;
  if (!pathOf) throw new UnexpectedResponseError('has no headers');
  const known = new Set(lastRows.map(({ match_id }) => match_id));
  const isFirst = ({ match_id, status }: Match) => isInProgress(status) || !known.has(match_id);
  const matchesToRead = [...context.matches.values()]
    .filter(({ match_id, status }) => {
      const isOver = status === 'FINISHED' && stored.context.matches.get(match_id)?.status !== 'FINISHED';
      return isInProgress(status) || isOver;
    })
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || inOrderOfPlay(b, a))
    .slice(0, maxHeaders);
  const attempts = await Promise.allSettled(
    matchesToRead.map(async (match) => {
      const { value, rejected } = adapter.parseHeader(
        (await fetchAnswer(pathOf(match.match_id))).body,
        match,
      );
      return { row: { ...value, match_id: match.match_id }, rejected };
    }),
  );
  const headers = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  const failure = attempts.find((attempt) => attempt.status === 'rejected');
  if (failure && headers.length === 0) throw failure.reason;
  const rows = [...lastRows, ...headers.map(({ row }) => row)];
  return {
    entries: [...new Map(rows.map((row) => [row.match_id, row])).values()],
    rejected: headers.flatMap(({ rejected }) => rejected),
  };
}
