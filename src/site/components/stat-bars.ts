import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { bar } from './bar.ts';

export interface PairedStatistic {
  readonly label: string;
  readonly home: number | null;
  readonly away: number | null;
  readonly digits?: 0 | 1 | 2;
}

/** Returns statistics of two sides as pairs of figures with a bar between; what neither side has is left out. */
export function statBars({ format }: Site, statistics: readonly PairedStatistic[]): Html {
  const known = statistics.filter(({ home, away }) => home !== null || away !== null);
  return html`<dl class="bars">${known.map(
    ({ label, home, away, digits }) =>
      html`<dt>${label}</dt><dd>${format.number(home, digits)}</dd><dd>${bar(homeShare(home, away))}</dd><dd>${format.number(away, digits)}</dd>
`,
  )}</dl>`;
}

/** Returns the home side's part of both; half where both are 0. */
export function homeShare(home: number | null, away: number | null): number {
  const total = (home ?? 0) + (away ?? 0);
  return total === 0 ? 1 / 2 : (home ?? 0) / total;
}
