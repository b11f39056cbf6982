import { type MatchLookups, matchLookups } from '../../derive/matches.ts';
import { inferIds } from '../../feed/infer-ids.ts';
import { nextPage, type StatisticsPage } from '../../feed/pages.ts';
import { UnexpectedResponseError } from '../../feed/parse-entries.ts';
import { feedPaths, playerCategories, teamCategories } from '../../feed/paths.ts';
import { type SeasonContext, seasonContext, seasonContextTables } from '../../feed/season-context.ts';
import { parseStandings } from '../../feed/standings.ts';
import { parseTeamStats } from '../../feed/team-stats.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Match } from '../../records/match.ts';
import type { Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import type { FeedStatus } from '../../resources/resource.ts';
import { findMissing } from './completeness.ts';
import { type CachedAnswer, FeedCache } from './feed-cache.ts';
import { FeedError, fetchFeed } from './fetch-feed.ts';
import { logRejected } from './log-rejected.ts';
import { liveMatches } from './matches.ts';
import { livePlayers } from './players.ts';

/** How long an answer serves, in seconds. */
const windows = { matches: 15, statistics: 60 };

/** The tables that understanding the feed takes, all of the current season. */
export const feedTables = [
  ...seasonContextTables,
  'clubNames',
  'people',
  'squads',
  'stints',
  'snapshot',
  'ratingModel',
  'shotsFaced',
] as const;

/** The season's matches, and what is known with what their list tells. */
export interface Schedule {
  readonly matches: readonly Match[];
  readonly context: SeasonContext;
}

/** The league's live feed at one origin, its answers understood and kept for all requests of this isolate. */
export class Feed {
  readonly #origin: string;
  readonly #matches = new FeedCache<Schedule>(windows.matches * 1000);
  readonly #standings = new FeedCache<readonly DatasetRow<'standings'>[]>(windows.statistics * 1000);
  readonly #players = new FeedCache<readonly Player[]>(windows.statistics * 1000);
  readonly #teamStats = new FeedCache<readonly DatasetRow<'teamStats'>[]>(windows.statistics * 1000);

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param tables with those of `feedTables`; here as below, also with the one that is asked for */
  matches(tables: Tables, season: number, now: number): Promise<CachedAnswer<Schedule>> {
    return this.#matches.get(async () => {
      const storedContext = seasonContext(tables, season);
      const body = await this.#ask(feedPaths(storedContext.seasonId).matches, windows.matches);
      const context = inferIds(body, storedContext);
      return { matches: liveMatches(body, context, lookupsOf(tables)), context };
    }, now);
  }

  standings(
    tables: Tables,
    season: number,
    now: number,
  ): Promise<CachedAnswer<readonly DatasetRow<'standings'>[]>> {
    return this.#standings.get(async () => {
      const context = await this.#known(tables, season, now);
      const body = await this.#ask(feedPaths(context.seasonId).standings, windows.statistics);
      const { entries, rejected } = parseStandings(body, context);
      logRejected(rejected);
      return entries;
    }, now);
  }

  players(tables: Tables, season: number, now: number): Promise<CachedAnswer<readonly Player[]>> {
    return this.#players.get(async () => {
      const context = await this.#known(tables, season, now);
      return livePlayers(
        await this.#pages(playerCategories, feedPaths(context.seasonId).players),
        context,
        tables,
      );
    }, now);
  }

  teamStats(
    tables: Tables,
    season: number,
    now: number,
  ): Promise<CachedAnswer<readonly DatasetRow<'teamStats'>[]>> {
    return this.#teamStats.get(async () => {
      const context = await this.#known(tables, season, now);
      const { entries, rejected } = parseTeamStats(
        await this.#pages(teamCategories, feedPaths(context.seasonId).teamStats),
        context,
      );
      if (entries.length === 0 && rejected.length > 0)
        throw new UnexpectedResponseError('has no club that is understood');
      const told = new Set(entries.map(({ club }) => club));
      // Those that the last refresh has totals of: early in a season nobody has any.
      const stored = tables
        .rows('teamStats', season)
        .filter(({ raw_stats }) => Object.keys(raw_stats).length > 0);
      findMissing(stored, ({ club }) => told.has(club), 'clubs');
      logRejected(rejected);
      return entries;
    }, now);
  }

  /** What became of the last calls. */
  state(now: number): FeedStatus {
    const states = [this.#matches, this.#standings, this.#players, this.#teamStats].map((kept) =>
      kept.state(now),
    );
    const last = Math.max(...states.map(({ good }) => good?.at ?? Number.NEGATIVE_INFINITY));
    return {
      enabled: true,
      last_success: Number.isFinite(last) ? new Date(last).toISOString() : null,
      last_error: states.find(({ error }) => error !== undefined)?.error ?? null,
    };
  }

  /** What is known of the season; where a club's id is not, the schedule tells it. */
  async #known(tables: Tables, season: number, now: number): Promise<SeasonContext> {
    const storedContext = seasonContext(tables, season);
    const named = new Set(storedContext.clubs.values());
    const isNamed = [...storedContext.matches.values()].every((match) => named.has(match.home_club));
    if (isNamed) return storedContext;
    // Who a club is does not change from one minute to the next: an old schedule tells it as well.
    const good = this.#matches.state(now).good ?? (await this.matches(tables, season, now)).good;
    if (!good) throw new FeedError('has given no schedule, which names the clubs');
    return good.value.context;
  }

  #ask(path: string, window: number): Promise<unknown> {
    return fetchFeed(this.#origin + path, window);
  }

  /** All pages of a list, in each of its categories. */
  async #pages<Category extends string>(
    categories: readonly Category[],
    pathOf: (category: Category, page: number) => string,
  ): Promise<StatisticsPage[]> {
    const ofCategory = async (category: Category) => {
      const pages: StatisticsPage[] = [];
      for (let page: number | undefined = 1; page !== undefined; ) {
        const body = await this.#ask(pathOf(category, page), windows.statistics);
        pages.push({ category, body });
        page = nextPage(body, page);
      }
      return pages;
    };
    return (await Promise.all(categories.map(ofCategory))).flat();
  }
}

function lookupsOf(tables: Tables): MatchLookups {
  return matchLookups({
    clubNames: tables.rows('clubNames'),
    seasons: tables.rows('seasons').map(({ season, season_id }) => ({ season, feed_season_id: season_id })),
    clubs: tables.rows('teams').map(({ club_id, team_id }) => ({ club_id, feed_team_id: team_id })),
    venues: tables.rows('venues'),
  });
}
