import type { ChartValues } from '../frame/asset-addresses.ts';
import { drawChances } from '../match/chance-chart.ts';
import { matchPhase } from '../match/match-phase.ts';
import { all } from './dom.ts';
import type { LiveMatch, MatchEvent } from './live-state.ts';

const regularTime = 90;

/** Draws the chances over the minutes of the match of the page. */
export function drawChart(match: LiveMatch, events: readonly MatchEvent[]): void {
  for (const figure of all('[data-chart]')) {
    const values: ChartValues = JSON.parse(figure.dataset.chart ?? '');
    const now = matchPhase(match) === 'last' ? regularTime : (match.clock ?? 0);
    for (const [index, path] of drawChances(values, events, now, match).entries())
      figure.querySelectorAll('path')[index]?.setAttribute('d', path);
  }
}
