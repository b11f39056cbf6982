import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type Html, html } from '../html.ts';

/** A line of a chart with its name. It may have gaps, such as between seasons. */
interface Series {
  readonly label: string;
  /** The class that gives the line and its name their colour. */
  readonly className: string;
  /** Points from left to right; each list is drawn without a gap. */
  readonly parts: readonly (readonly (readonly [x: number, y: number])[])[];
}

interface LineChartOptions {
  /** What the chart shows, in words. */
  readonly description: string;
  readonly series: readonly Series[];
  /** Names below the horizontal axis, at their middle. */
  readonly names?: readonly { readonly x: number; readonly text: string }[];
  /** The height of the lines' area, in units of which its width has 460. */
  readonly plotHeight?: number;
  /** Returns how the last value of a line is written; by default as a whole number. */
  readonly figureOf?: (value: number) => string;
  /** Whether the vertical axis begins at 0. */
  readonly startsAtZero?: boolean;
}

// In units of the drawing. A phone shows it at about half its size, with letters twice as large: see `.chart`.
const plot = { left: 76, top: 12, width: 460, height: 320 };
const namesHeight = 34;
/** The size of names on a phone, and the widths of letters in it. */
const nameSize = 24;
const letterWidths = { condensed: 0.52, other: 0.66, wide: 1 };
const axisLetterWidth = 15;
const labelHeight = 24;
const labelGap = 8;
/** How far the labels are from the lines' area, so that no line runs through one. */
const leaderLength = 18;
/** The least range of an axis that does not begin at 0, by which a small change looks small. */
const leastRange = 200;

/**
 * Returns lines with a common axis. Their names, with the last values, stand one below the other to the right of all lines. A
 * thin line leads to each name from the end of its line. No name is cut or covers another.
 */
export function lineChart({
  description,
  series,
  names = [],
  plotHeight: leastHeight = plot.height,
  figureOf = (value) => `${Math.round(value)}`,
  startsAtZero = false,
}: LineChartOptions): Html {
  const plotHeight = Math.max(leastHeight, labelHeight * (series.length - 1));
  const points = series.flatMap(({ parts }) => parts.flat());
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = scaleLinear([Math.min(...xs), Math.max(...xs, Math.min(...xs) + 1)], [0, plot.width]);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const range = startsAtZero
    ? [0, Math.max(...ys, 1)]
    : [Math.min(...ys, middle - leastRange / 2), Math.max(...ys, middle + leastRange / 2)];
  const y = scaleLinear(range, [plotHeight, 0]).nice();
  const path = line<readonly [number, number]>()
    .x(([value]) => x(value))
    .y(([, value]) => y(value))
    .digits(1);
  const ends = series.map(({ parts }) => {
    const [lastX, lastY] = lastOf(parts) ?? [0, 0];
    return { value: lastY, x: x(lastX), y: y(lastY) };
  });
  const labels = series.map(({ label }, index) => `${label} ${figureOf(ends[index]?.value ?? 0)}`);
  const places = labelPlaces(
    ends.map((end) => end.y),
    plotHeight,
  );
  const longest = Math.max(0, ...labels.map(widthOf));
  const width = Math.round(plot.left + plot.width + leaderLength + labelGap + longest);
  const height = plot.top + plotHeight + (names.length > 0 ? namesHeight : plot.top);
  const lines = series.map(({ className, parts }, index) => {
    const { x: x1 = 0, y: y1 = 0 } = ends[index] ?? {};
    const place = Math.round(places[index] ?? 0);
    return html`<g class="${className}">
${parts.map((part) => html`<path class="line" d="${path(part)}"/>`)}
<line class="leader" x1="${Math.round(x1)}" y1="${Math.round(y1)}" x2="${plot.width + leaderLength - 4}" y2="${place}"/>
<text class="name" x="${plot.width + leaderLength}" y="${place + 5}">${labels[index]}</text></g>
`;
  });
  const axes = y.ticks(5).map((tick) => {
    const place = Math.round(y(tick));
    return html`<line class="axis" x2="${plot.width}" y1="${place}" y2="${place}"/>
<text x="-10" y="${place + 5}" text-anchor="end">${tick}</text>
`;
  });
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${description}">
<g transform="translate(${plot.left} ${plot.top})">
${axes}
${namesApart(names, x).map((name) => html`<text x="${Math.round(x(name.x))}" y="${plotHeight + 28}" text-anchor="middle">${name.text}</text>`)}
${lines}</g></svg>`;
}

/** Leaves out names below the axis that would touch the one before on a phone. */
function namesApart(names: NonNullable<LineChartOptions['names']>, x: (value: number) => number) {
  let end = Number.NEGATIVE_INFINITY;
  return names.filter((name) => {
    const half = (name.text.length * axisLetterWidth) / 2;
    if (x(name.x) - half < end) return false;
    end = x(name.x) + half + labelGap;
    return true;
  });
}

/** Returns the width of a name on a phone. The face for headings has Latin letters alone. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) => {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(letter))
      return letterWidths.wide;
    return /[\p{Script=Latin}\p{Nd}\p{P}\s]/u.test(letter) ? letterWidths.condensed : letterWidths.other;
  });
  return nameSize * widths.reduce((sum, width) => sum + width, 0);
}

function lastOf(parts: Series['parts']): readonly [number, number] | undefined {
  return parts.at(-1)?.at(-1);
}

/** Moves labels apart that would overlap, keeping their order and the drawing's height. */
function labelPlaces(heights: readonly number[], plotHeight: number): number[] {
  const places = [...heights];
  const heightAt = (index: number) => heights[index] ?? 0;
  const order = places
    .map((_, index) => index)
    .sort((index, otherIndex) => heightAt(index) - heightAt(otherIndex));
  const move = (indexes: readonly number[], apart: (place: number, neighbour: number) => number) => {
    for (const [position, index] of indexes.entries()) {
      const neighbour = indexes[position - 1];
      if (neighbour !== undefined) places[index] = apart(places[index] ?? 0, places[neighbour] ?? 0);
    }
  };
  move(order, (place, above) => Math.max(place, above + labelHeight));
  const lowest = order.at(-1);
  if (lowest !== undefined) places[lowest] = Math.min(places[lowest] ?? 0, plotHeight);
  move(order.toReversed(), (place, below) => Math.min(place, below - labelHeight));
  return places;
}
