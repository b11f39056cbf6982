import * as z from 'zod/mini';
import type { DatasetRow } from '../records/dataset/index.ts';
import { matches } from '../records/dataset/matches.ts';
import type { Match } from '../records/match.ts';

/** Columns of a stored match that the schedule does not have. */
const notInSchedule = {
  attendance: true,
  home_red_cards: true,
  away_red_cards: true,
  neutral: true,
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

const unknown = {
  home_goals: null,
  away_goals: null,
  home_penalties: null,
  away_penalties: null,
  additional_time: null,
  phase: null,
  clock: null,
  broadcasters: [],
  highlights_url: null,
  tickets_url: null,
} as const satisfies Partial<FeedMatch>;

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
