import type { SdpSettings } from '../../records/feed-settings.ts';
import { userAgent } from '../../user-agent.ts';

/** The categories of players' statistics; each answer has some of the statistics, and some twice. */
export const playerCategories = ['general', 'attacking', 'passing', 'defending', 'goalkeeping'] as const;

/** The categories of clubs' statistics. */
export const teamCategories = ['general', 'attacking', 'passing', 'defending', 'goalkeeping'] as const;

export type PlayerCategory = (typeof playerCategories)[number];
export type TeamCategory = (typeof teamCategories)[number];

/** What the league's own site sorts each category by. */
const orders: Readonly<Record<PlayerCategory | TeamCategory, string>> = {
  general: 'games-played',
  attacking: 'goals',
  passing: 'Total Passes',
  defending: 'tackles-won',
  goalkeeping: 'saves',
};

/** Returns the addresses of one season's resources. A season's id contains `::`, which a path may contain unescaped. */
export function feedPaths(settings: SdpSettings, seasonId: string) {
  const root = `${settings.path}/${seasonId}`;
  const locale = `locale=${settings.locale}`;
  const statistics = (
    of: 'players' | 'teams',
    category: PlayerCategory | TeamCategory,
    page: number,
    pageSize: number,
  ) =>
    `${root}/stats/${of}?${locale}&category=${category}${of === 'players' ? '&role=All' : ''}` +
    `&orderBy=${encodeURIComponent(orders[category])}&direction=desc&pageNumElement=${pageSize}&page=${page}`;
  return {
    /** The whole schedule, with its live state. */
    matches: `${root}/matches?${locale}`,
    standings: `${root}/standings/overall?${locale}&orderBy=rank&direction=asc`,
    teams: `${root}/teams?${locale}`,
    /** 500 a page may bring a season in one; `nextPage` says whether it did. */
    players: (category: PlayerCategory, page: number, pageSize = 500) =>
      statistics('players', category, page, pageSize),
    teamStats: (category: TeamCategory, page: number, pageSize = 500) =>
      statistics('teams', category, page, pageSize),
    sideStats: (matchId: string) => `${root}/match/${matchId}/teamstats?${locale}`,
    header: (matchId: string) => `${root}/matches/${matchId}/header?${locale}`,
    facts: (matchId: string) => `${root}/match/${matchId}/matchfacts`,
  };
}

/** Returns the headers of every request: the type of answer, this service, and the site of the feed. */
export function feedHeaders({ site }: SdpSettings): Readonly<Record<string, string>> {
  return { Accept: 'application/json', 'User-Agent': userAgent, Origin: site, Referer: `${site}/` };
}
