import { type MatchLookups, matchLookups } from '../../derive/matches.ts';
import { type Known, knownOf, knownTables } from '../../feed/known.ts';
import { learn } from '../../feed/learn.ts';
import { pagesOf } from '../../feed/pages.ts';
import { feedPaths } from '../../feed/paths.ts';
import { NotTheFeed } from '../../feed/set-aside.ts';
import { readStandings } from '../../feed/standings.ts';
import { readTeamStats } from '../../feed/team-stats.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Match } from '../../records/match.ts';
import type { Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import type { FeedState } from '../../resources/resource.ts';
import { askFeed } from './ask-feed.ts';
import { missingOf } from './enough.ts';
import { Kept, type State } from './kept.ts';
import { liveMatches } from './matches.ts';
import { livePlayers } from './players.ts';
import { tell } from './set-aside.ts';

/** How long an answer serves, in seconds. */
const windows = { matches: 15, statistics: 60 };

/** The most pages that are followed. */
const mostPages = 5;

/** The tables that understanding the feed takes, all of the current season. */
export const feedTables = [...knownTables, 'clubNames', 'people', 'squads', 'snapshot'] as const;

/** The season's matches, and what is known with what their list tells. */
export interface Schedule {
  readonly matches: readonly Match[];
  readonly known: Known;
}

/** The league's live feed at one origin, its answers understood and kept for all requests of this isolate. */
export class Feed {
  readonly #origin: string;
  readonly #matches = new Kept<Schedule>(windows.matches * 1000);
  readonly #standings = new Kept<readonly DatasetRow<'standings'>[]>(windows.statistics * 1000);
  readonly #players = new Kept<readonly Player[]>(windows.statistics * 1000);
  readonly #teamStats = new Kept<readonly DatasetRow<'teamStats'>[]>(windows.statistics * 1000);

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param tables with those of `feedTables`; here as below, also with the one that is asked for */
  matches(tables: Tables, season: number, now: number): Promise<State<Schedule>> {
    return this.#matches.read(async () => {
      const stored = knownOf(tables, season);
      const body = await this.#ask(feedPaths(stored.seasonId).matches, windows.matches);
      const known = learn(body, stored);
      return { matches: liveMatches(body, known, lookupsOf(tables)), known };
    }, now);
  }

  standings(tables: Tables, season: number, now: number): Promise<State<readonly DatasetRow<'standings'>[]>> {
    return this.#standings.read(async () => {
      const known = await this.#known(tables, season, now);
      const body = await this.#ask(feedPaths(known.seasonId).standings, windows.statistics);
      const { entries, setAside } = readStandings(body, known);
      tell(setAside);
      return entries;
    }, now);
  }

  players(tables: Tables, season: number, now: number): Promise<State<readonly Player[]>> {
    return this.#players.read(async () => {
      const known = await this.#known(tables, season, now);
      return livePlayers(await this.#pages(feedPaths(known.seasonId).players), known, tables);
    }, now);
  }

  teamStats(tables: Tables, season: number, now: number): Promise<State<readonly DatasetRow<'teamStats'>[]>> {
    return this.#teamStats.read(async () => {
      const known = await this.#known(tables, season, now);
      const { entries, setAside } = readTeamStats(
        await this.#pages(feedPaths(known.seasonId).teamStats),
        known,
      );
      if (entries.length === 0 && setAside.length > 0) throw new NotTheFeed('has no club that is understood');
      const told = new Set(entries.map(({ club }) => club));
      // Those that the last refresh has totals of: early in a season nobody has any.
      const stored = tables
        .rows('teamStats', season)
        .filter(({ raw_stats }) => Object.keys(raw_stats).length > 0);
      missingOf(stored, ({ club }) => told.has(club), 'clubs');
      tell(setAside);
      return entries;
    }, now);
  }

  /** What became of the last calls. */
  state(now: number): FeedState {
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
  async #known(tables: Tables, season: number, now: number): Promise<Known> {
    const stored = knownOf(tables, season);
    const named = new Set(stored.clubs.values());
    const isNamed = [...stored.matches.values()].every((match) => named.has(match.home_club));
    if (isNamed) return stored;
    // Who a club is does not change from one minute to the next: an old schedule tells it as well.
    const good = this.#matches.state(now).good ?? (await this.matches(tables, season, now)).good;
    if (!good) throw new Error('the schedule, which tells who the clubs are, is not there');
    return good.value.known;
  }

  #ask(path: string, window: number): Promise<unknown> {
    return askFeed(this.#origin + path, window);
  }

  async #pages(pathOf: (page: number) => string): Promise<unknown[]> {
    const first = await this.#ask(pathOf(1), windows.statistics);
    const count = pagesOf(first);
    if (count > mostPages) throw new NotTheFeed(`has ${count} pages; expected at most ${mostPages}`);
    const rest = Array.from({ length: count - 1 }, (_, index) =>
      this.#ask(pathOf(index + 2), windows.statistics),
    );
    return [first, ...(await Promise.all(rest))];
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
