import { goalRates, probabilitiesAt, shareLeftAfter } from '../../derive/in-play.ts';
import type { LiveEvent } from '../../records/live-event.ts';
import type { ChartValues } from '../frame/asset-addresses.ts';
import { all } from './dom.ts';

/** The last minute whose chances are open. */
const lastMinute = 89;

type Event = Pick<LiveEvent, 'kind' | 'minute' | 'clock' | 'side' | 'home_goals' | 'away_goals'>;

/** Returns the minute of an event. A scorer is known later than the goal, whose event counts. */
const minuteOf = ({ minute, clock }: Event) => Math.min(minute ?? clock ?? 0, lastMinute);

/**
 * Draws the chances of a match at each minute since its first event.
 *
 * @param clock the minute of now, if it is later than the last event
 */
export function drawChances(events: readonly Event[], clock: number): void {
  const figure = document.querySelector<HTMLElement>('[data-chart]');
  const counted = events.filter(({ kind, home_goals }) => kind !== 'scorer' && home_goals !== null);
  const [first] = counted;
  if (!figure || !first) return;
  const { forecast, constants }: ChartValues = JSON.parse(figure.dataset.chart ?? '');
  const rates = goalRates(forecast);
  const from = minuteOf(first);
  const to = Math.max(Math.min(clock, lastMinute), ...counted.map(minuteOf));
  const minutes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const chances = minutes.map((minute) => {
    const past = counted.filter((event) => minuteOf(event) <= minute);
    const { home_goals, away_goals } = past.at(-1) ?? first;
    const cardsOf = (side: Event['side']) =>
      past.filter((event) => event.kind === 'red_card' && event.side === side).length;
    const moment = {
      lead: (home_goals ?? 0) - (away_goals ?? 0),
      left: shareLeftAfter(minute, constants),
      redCards: { home: cardsOf('home'), away: cardsOf('away') },
    };
    return probabilitiesAt(moment, rates, constants);
  });
  const homeEdge = chances.map(({ home }) => 100 * home);
  const awayEdge = chances.map(({ away }) => 100 - 100 * away);
  const area = (edge: number, heights: readonly number[]) =>
    `M${from} ${edge}${heights.map((height, index) => `L${minutes[index]} ${height.toFixed(1)}`).join('')}L${to} ${edge}Z`;
  const goals = counted.filter(({ kind }) => kind === 'goal').map((goal) => `M${minuteOf(goal)} 0V100`);
  const paths = [`M${from} 0V100H${to}V0Z`, area(0, homeEdge), area(100, awayEdge), goals.join('')];
  for (const [index, path] of [...figure.querySelectorAll('path')].entries())
    path.setAttribute('d', paths[index] ?? '');
  figure.hidden = false;
  for (const panel of all('.panel:has(> [data-chart])')) panel.hidden = false;
}
