import { readPlayers, readStandings, readTeamStats } from '../read-lists.ts';
import type { FeedList } from './feed-list.ts';
import type { FeedListName, FeedListRows } from './live-season.ts';
import { pollIntervalMs } from './polling.ts';
import { readHeaders } from './read-headers.ts';
import { readMatches } from './read-matches.ts';

/** The lists of the feed, each read on its own. */
export const feedLists: { readonly [Name in FeedListName]: FeedList<FeedListRows[Name]> } = {
  schedule: {
    path: 'matches',
    windowMs: pollIntervalMs.schedule,
    read: readMatches,
    keyOf: ({ match_id }) => match_id,
    storedKeys: ({ context }) => [...context.matches.keys()],
  },
  headers: {
    path: 'header',
    windowMs: pollIntervalMs.headers,
    read: readHeaders,
    keyOf: ({ match_id }) => match_id,
    storedKeys: () => [],
  },
  standings: {
    path: 'standings',
    windowMs: pollIntervalMs.standings,
    read: readStandings,
    keyOf: ({ club }) => club,
    storedKeys({ dataset, context }) {
      const first = context.stages.find(({ table }) => table !== null)?.stage;
      return dataset.standings.filter(({ stage }) => stage === first).map(({ club }) => club);
    },
  },
  teamStats: {
    path: 'teamStats',
    windowMs: pollIntervalMs.teamStats,
    read: readTeamStats,
    keyOf: ({ club }) => club,
    storedKeys: ({ dataset }) => dataset.teamStats.map(({ club }) => club),
  },
  players: {
    path: 'players',
    windowMs: pollIntervalMs.players,
    read: readPlayers,
    keyOf: ({ row }) => row.player_id,
    // The feed lists no player whose figures were counted from matches.
    storedKeys: ({ dataset }) =>
      dataset.players.filter(({ basis }) => basis === 'feed').map(({ player_id }) => player_id),
  },
};
