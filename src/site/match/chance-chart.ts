import { goalRates, probabilitiesAt, shareLeftAfter } from '../../derive/in-play.ts';
import type { LiveEvent } from '../../records/live-event.ts';
import type { ChartValues } from '../frame/asset-addresses.ts';

const regularTime = 90;
/** The last minute whose chances are open. */
const lastMinute = regularTime - 1;

type Event = Pick<LiveEvent, 'kind' | 'minute' | 'clock' | 'side' | 'home_goals' | 'away_goals'>;
type Score = Pick<LiveEvent, 'home_goals' | 'away_goals'>;

/** Returns the minute of an event. */
const minuteOf = ({ minute, clock }: Event) => Math.min(minute ?? clock ?? 0, lastMinute);

/**
 * Draws the chances of a match at each of its minutes as paths in a box of 90 by 100: the ground of draws, the area of the
 * home side from above and of the away side from below, a line for each goal, and a veil over the minutes to come, which
 * are as if the score stayed.
 *
 * @param events of the match so far
 * @param now the minute of the match, 0 before it
 * @param scoreNow counts from now on, also where events are missing of a match that was read late
 */
export function drawChances(
  { forecast, constants }: ChartValues,
  events: readonly Event[],
  now: number,
  scoreNow?: Score,
): string[] {
  // A scorer is known later than the goal, which counts.
  const counted = events.filter(({ kind, home_goals }) => kind !== 'scorer' && home_goals !== null);
  const rates = goalRates(forecast);
  const minutes = Array.from({ length: regularTime }, (_, minute) => minute);
  const chances = minutes.map((minute) => {
    const past = counted.filter((event) => minuteOf(event) <= minute);
    const latest: Score | undefined = minute >= Math.min(now, lastMinute) ? scoreNow : undefined;
    const { home_goals, away_goals } = latest ?? past.at(-1) ?? { home_goals: 0, away_goals: 0 };
    const cardsOf = (side: Event['side']) =>
      past.filter((event) => event.kind === 'red_card' && event.side === side).length;
    const moment = {
      lead: (home_goals ?? 0) - (away_goals ?? 0),
      left: shareLeftAfter(minute, constants),
      redCards: { home: cardsOf('home'), away: cardsOf('away') },
    };
    return probabilitiesAt(moment, rates, constants);
  });
  const area = (edge: number, heights: readonly number[]) =>
    `M0 ${edge}${heights.map((height, minute) => `L${minute} ${height.toFixed(0)}`).join('')}H${regularTime}V${edge}Z`;
  const goals = counted.filter(({ kind }) => kind === 'goal').map((goal) => `M${minuteOf(goal)} 0V100`);
  const begin = Math.min(now, regularTime);
  return [
    `M0 0V100H${regularTime}V0Z`,
    area(
      0,
      chances.map(({ home }) => 100 * home),
    ),
    area(
      100,
      chances.map(({ away }) => 100 - 100 * away),
    ),
    goals.join(''),
    begin < regularTime ? `M${begin} 0V100H${regularTime}V0Z` : '',
  ];
}
