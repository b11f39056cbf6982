import type { FeedAdapterName } from '../records/feed-settings.ts';
import { league } from '../records/league.ts';
import type { LiveFeedAdapter } from './adapter.ts';
import { inferIds } from './infer-ids.ts';
import { parseHeader } from './match-detail.ts';
import { nextPage } from './pages.ts';
import { feedHeaders, feedPaths, playerCategories, teamCategories } from './paths.ts';
import { parsePlayers } from './players.ts';
import { requestTime } from './request-time.ts';
import { parseSchedule } from './schedule.ts';
import { parseStandings } from './standings.ts';
import { parseTeamStats } from './team-stats.ts';
import { trimPlayers } from './trim-players.ts';

const sdp: LiveFeedAdapter = {
  headers: feedHeaders,
  paths: feedPaths,
  requestTime,
  nextPage,
  inferIds,
  parseSchedule,
  parseStandings,
  categories: { players: playerCategories, teamStats: teamCategories },
  trimPage: (list, body) => (list === 'players' ? trimPlayers(body) : body),
  parsePlayers,
  parseTeamStats,
  parseHeader,
};

/** The adapters' live parts by the names that `feed.adapter` in `data/league.json` may have. */
export const liveAdapters: Readonly<Record<FeedAdapterName, LiveFeedAdapter>> = { sdp };

/**
 * Returns what the live reader needs of the league's adapter.
 *
 * @throws {Error} if the league has no feed
 */
export function liveAdapter(): LiveFeedAdapter {
  if (!league.feed) throw new Error('data/league.json names no feed');
  return liveAdapters[league.feed.adapter];
}
