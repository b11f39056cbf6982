import type { InPlayConstants } from '../records/forecast-model.ts';
import type { Match } from '../records/match.ts';
import { inForce } from '../records/season-rules.ts';
import { fromEntries, keysOf } from '../records/typed.ts';
import { isInProgress } from './matches.ts';
import { publishedShare, roundTo, sum } from './numbers.ts';
import { certainly, outcomeOf, type Probabilities } from './strength.ts';

type Rates = Readonly<Record<'home' | 'away', number>>;

type MatchNow = Parameters<typeof outcomeOf>[0] &
  Pick<Match, 'phase' | 'clock' | 'home_penalties' | 'home_red_cards' | 'away_red_cards'>;

const halfTime = 45;
const regularTime = 90;

/**
 * Returns the probabilities of the results after 90 minutes as they are now. Before the kick-off they are the forecast's.
 * Once the match is over or in extra time, they are 0 and 1. They are null where the minute or the forecast is unknown, and
 * for a cancelled match.
 */
export function probabilitiesNow(
  match: MatchNow,
  forecast: Probabilities | undefined,
  constants: readonly InPlayConstants[],
): Probabilities | null {
  const { status, home_goals, away_goals } = match;
  const certain = outcomeOf(match) ?? (isInExtraTime(match) ? 'draw' : null);
  if (certain) return certainly(certain);
  if (!forecast || status === 'FINISHED' || status === 'CANCELLED') return null;
  if (!isInProgress(status) || home_goals === null || away_goals === null) return forecast;
  const inUse = inForce(constants, match.season);
  const left = shareLeft(match, inUse);
  if (left === null) return null;
  const { home_red_cards, away_red_cards } = match;
  const redCards = { home: home_red_cards ?? 0, away: away_red_cards ?? 0 };
  return published(
    probabilitiesAt({ lead: home_goals - away_goals, left, redCards }, goalRates(forecast), inUse),
  );
}

function isInExtraTime({ status, phase, home_penalties }: MatchNow): boolean {
  return isInProgress(status) && (home_penalties !== null || /EXTRA|PENALT|SHOOT/.test(phase ?? ''));
}

/** Returns the share of the goals of a match that is left at a moment of it. Half of an added time is left during it. */
function shareLeft({ status, phase, clock }: MatchNow, constants: InPlayConstants): number | null {
  if (status === 'HALF_TIME') return shareLeftAfter(halfTime, constants);
  if (clock === null) return null;
  const minute = Math.min(clock, phase?.includes('FIRST') ? halfTime : regularTime);
  const left = shareLeftAfter(minute, constants);
  const hasAddedTime = minute === halfTime || minute === regularTime;
  return hasAddedTime ? (left + shareLeftAfter(minute - 1, constants)) / 2 : left;
}

/** Returns the share of the goals of a match that comes after a minute and the time added to it. */
export function shareLeftAfter(minute: number, constants: InPlayConstants): number {
  const { rise, first_half_added, second_half_added } = constants;
  const minutes = regularTime + first_half_added + second_half_added;
  const past =
    minute -
    (rise * minute * (regularTime - minute)) / regularTime +
    (minute >= halfTime ? first_half_added : 0) +
    (minute >= regularTime ? second_half_added : 0);
  return 1 - past / minutes;
}

/** A moment of a match: the lead of the home side, the share of the goals that is left, and the red cards so far. */
interface Moment {
  readonly lead: number;
  readonly left: number;
  readonly redCards: Rates;
}

export const noRedCards: Rates = { home: 0, away: 0 };

/** Returns the probabilities of the results from a moment on, by the goals that both sides would score in a whole match. */
export function probabilitiesAt({ lead, left, redCards }: Moment, rates: Rates, constants: InPlayConstants) {
  const { late, red_card_own, red_card_opponent } = constants;
  const goalsLeft = left * (1 + (late - 1) * (1 - left));
  const factorOf = (own: number, other: number) =>
    goalsLeft * red_card_own ** own * red_card_opponent ** other;
  return outcomesOf(lead, {
    home: rates.home * factorOf(redCards.home, redCards.away),
    away: rates.away * factorOf(redCards.away, redCards.home),
  });
}

/** More goals than a side scores. */
const maxGoals = 16;

/** Returns the probabilities of the results of a match in which both sides score by Poisson's law. */
function outcomesOf(lead: number, rates: Rates): Probabilities {
  const home = numbersOfGoals(rates.home);
  const away = numbersOfGoals(rates.away);
  const total = { home: 0, draw: 0, away: 0 };
  // By index: this runs in each answer.
  for (let made = 0; made < maxGoals; made += 1)
    for (let conceded = 0; conceded < maxGoals; conceded += 1) {
      const difference = lead + made - conceded;
      const share = (home[made] ?? 0) * (away[conceded] ?? 0);
      if (difference > 0) total.home += share;
      else if (difference < 0) total.away += share;
      else total.draw += share;
    }
  return total;
}

function numbersOfGoals(rate: number): number[] {
  let share = Math.exp(-rate);
  return Array.from({ length: maxGoals }, (_, goals) => {
    if (goals > 0) share *= rate / goals;
    return share;
  });
}

const step = 1e-5;
const maxSteps = 20;
const limited = (change: number) => Math.max(-0.5, Math.min(0.5, change));

/** Returns the goals of each side by which Poisson's law gives the probabilities of a forecast, by Newton's method. */
export function goalRates(forecast: Probabilities): Rates {
  // From close by: far away there are other solutions.
  const lead = 0.31 * Math.log(forecast.home / forecast.away);
  let [home, away] = [0.2 + lead, 0.2 - lead];
  const errorsAt = (logHome: number, logAway: number) => {
    const outcomes = outcomesOf(0, { home: Math.exp(logHome), away: Math.exp(logAway) });
    return { home: outcomes.home - forecast.home, away: outcomes.away - forecast.away };
  };
  for (let count = 0; count < maxSteps; count += 1) {
    const error = errorsAt(home, away);
    if (Math.abs(error.home) + Math.abs(error.away) < 1e-9) break;
    const moreHome = errorsAt(home + step, away);
    const moreAway = errorsAt(home, away + step);
    const a = moreHome.home - error.home;
    const b = moreAway.home - error.home;
    const c = moreHome.away - error.away;
    const d = moreAway.away - error.away;
    const scale = step / (a * d - b * c);
    home -= limited((d * error.home - b * error.away) * scale);
    away -= limited((a * error.away - c * error.home) * scale);
  }
  return { home: Math.exp(home), away: Math.exp(away) };
}

/** Rounds probabilities of what is not certain. The largest takes what is missing to 1. */
function published(probabilities: Probabilities): Probabilities {
  const outcomes = keysOf(probabilities);
  const shares = fromEntries(
    outcomes.map((name) => [name, publishedShare(probabilities[name], { isSure: false, isOpen: true })]),
  );
  const [largest = 'draw'] = outcomes.toSorted((a, b) => shares[b] - shares[a]);
  const missing = 1 - sum(Object.values(shares));
  return { ...shares, [largest]: roundTo(shares[largest] + missing, 4) };
}
