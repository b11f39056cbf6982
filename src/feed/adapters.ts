import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { SdpSettings } from '../records/feed-settings.ts';
import type { League } from '../records/league-schema.ts';
import { timeZoneAt } from '../records/local-time.ts';
import { ofSeason } from '../records/season-rules.ts';
import { keysOf } from '../records/typed.ts';
import { userAgent } from '../service.ts';
import type { FeedAdapter, SeasonContext } from './adapter.ts';
import { entriesIn } from './parse-entries.ts';
import { requestTime } from './sdp/entry-fields.ts';
import { parseStandings, parseTeamStats } from './sdp/parse-clubs.ts';
import { parseHeader, parseReferee } from './sdp/parse-match-details.ts';
import { parsePlayers } from './sdp/parse-players.ts';
import { inferIds, parseSchedule } from './sdp/parse-schedule.ts';
import { trimPlayer } from './sdp/player-statistics.ts';
import { parseSideStats } from './sdp/side-statistics.ts';
import { nextPage } from './sdp/statistics-pages.ts';

/**
 * The categories of players' and clubs' statistics, each with the statistic that the league's own site sorts it by. Each
 * category has some of the statistics, and some are in several.
 */
const orders = {
  general: 'games-played',
  attacking: 'goals',
  passing: 'Total Passes',
  defending: 'tackles-won',
  goalkeeping: 'saves',
} as const;

type Category = keyof typeof orders;

const categories = keysOf(orders);

/** Returns the addresses of one season's resources. A season's id contains `::`, which a path may contain unescaped. */
export function feedPaths(settings: SdpSettings, seasonId: string) {
  const root = `${settings.path}/${seasonId}`;
  const locale = `locale=${settings.locale}`;
  // 500 a page may bring a season in one; `nextPage` says whether it did.
  const pageOf =
    (of: 'players' | 'teams') =>
    (category: Category, page: number, pageSize = 500) =>
      `${root}/stats/${of}?${locale}&category=${category}${of === 'players' ? '&role=All' : ''}` +
      `&orderBy=${encodeURIComponent(orders[category])}&direction=desc&pageNumElement=${pageSize}&page=${page}`;
  return {
    /** The whole schedule, with its live state. */
    matches: `${root}/matches?${locale}`,
    standings: `${root}/standings/overall?${locale}&orderBy=rank&direction=asc`,
    clubs: `${root}/teams?${locale}`,
    players: pageOf('players'),
    teamStats: pageOf('teams'),
    sideStats: (matchId: string) => `${root}/match/${matchId}/teamstats?${locale}`,
    header: (matchId: string) => `${root}/matches/${matchId}/header?${locale}`,
    facts: (matchId: string) => `${root}/match/${matchId}/matchfacts`,
  };
}

const sdp = (settings: SdpSettings): FeedAdapter => ({
  headers: {
    Accept: 'application/json',
    'User-Agent': userAgent,
    Origin: settings.site,
    Referer: `${settings.site}/`,
  },
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
  if (!feed) throw new Error('league.json names no feed');
  switch (feed.adapter) {
    case 'sdp':
      return sdp(feed);
  }
}

/**
 * Returns the stored data of a season by which the feed is parsed.
 *
 * @throws {Error} if there is no such season
 */
export function seasonContext(dataset: Dataset, season: number): SeasonContext {
  const row = dataset.seasons.find((candidate) => candidate.season === season);
  if (!row) throw new Error(`there is no season ${season} in data/seasons.csv`);
  const playing = dataset.clubs.filter(
    ({ first_season, last_season }) => first_season <= season && season <= (last_season ?? season),
  );
  return {
    league: dataset.league,
    season,
    seasonId: row.feed_season_id,
    isCurrent: season === dataset.snapshot.season,
    clubs: new Map(dataset.clubs.flatMap((club) => withId(club.feed_team_id, club.club_id))),
    playing: new Set(playing.map(({ club_id }) => club_id)),
    venues: new Map(dataset.venues.flatMap((venue) => withId(venue.feed_stadium_id, venue.venue_id))),
    timeZones: new Map(dataset.venues.map((venue) => [venue.venue_id, timeZoneAt(venue, dataset.league)])),
    homes: new Map(dataset.clubs.flatMap(homeOf)),
    stages: ofSeason(dataset.stages, season),
    matches: new Map(ofSeason(dataset.matches, season).map((match) => [match.match_id, match])),
  };
}

/** Returns an entry by the feed's id, where there is one. */
function withId(feedId: string | null, id: string): (readonly [feedId: string, id: string])[] {
  return feedId === null ? [] : [[feedId, id]];
}

/** Returns a club with its home venue, or nothing where that is not known. */
function homeOf({ club_id, home_venue_id }: DatasetRow<'clubs'>): (readonly [club: string, venue: string])[] {
  return home_venue_id === null ? [] : [[club_id, home_venue_id]];
}
