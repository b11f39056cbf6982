import type { SdpSettings } from '../records/feed-settings.ts';
import type { League } from '../records/league-schema.ts';
import { keysOf } from '../records/typed.ts';
import { userAgent } from '../service.ts';
import type { FeedAdapter } from './adapter.ts';
import { entriesIn } from './parse-entries.ts';
import { parseStandings, parseTeamStats } from './sdp/clubs.ts';
import { requestTime } from './sdp/fields.ts';
import { parseHeader, parseReferee } from './sdp/match-details.ts';
import { parsePlayers, trimPlayer } from './sdp/players.ts';
import { inferIds, parseSchedule } from './sdp/schedule.ts';
import { parseSideStats } from './sdp/side-statistics.ts';
import { nextPage } from './sdp/statistics.ts';

/** What the league's own site sorts each category of statistics by. */
const orders = {
  general: 'games-played',
  attacking: 'goals',
  passing: 'Total Passes',
  defending: 'tackles-won',
  goalkeeping: 'saves',
} as const;

type Category = keyof typeof orders;

/** The categories of players' and clubs' statistics; each answer has some of the statistics, and some twice. */
const categories = keysOf(orders);

/** Returns the addresses of one season's resources. A season's id contains `::`, which a path may contain unescaped. */
export function feedPaths(settings: SdpSettings, seasonId: string) {
  const root = `${settings.path}/${seasonId}`;
  const locale = `locale=${settings.locale}`;
  const statistics = (of: 'players' | 'teams', category: Category, page: number, pageSize: number) =>
    `${root}/stats/${of}?${locale}&category=${category}${of === 'players' ? '&role=All' : ''}` +
    `&orderBy=${encodeURIComponent(orders[category])}&direction=desc&pageNumElement=${pageSize}&page=${page}`;
  return {
    /** The whole schedule, with its live state. */
    matches: `${root}/matches?${locale}`,
    standings: `${root}/standings/overall?${locale}&orderBy=rank&direction=asc`,
    /** 500 a page may bring a season in one; `nextPage` says whether it did. */
    players: (category: Category, page: number, pageSize = 500) =>
      statistics('players', category, page, pageSize),
    teamStats: (category: Category, page: number, pageSize = 500) =>
      statistics('teams', category, page, pageSize),
    sideStats: (matchId: string) => `${root}/match/${matchId}/teamstats?${locale}`,
    header: (matchId: string) => `${root}/matches/${matchId}/header?${locale}`,
    facts: (matchId: string) => `${root}/match/${matchId}/matchfacts`,
  };
}

/** Returns the headers of every request: the type of answer, this service, and the site of the feed. */
function feedHeaders({ site }: SdpSettings): Readonly<Record<string, string>> {
  return { Accept: 'application/json', 'User-Agent': userAgent, Origin: site, Referer: `${site}/` };
}

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
