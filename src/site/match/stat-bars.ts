import { bar } from '../components/bar.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

export interface PairedStatistic {
  readonly label: string;
  readonly home: number | null;
  readonly away: number | null;
  readonly digits?: 0 | 1 | 2;
}

/**
 * Returns statistics of two sides as pairs of figures with a bar between, where both are known; what neither side has is
 * left out.
 */
export function statBars({ format }: Site, statistics: readonly PairedStatistic[]): Html {
  const knownStatistics = statistics.filter(({ home, away }) => home !== null || away !== null);
  return html`<dl class="bars">${knownStatistics.map(
    ({ label, home, away, digits }) =>
      html`<dt>${label}</dt><dd>${format.number(home, digits)}</dd><dd>${shareBar(home, away)}</dd><dd>${format.number(away, digits)}</dd>
`,
  )}</dl>`;
}

/** Returns a bar of the home side's share of both, half where both are 0. */
function shareBar(home: number | null, away: number | null): Html {
  if (home === null || away === null) return nothing;
  const total = home + away;
  return bar(total === 0 ? 1 / 2 : home / total);
}
