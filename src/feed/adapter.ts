import * as z from 'zod/mini';
import type { ListedGoal } from '../records/dataset/goal-rows.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { matches } from '../records/dataset/match-rows.ts';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import { nulls } from '../records/typed.ts';
import { score } from './merge-rules.ts';
import type { ParseResult } from './parse-entries.ts';

/** The stored data of a season by which the feed is parsed: it gives the feed's ids their meaning. */
export interface SeasonContext {
  readonly league: League;
  readonly season: number;
  readonly seasonId: string;
  /** Whether it is the current season: the feed's clubs and dates are those of today. */
  readonly isCurrent: boolean;
  /** club_id by the feed's id. */
  readonly clubs: ReadonlyMap<string, string>;
  /** The clubs that are in the league that season. */
  readonly playing: ReadonlySet<string>;
  /** venue_id by the feed's id. */
  readonly venues: ReadonlyMap<string, string>;
  /** The time zone of each venue, by venue_id. */
  readonly timeZones: ReadonlyMap<string, string>;
  /** The venue_id of each club's home. */
  readonly homes: ReadonlyMap<string, string>;
  /** Its parts, in order of play. */
  readonly stages: readonly DatasetRow<'stages'>[];
  /** The stored matches by their id. */
  readonly matches: ReadonlyMap<string, DatasetRow<'matches'>>;
}

/**
 * The addresses of one season's resources, below the feed's origin. Nothing is requested of what a feed has no address
 * for.
 */
export interface FeedPaths {
  /** The whole schedule, with its live state. */
  readonly matches: string;
  readonly standings?: string;
  /** The clubs of the season with their home venues. Only a refresh requests it, for the ids of venues. */
  readonly clubs?: string;
  /** One page of a category of players; pages count from 1. */
  players?(category: string, page: number, pageSize?: number): string;
  /** One page of a category of clubs' statistics. */
  teamStats?(category: string, page: number, pageSize?: number): string;
  /** The statistics of both sides of a match. */
  sideStats?(matchId: string): string;
  /** The attendance, cards and goals of a match. */
  header?(matchId: string): string;
  /** The referee of a match. */
  facts?(matchId: string): string;
}

/** The lists of statistics, each over several pages and categories. */
export type StatisticsList = 'players' | 'teamStats';

/** A page of a list of statistics, and the category of its request. */
export interface StatisticsPage {
  readonly category: string;
  readonly body: unknown;
}

/** A player's season as the feed has it, and the player as a person. */
export interface FeedPlayer {
  readonly row: DatasetRow<'players'>;
  readonly full_name: string | null;
  readonly nationality: string | null;
  readonly shirt_number: number | null;
}

/** The id that another register has for something in the feed. */
export interface FeedId extends Pick<DatasetRow<'ids'>, 'provider' | 'provider_id'> {
  readonly entity: 'club' | 'league' | 'match' | 'player' | 'venue';
  /** The feed's own id. */
  readonly feed_id: string;
}

/** A match by which its details are parsed. */
export type DetailsSubject = Pick<
  Match,
  'match_id' | 'season' | 'status' | 'home_club' | 'away_club' | 'win_reason'
>;

/** What the header of a match adds. */
export interface Header {
  readonly match_id: string;
  readonly attendance: number | null;
  /** Time added at the end of the last period; the schedule's figure is another. */
  readonly additional_time: number | null;
  readonly home_red_cards: number | null;
  readonly away_red_cards: number | null;
  /** As listed; penalties and own goals are often missing. */
  readonly goals: readonly ListedGoal[];
}

/**
 * A reader of one kind of feed: the only code that knows its addresses and the format of its answers.
 *
 * Each function that parses gets the JSON of one answer. It throws `UnexpectedResponseError` for an answer of another
 * kind, and returns an entry that cannot be used among the rejected ones. What a feed does not have is left out.
 */
export interface FeedAdapter {
  /** The headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the addresses of a season, by its `feed_season_id`. */
  paths(seasonId: string): FeedPaths;
  /** Returns when the feed made an answer; undefined where the answer does not say. */
  requestTime?(body: unknown): Date | undefined;
  /** Returns the number of the page after a page of a list, or undefined after the last. */
  nextPage?(body: unknown, page: number): number | undefined;
  /** Adds the feed's ids of clubs that a schedule implies and `data/` lacks. */
  inferIds?(schedule: unknown, context: SeasonContext): SeasonContext;
  /** Parses the schedule. @param now when the feed answered */
  parseSchedule(body: unknown, context: SeasonContext, now?: Date): ParseResult<FeedMatch>;
  /** Parses the table of the season's first stage that has one. */
  parseStandings?(body: unknown, context: SeasonContext): ParseResult<DatasetRow<'standings'>>;
  /** The categories of each list, of which all pages are requested; a feed without categories has one. */
  readonly categories?: Readonly<Record<StatisticsList, readonly string[]>>;
  /**
   * Returns of a page of a list its entries with as much as is parsed: the live reader has all pages in memory at once. Two
   * pages with the same entries are the same page.
   */
  trimPage?(list: StatisticsList, body: unknown): unknown;
  /** Parses all pages of all categories of players. */
  parsePlayers?(pages: readonly StatisticsPage[], context: SeasonContext): ParseResult<FeedPlayer>;
  /** Parses all pages of all categories of clubs' statistics. */
  parseTeamStats?(
    pages: readonly StatisticsPage[],
    context: SeasonContext,
  ): ParseResult<DatasetRow<'teamStats'>>;
  /** Parses the attendance, cards and goals of a match: one entry. */
  parseHeader?(body: unknown, match: DetailsSubject): ParseResult<Header>;
  /** Parses the statistics of a match: two rows, or none where the feed has no figures of it. */
  parseSideStats?(body: unknown, match: DetailsSubject): ParseResult<DatasetRow<'matchStats'>>;
  /** Parses the referee of a match: a row, or none where none is named. */
  parseReferee?(body: unknown, match: DetailsSubject): ParseResult<DatasetRow<'referees'>>;
}

/** Columns of a stored match that the schedule does not have. */
const notInSchedule = {
  attendance: true,
  home_red_cards: true,
  away_red_cards: true,
  neutral: true,
  half_time_home_goals: true,
  half_time_away_goals: true,
} as const;

/** The columns of a stored match that the schedule has. */
export const scheduleRow = z.omit(matches.row, notInSchedule);

/** What the feed says of a match at a moment, which is not stored. */
export const momentColumns = ['phase', 'clock', 'broadcasters', 'highlights_url', 'tickets_url'] as const;

export type MatchMoment = Pick<Match, (typeof momentColumns)[number]>;

/**
 * A match as the feed has it: the columns of its schedule, and its moment. `additional_time` is known in play alone: of a
 * finished match the schedule has another figure than the match's header, which the archive has.
 */
export type FeedMatch = Omit<DatasetRow<'matches'>, keyof typeof notInSchedule> & MatchMoment;

/** What an adapter has to know of a match. */
type Known = Pick<
  FeedMatch,
  'match_id' | 'season' | 'date' | 'home_club' | 'away_club' | 'status' | 'venue_id' | 'venue_basis'
>;

/** What a schedule says of a match before it begins. */
type Fixture = Pick<FeedMatch, 'kickoff_utc' | 'stage' | 'matchday'>;

const unknown = { ...nulls([...score, ...momentColumns, 'additional_time', 'abandoned']), broadcasters: [] };

/**
 * Returns a match of a schedule for an adapter whose feed has less than this service. What is not given is unknown, but
 * for kick-off, stage and matchday, which are those of the stored match. Winner and reason follow from the score,
 * unless they are given.
 */
export function feedMatch(given: Known & Partial<FeedMatch>, stored?: Fixture): FeedMatch {
  const { kickoff_utc = null, stage = null, matchday = null } = stored ?? {};
  const match = { ...unknown, kickoff_utc, stage, matchday, ...given };
  return { ...decisionOf(match), ...match };
}

type Score = Pick<
  FeedMatch,
  'status' | 'home_club' | 'away_club' | 'home_goals' | 'away_goals' | 'home_penalties' | 'away_penalties'
>;

function decisionOf(match: Score): Pick<FeedMatch, 'winner' | 'win_reason'> {
  const { home_goals, away_goals, home_penalties, away_penalties } = match;
  if (match.status !== 'FINISHED' || home_goals === null || away_goals === null)
    return { winner: null, win_reason: null };
  const lead = home_goals - away_goals || (home_penalties ?? 0) - (away_penalties ?? 0);
  if (lead === 0) return { winner: null, win_reason: 'Draw' };
  return {
    winner: lead > 0 ? match.home_club : match.away_club,
    win_reason: home_goals === away_goals ? 'Penalties' : 'RegularTime',
  };
}
