import { type Html, html } from '../html.ts';

export interface Series {
  readonly label: string;
  /** Values at 0, 1, 2, … on the horizontal axis. */
  readonly values: readonly number[];
  readonly isLead: boolean;
}

/** About the width of a phone, so that the labels are as large there as other text. */
const width = 360;
const height = 300;
const margin = { top: 12, bottom: 12, left: 24 };
const labelHeight = 13;
/** The room for labels to the right of the lines: enough for those of a usual length; longer ones need more. */
const labelWidth = 96;
const usualLabelLength = 14;
const maxLabelLength = 20;
const letterWidth = 7.5;
const labelGap = 6;

/** Returns lines with a common axis, each labelled at its end. `description` says in words what the chart shows. */
export function lineChart(series: readonly Series[], description: string): Html {
  const steps = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const top = Math.max(1, ...series.flatMap(({ values }) => values));
  const labels = series.map(labelOf);
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const right = longest <= usualLabelLength ? labelWidth : labelGap * 2 + longest * letterWidth;
  const x = (step: number) => Math.round(margin.left + (step / steps) * (width - margin.left - right));
  const y = (value: number) =>
    Math.round(height - margin.bottom - (value / top) * (height - margin.top - margin.bottom));
  const ends = labelPositions(series.map(({ values }) => y(values.at(-1) ?? 0)));
  const ticks = [0, 20, 40, 60, 80].filter((value) => value <= top);
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${description}">
${ticks.map(
  (
    value,
  ) => html`<line class="axis" x1="${margin.left}" x2="${width - right}" y1="${y(value)}" y2="${y(value)}"/>
<text x="${margin.left - 6}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
)}
${series.map(
  ({ values, isLead }, index) => html`<polyline class="${isLead ? 'line lead' : 'line'}" points="${values
    .map((value, step) => `${x(step)},${y(value)}`)
    .join(' ')}"/>
<text${isLead ? html` class="lead-text"` : ''} x="${x(values.length - 1) + labelGap}" y="${(ends[index] ?? 0) + 4}">${labels[index]}</text>`,
)}
</svg>`;
}

/** Returns the name of a line, shortened where there is no room for it, and its last value. */
function labelOf({ label, values }: Series): string {
  const value = ` ${values.at(-1)}`;
  const maxLength = maxLabelLength - value.length;
  return `${label.length > maxLength ? `${label.slice(0, maxLength - 1).trimEnd()}…` : label}${value}`;
}

/** Moves labels apart that would overlap, keeping their order. */
function labelPositions(wanted: readonly number[]): number[] {
  const positions = [...wanted];
  const order = positions.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  for (const [place, index] of order.entries()) {
    const above = order[place - 1];
    if (above === undefined) continue;
    positions[index] = Math.max(positions[index] ?? 0, (positions[above] ?? 0) + labelHeight);
  }
  return positions;
}
