import { inOrderOfPlay, isInProgress } from '../../derive/matches.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { FeedMatch, Header } from '../adapter.ts';
import { RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import { readPlayers, readSchedule, readStandings, readTeamStats } from '../read-lists.ts';
import type { LiveMatch, SourceRows } from './live-season.ts';
import type { Source, SourceRequest } from './source-reader.ts';
import type { SourceName } from './timing.ts';

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
 * refresh has taken it.
 */
async function readMatches(request: SourceRequest<LiveMatch>) {
  const { context, lastRows } = request;
  const { entries, rejected, at } = await readSchedule(request);
  const lastById = new Map(lastRows.map((match) => [match.match_id, match]));
  const isStored = ({ match_id }: FeedMatch) => context.matches.has(match_id);
  const matches = entries.filter(isStored).map((match) => {
    const last = lastById.get(match.match_id);
    const isSame = JSON.stringify({ ...match, changed_at: last?.changed_at }) === JSON.stringify(last);
    return last && isSame ? last : { ...match, changed_at: at.toISOString() };
  });
  const notTaken = entries
    .filter((match) => !isStored(match) && match.home_goals !== null)
    .map(({ match_id }) => new RejectedEntry(match_id, 'not in the stored schedule until the next refresh'));
  return { entries: matches, rejected: [...rejected, ...notTaken] };
}

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/**
 * Reads the headers of matches in play, and of those that are over since the last refresh: for some minutes after the match
 * a header may lack goals, or have them at the other club. The other rows stay, as that of a header that fails.
 */
async function readHeaders(request: SourceRequest<Header>) {
  const { adapter, context, stored, fetchAnswer, lastRows } = request;
  const { parseHeader } = adapter;
  const pathOf = adapter.paths(context.seasonId).header;
  if (!pathOf || !parseHeader) throw new UnexpectedResponseError('has no headers');
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
    matchesToRead.map(async (match) => parseHeader((await fetchAnswer(pathOf(match.match_id))).body, match)),
  );
  const headers = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  const failure = attempts.find((attempt) => attempt.status === 'rejected');
  if (failure && headers.length === 0) throw failure.reason;
  const rows = [...lastRows, ...headers.flatMap(({ entries }) => entries)];
  return {
    entries: [...new Map(rows.map((row) => [row.match_id, row])).values()],
    rejected: headers.flatMap(({ rejected }) => rejected),
  };
}
