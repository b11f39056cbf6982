/** Where the feed's resources are below its origin. A season's id has `::` in it, which a path may hold as it is. */
const base = '/v1/cpl/football/seasons';
const locale = 'locale=en-US';

/** The addresses of one season's resources. */
export function feedPaths(seasonId: string) {
  const root = `${base}/${seasonId}`;
  return {
    /** The whole schedule, with its live state. */
    matches: `${root}/matches?${locale}`,
    standings: `${root}/standings/overall?${locale}&orderBy=rank&direction=asc`,
    teams: `${root}/teams?${locale}`,
    /** 500 a page bring a season in one; more pages are followed all the same. */
    players: (page: number) => `${root}/stats/players?${locale}&pageNumElement=500&page=${page}`,
    teamStats: (page: number) => `${root}/stats/teams?${locale}&pageNumElement=50&page=${page}`,
    sideStats: (matchId: string) => `${root}/match/${matchId}/teamstats?${locale}`,
    header: (matchId: string) => `${root}/matches/${matchId}/header?${locale}`,
    facts: (matchId: string) => `${root}/match/${matchId}/matchfacts`,
  };
}

const site = 'https://www.cplsoccer.com';

/** What goes with every request: what is wanted, who asks, and the site the feed serves. */
export const feedHeaders: Readonly<Record<string, string>> = {
  Accept: 'application/json',
  'User-Agent': 'soccer-data-service/2 (open data; nightly refresh and short-lived cache)',
  Origin: site,
  Referer: `${site}/`,
};
