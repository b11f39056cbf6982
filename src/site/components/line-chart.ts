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
/** The width for labels of a usual length, to the right of the lines. Longer ones get more. */
const labelWidth = 96;
const usualLabelLength = 14;
const maxLabelLength = 20;
const letterWidth = 7.5;
const labelGap = 6;

/**
 * Returns lines with a common axis, each with a label at its end.
 *
 * @param description what the chart shows, in words
 */
export function lineChart(series: readonly Series[], description: string): Html {
  const steps = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const top = Math.max(1, ...series.flatMap(({ values }) => values));
  const labels = series.map(labelOf);
  const maxLength = Math.max(0, ...labels.map(({ length }) => length));
  const rightMargin = maxLength <= usualLabelLength ? labelWidth : labelGap * 2 + maxLength * letterWidth;
  const x = (step: number) => Math.round(margin.left + (step / steps) * (width - margin.left - rightMargin));
  const y = (value: number) =>
    Math.round(height - margin.bottom - (value / top) * (height - margin.top - margin.bottom));
  const ends = labelPositions(series.map(({ values }) => y(values.at(-1) ?? 0)));
  const ticks = [0, 20, 40, 60, 80].filter((value) => value <= top);
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${description}">
${ticks.map(
  (
    value,
  ) => html`<line class="axis" x1="${margin.left}" x2="${width - rightMargin}" y1="${y(value)}" y2="${y(value)}"/>
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

/** Returns the name of a line and its last value. A long name is shortened. */
function labelOf({ label, values }: Series): string {
  const value = ` ${values.at(-1)}`;
  const maxLength = maxLabelLength - value.length;
  return `${label.length > maxLength ? `${label.slice(0, maxLength - 1).trimEnd()}…` : label}${value}`;
}

/** Moves labels apart that would overlap, keeping their order. */
function labelPositions(heights: readonly number[]): number[] {
  const positions = [...heights];
  const order = positions.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  for (const [place, index] of order.entries()) {
    const indexAbove = order[place - 1];
    if (indexAbove === undefined) continue;
    positions[index] = Math.max(positions[index] ?? 0, (positions[indexAbove] ?? 0) + labelHeight);
  }
  return positions;
}
