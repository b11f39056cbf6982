import { scaleLinear } from 'd3-scale';
import { clubClasses } from '../components/club-mark.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import type { MatchGoal } from './goal-details.ts';

// In units of the drawing. A phone shows it at about half its size, with letters twice as large: see `.chart`.
const size = { width: 720, height: 84, margin: 24, radius: 8 };
const middle = size.height / 2;
/** How far apart, in minutes, goals of a side can be told from each other. */
const leastMinutes = 3;

/**
 * Returns a line from the kick-off to the end with the goals whose minute is known: those of the home side above it. It
 * repeats the list of scorers. The data has no minutes of cards.
 */
export function timeline(
  site: Site,
  clubs: readonly [home: string, away: string],
  goals: readonly [home: readonly MatchGoal[], away: readonly MatchGoal[]],
): Html {
  const minutes = goals.map((sideGoals) =>
    sideGoals.flatMap(({ minute }) => (minute === null ? [] : [minute])),
  );
  const lastMinute = Math.max(0, ...minutes.flat());
  if (lastMinute === 0) return nothing;
  const ticks = [0, 45, 90, ...(lastMinute > 100 ? [120] : [])];
  const x = scaleLinear([0, Math.max(lastMinute, ...ticks)], [size.margin, size.width - size.margin]);
  const classes = [...clubClasses(site, clubs).values()];
  const drawings = minutes.map((sideMinutes, index) => {
    const direction = index === 0 ? -1 : 1;
    const places = spread(sideMinutes);
    return html`<g class="${classes[index]}">${places.map((minute) => html`<circle cx="${Math.round(x(minute))}" cy="${middle + direction * 2 * size.radius}" r="${size.radius}"/>`)}</g>`;
  });
  return html`<svg class="chart timeline" viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true"><line class="axis" x1="${size.margin}" x2="${size.width - size.margin}" y1="${middle}" y2="${middle}"/>
${ticks.map((tick) => html`<line class="axis" x1="${Math.round(x(tick))}" x2="${Math.round(x(tick))}" y1="${middle - 5}" y2="${middle + 5}"/><text x="${Math.round(x(tick))}" y="${size.height - 2}" text-anchor="middle">${tick}′</text>`)}
${drawings}</svg>`;
}

/** Moves minutes apart that would be drawn on top of each other. */
function spread(minutes: readonly number[]): number[] {
  const places: number[] = [];
  for (const minute of minutes.toSorted((a, b) => a - b))
    places.push(Math.max(minute, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + leastMinutes));
  return places;
}
