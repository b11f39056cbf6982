import type { SdpSettings } from '../records/feed-settings.ts';
import type { League } from '../records/league-schema.ts';
import type { FeedAdapter } from './adapter.ts';
import { entriesIn } from './parse-entries.ts';
import { requestTime } from './sdp/fields.ts';
import { parseHeader, parseReferee } from './sdp/match-details.ts';
import { categories, feedHeaders, feedPaths } from './sdp/paths.ts';
import { trimPlayer } from './sdp/player-statistics.ts';
import { parsePlayers } from './sdp/players.ts';
import { inferIds, parseSchedule } from './sdp/schedule.ts';
import { parseSideStats } from './sdp/side-statistics.ts';
import { parseStandings } from './sdp/standings.ts';
import { nextPage } from './sdp/statistics.ts';
import { parseTeamStats } from './sdp/team-stats.ts';

const sdp = (settings: SdpSettings): FeedAdapter => ({
  headers: feedHeaders(settings),
  paths: (seasonId) => feedPaths(settings, seasonId),
  requestTime,
  nextPage,
  inferIds,
  parseSchedule,
  parseStandings,
  categories: { players: categories, teamStats: categories },
  trimPage: (list, body) =>
    list === 'players'
      ? { players: entriesIn(body, 'players').map(trimPlayer) }
      : { teams: entriesIn(body, 'teams') },
  parsePlayers,
  parseTeamStats,
  parseHeader,
  parseSideStats,
  parseReferee,
});

/**
 * Returns the adapter of a league's feed.
 *
 * @throws {Error} if the league has no feed
 */
export function feedAdapter({ feed }: Pick<League, 'feed'>): FeedAdapter {
  if (!feed) throw new Error('data/league.json names no feed');
  switch (feed.adapter) {
    case 'sdp':
      return sdp(feed);
  }
}
