import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

export interface PairedStatistic {
  readonly label: string;
  readonly home: number | null;
  readonly away: number | null;
  readonly digits?: 0 | 1 | 2;
}

const width = 200;
const height = 8;

/** Returns statistics of two sides as pairs of bars that share one track; what neither side has is left out. */
export function statBars({ format }: Site, statistics: readonly PairedStatistic[]): Html {
  const known = statistics.filter(({ home, away }) => home !== null || away !== null);
  return html`<dl class="bars">${known.map(
    ({ label, home, away, digits }) => html`<dt>${label}</dt>
<dd>${format.number(home, digits)}</dd><dd>${pair(home ?? 0, away ?? 0)}</dd><dd>${format.number(away, digits)}</dd>
`,
  )}</dl>`;
}

function pair(home: number, away: number): Html {
  const total = home + away;
  const left = total === 0 ? width / 2 : Math.round((home / total) * width);
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" preserveAspectRatio="none">
<rect class="away" width="${width}" height="${height}" rx="2"/><rect class="home" width="${left}" height="${height}" rx="2"/></svg>`;
}
