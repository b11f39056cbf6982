import { extraMinutes } from '../../src/derive/minutes.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { Goal } from './goals.ts';

type Match = DatasetRow<'matches'>;

/** A part of a match, in minutes. */
export type Period = ReturnType<typeof periodsOf>[number];

/** The state of a match at a moment. */
export interface MatchState {
  readonly status: Match['status'];
  readonly phase: string;
  /** As a scoreboard has it: no further than the end of the period. */
  readonly minute: number;
  readonly added: number | null;
  /** The minute up to which goals have counted, added time included. */
  readonly reached: number;
  readonly home: number | null;
  readonly away: number | null;
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
}

const minute = 60_000;
const breakLasts = 15;
const shootOutLasts = 10;

/** The kick-off; where `data/` has the day alone, an hour at which it is afternoon everywhere in the country. */
export function kickoffOf({ kickoff_utc, date }: Pick<Match, 'kickoff_utc' | 'date'>): Date {
  return new Date(kickoff_utc ?? `${date}T19:00:00Z`);
}

/**
 * The parts of a finished match: how long each lasts, how long after the kick-off it begins, the minute of play at its
 * beginning, and the one at which the clock stops for added time. Only the time added to the last one is known; a
 * shoot-out follows extra time.
 */
export function periodsOf(match: Match) {
  const hasExtraTime = extraMinutes(match) > 0;
  const added = match.additional_time ?? 0;
  const parts = [{ phase: 'FIRST_HALF', from: 0, to: 45, lasts: 45 }];
  parts.push({ phase: 'HALF_TIME', from: 45, to: 45, lasts: breakLasts });
  parts.push({ phase: 'SECOND_HALF', from: 45, to: 90, lasts: hasExtraTime ? 45 : 45 + added });
  if (hasExtraTime) {
    parts.push({ phase: 'EXTRA_FIRST_HALF', from: 90, to: 105, lasts: 15 });
    parts.push({ phase: 'EXTRA_SECOND_HALF', from: 105, to: 120, lasts: 15 + added });
  }
  if (match.win_reason === 'Penalties')
    parts.push({ phase: 'PENALTIES', from: 120, to: 120, lasts: shootOutLasts });
  let ends = 0;
  return parts.map((part) => {
    ends += part.lasts;
    return { ...part, begins: ends - part.lasts };
  });
}

/** The moment at which a period begins. */
export function beginningOf(period: Period, match: Match): Date {
  return new Date(kickoffOf(match).getTime() + period.begins * minute);
}

/** The moment of the final whistle. */
export function endOf(match: Match): Date {
  // Every match has two halves or more.
  const last = periodsOf(match).at(-1) as Period;
  return new Date(beginningOf(last, match).getTime() + last.lasts * minute);
}

/** The moment at which a minute of play begins. */
export function momentOfMinute(match: Match, played: number): Date {
  // The minutes of the periods follow one another, from the first to the last.
  const period = periodsOf(match).find(({ from, to }) => played > from && played <= to) as Period;
  return new Date(beginningOf(period, match).getTime() + (played - period.from - 1) * minute);
}

/**
 * A match at a moment. One that `data/` has no result of is as it says, whatever the moment.
 *
 * @param at left out: as `data/` has it
 */
export function stateOf(match: Match, goals: readonly Goal[], at?: Date): MatchState {
  if (match.status !== 'FINISHED') return { ...notBegun, status: match.status };
  if (at && at < kickoffOf(match)) return notBegun;
  if (!at || at >= endOf(match)) return finished(match);
  const elapsed = (at.getTime() - kickoffOf(match).getTime()) / minute;
  // The match has begun, and the first period with it.
  const period = periodsOf(match).findLast(({ begins }) => begins <= elapsed) as Period;
  return inPlay(match, goals, period, elapsed - period.begins);
}

const notBegun: MatchState = {
  status: 'UPCOMING',
  phase: 'PRE_MATCH',
  minute: 0,
  added: 0,
  reached: 0,
  home: null,
  away: null,
  homePenalties: null,
  awayPenalties: null,
};

function finished(match: Match): MatchState {
  return {
    status: 'FINISHED',
    phase: 'FULL_TIME',
    minute: 90 + extraMinutes(match),
    added: match.additional_time,
    reached: Number.POSITIVE_INFINITY,
    home: match.home_goals,
    away: match.away_goals,
    homePenalties: match.home_penalties,
    awayPenalties: match.away_penalties,
  };
}

function inPlay(match: Match, goals: readonly Goal[], period: Period, elapsed: number): MatchState {
  const { phase, from, to, lasts } = period;
  const isPlay = to > from;
  const reached = isPlay ? from + Math.floor(elapsed) + 1 : to;
  const scored = (side: Goal['side']) =>
    goals.filter((goal) => goal.side === side && goal.minute <= reached).length;
  // A shoot-out comes to its tally kick by kick.
  const tally = (final: number | null) =>
    phase === 'PENALTIES' && final !== null ? Math.floor((final * elapsed) / lasts) : null;
  return {
    status: phase === 'HALF_TIME' ? 'HALF_TIME' : 'LIVE',
    phase,
    minute: Math.min(reached, to),
    added: Math.max(0, reached - to),
    reached,
    home: scored('home'),
    away: scored('away'),
    homePenalties: tally(match.home_penalties),
    awayPenalties: tally(match.away_penalties),
  };
}
