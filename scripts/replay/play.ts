import { extraMinutes } from '../../src/derive/matches.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { nulls } from '../../src/records/typed.ts';
import { derivedNumber } from './lookups.ts';

type Match = DatasetRow<'matches'>;
type Side = DatasetRow<'goals'>['side'];

/** A goal at a minute. Its player is null where the feed does not list it. */
type Goal = Pick<DatasetRow<'goals'>, 'side' | 'player'> & { readonly minute: number };

const regularTime = 90;

/** A goal that the feed lists. */
export type ListedGoal = DatasetRow<'goals'> & { readonly minute: number };

/** Returns the goals that the feed lists, without those of other sources. */
export const listedGoals = (rows: readonly DatasetRow<'goals'>[]) =>
  rows.filter((row): row is ListedGoal => row.basis === 'feed' && row.minute !== null);

/**
 * Returns the goals of a finished match, by minute. A goal without a known minute gets one from the match's id. A match
 * with extra time is level after ninety minutes.
 */
export function goalsOf(match: Match, rows: readonly DatasetRow<'goals'>[]): Goal[] {
  const goals = rows.flatMap(({ side, minute, player, basis }): Goal[] =>
    minute === null ? [] : [{ side, minute, player: basis === 'feed' ? player : null }],
  );
  const minutesOfExtraTime = extraMinutes(match);
  const countOf = (side: Side, lastMinute = Number.POSITIVE_INFINITY) =>
    goals.filter((goal) => goal.side === side && goal.minute <= lastMinute).length;
  for (const side of ['home', 'away'] as const) {
    const opponent = side === 'home' ? 'away' : 'home';
    const missingCount = (match[`${side}_goals`] ?? 0) - countOf(side);
    for (let index = 0; index < missingCount; index += 1) {
      const isEarly = minutesOfExtraTime === 0 || countOf(side, regularTime) < countOf(opponent, regularTime);
      const [before, minutes] = isEarly ? [0, regularTime] : [regularTime, minutesOfExtraTime];
      const minute = before + 1 + derivedNumber(`${match.match_id} ${side} ${index}`, minutes);
      goals.push({ side, minute, player: null });
    }
  }
  return goals.sort((a, b) => a.minute - b.minute);
}

/** A part of a match, in minutes. */
type Period = ReturnType<typeof periodsOf>[number];

/** The state of a match at a moment. */
export interface MatchState {
  readonly status: Match['status'];
  readonly phase: string;
  /** The minute on a scoreboard, which stops at the end of the period. */
  readonly minute: number;
  readonly addedMinutes: number | null;
  /** The minute up to which goals have counted, added time included. */
  readonly lastMinute: number;
  readonly home: number | null;
  readonly away: number | null;
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
}

const minuteMs = 60_000;
const breakMinutes = 15;
const shootOutMinutes = 10;

/** Returns the kick-off. Where `data/` has the day alone, it is an hour that is afternoon everywhere in the country. */
export function kickoffOf({ kickoff_utc, date }: Pick<Match, 'kickoff_utc' | 'date'>): Date {
  return new Date(kickoff_utc ?? `${date}T19:00:00Z`);
}

/**
 * Returns the parts of a finished match. A part begins so many minutes after the kick-off and `lasts` so many. The clock
 * runs from minute `from`, and stops at minute `to` for added time. The dataset has only the time added to the last part
 * of play, which a shoot-out may follow.
 */
function periodsOf(match: Match) {
  const hasExtraTime = extraMinutes(match) > 0;
  const addedMinutes = match.additional_time ?? 0;
  const parts = [{ phase: 'FIRST_HALF', from: 0, to: 45, lasts: 45 }];
  parts.push({ phase: 'HALF_TIME', from: 45, to: 45, lasts: breakMinutes });
  parts.push({ phase: 'SECOND_HALF', from: 45, to: 90, lasts: hasExtraTime ? 45 : 45 + addedMinutes });
  if (hasExtraTime) {
    parts.push({ phase: 'EXTRA_FIRST_HALF', from: 90, to: 105, lasts: 15 });
    parts.push({ phase: 'EXTRA_SECOND_HALF', from: 105, to: 120, lasts: 15 + addedMinutes });
  }
  if (match.win_reason === 'Penalties')
    parts.push({ phase: 'PENALTIES', from: 120, to: 120, lasts: shootOutMinutes });
  let ends = 0;
  return parts.map((part) => {
    ends += part.lasts;
    return { ...part, begins: ends - part.lasts };
  });
}

/** Returns the moment of the final whistle. */
export function endOf(match: Match): Date {
  // Every match has two halves or more.
  const { begins, lasts } = periodsOf(match).at(-1) as Period;
  return new Date(kickoffOf(match).getTime() + (begins + lasts) * minuteMs);
}

/**
 * Returns the state of a match at a moment. A match without a result in `data/` has its status there at any moment.
 *
 * @param at by default the state is that of `data/`
 */
export function stateOf(match: Match, goals: readonly Goal[], at?: Date): MatchState {
  if (match.status !== 'FINISHED') return { ...stateBeforeKickoff, status: match.status };
  if (at && at < kickoffOf(match)) return stateBeforeKickoff;
  if (!at || at >= endOf(match)) return stateAtEnd(match);
  const elapsed = (at.getTime() - kickoffOf(match).getTime()) / minuteMs;
  // The match has begun, and the first period with it.
  const period = periodsOf(match).findLast(({ begins }) => begins <= elapsed) as Period;
  return stateInPlay(match, goals, period, elapsed - period.begins);
}

const stateBeforeKickoff: MatchState = {
  status: 'UPCOMING',
  phase: 'PRE_MATCH',
  minute: 0,
  addedMinutes: 0,
  lastMinute: 0,
  ...nulls(['home', 'away', 'homePenalties', 'awayPenalties']),
};

function stateAtEnd(match: Match): MatchState {
  return {
    status: 'FINISHED',
    phase: 'FULL_TIME',
    minute: regularTime + extraMinutes(match),
    addedMinutes: match.additional_time,
    lastMinute: Number.POSITIVE_INFINITY,
    home: match.home_goals,
    away: match.away_goals,
    homePenalties: match.home_penalties,
    awayPenalties: match.away_penalties,
  };
}

function stateInPlay(match: Match, goals: readonly Goal[], period: Period, elapsed: number): MatchState {
  const { phase, from, to, lasts } = period;
  const isPlay = to > from;
  const lastMinute = isPlay ? from + Math.floor(elapsed) + 1 : to;
  const countGoals = (side: Goal['side']) =>
    goals.filter((goal) => goal.side === side && goal.minute <= lastMinute).length;
  // A shoot-out comes to its tally kick by kick.
  const tally = (finalTally: number | null) =>
    phase === 'PENALTIES' && finalTally !== null ? Math.floor((finalTally * elapsed) / lasts) : null;
  return {
    status: phase === 'HALF_TIME' ? 'HALF_TIME' : 'LIVE',
    phase,
    minute: Math.min(lastMinute, to),
    addedMinutes: Math.max(0, lastMinute - to),
    lastMinute,
    home: countGoals('home'),
    away: countGoals('away'),
    homePenalties: tally(match.home_penalties),
    awayPenalties: tally(match.away_penalties),
  };
}
