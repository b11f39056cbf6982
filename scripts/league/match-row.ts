import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { KickoffTime } from './kickoff-time.ts';
import type { ListedMatch, Score } from './read/listed-match.ts';

type Match = DatasetRow<'matches'>;

/** Where and between whom a match is played, by the ids of the dataset. */
export interface MatchPlace {
  readonly season: number;
  readonly stage: string;
  readonly home: string;
  readonly away: string;
  readonly venue: string | null;
  /** Whether the list names the venue; otherwise it is the ground of the home club. */
  readonly isVenueListed: boolean;
}

/**
 * Returns the row of a listed match, without an id. What the list does not say is null.
 *
 * @param isOver whether the season is over, in which an abandoned match will not be resumed
 */
export function matchRow(
  listed: ListedMatch,
  { date, kickoff_utc }: KickoffTime,
  { season, stage, home, away, venue, isVenueListed }: MatchPlace,
  isOver: boolean,
): Match {
  const score = listed.extraTime ?? listed.regularTime;
  const status = statusOf(listed, isOver);
  // A match that is not played as scheduled has no kick-off.
  const isCalledOff = status === 'CANCELLED' || status === 'POSTPONED';
  const isFinished = status === 'FINISHED';
  const side = isFinished ? winningSide(listed) : null;
  return {
    season,
    match_id: '',
    date,
    stage,
    matchday: listed.matchday,
    kickoff_utc: isCalledOff ? null : kickoff_utc,
    status,
    home_club: home,
    away_club: away,
    winner: side === null ? null : side === 'home' ? home : away,
    home_goals: isFinished ? (score?.[0] ?? null) : null,
    away_goals: isFinished ? (score?.[1] ?? null) : null,
    home_penalties: listed.shootOut?.[0] ?? null,
    away_penalties: listed.shootOut?.[1] ?? null,
    win_reason: isFinished ? reasonOf(listed, side) : null,
    additional_time: null,
    home_red_cards: isFinished ? (listed.statistics?.home.red_cards ?? null) : null,
    away_red_cards: isFinished ? (listed.statistics?.away.red_cards ?? null) : null,
    attendance: listed.attendance,
    venue_id: venue,
    venue_basis: venue === null ? null : isVenueListed ? 'feed' : 'home ground',
    neutral: listed.neutral ?? false,
    half_time_home_goals: listed.halfTime?.[0] ?? null,
    half_time_away_goals: listed.halfTime?.[1] ?? null,
    abandoned: listed.status === 'abandoned',
  };
}

function statusOf({ status, regularTime, extraTime }: ListedMatch, isOver: boolean): Match['status'] {
  switch (status) {
    case 'cancelled':
      return 'CANCELLED';
    case 'postponed':
      return isOver ? 'CANCELLED' : 'POSTPONED';
    case 'abandoned':
      return isOver ? 'CANCELLED' : 'SUSPENDED';
    case 'awarded':
      return 'FINISHED';
    case 'scheduled':
      return 'UPCOMING';
    default:
      return (regularTime ?? extraTime) === null ? 'UPCOMING' : 'FINISHED';
  }
}

/** Returns the side that won, by the last score that differs, or else as the list says; null in a draw. */
export function winningSide({
  regularTime,
  extraTime,
  shootOut,
  winner,
}: ListedMatch): 'home' | 'away' | null {
  const decided = [shootOut, extraTime, regularTime].find((score) => score !== null && leadOf(score) !== 0);
  if (!decided) return winner;
  return leadOf(decided) > 0 ? 'home' : 'away';
}

function leadOf([home, away]: Score): number {
  return home - away;
}

function reasonOf(listed: ListedMatch, side: 'home' | 'away' | null): NonNullable<Match['win_reason']> {
  const { regularTime, extraTime, hasExtraTime } = listed;
  const score = extraTime ?? regularTime;
  if (listed.status === 'awarded') return 'Awarded';
  if (side === null) return 'Draw';
  if (score === null || leadOf(score) === 0) return 'Penalties';
  return extraTime !== null || hasExtraTime ? 'ExtraTime' : 'RegularTime';
}
