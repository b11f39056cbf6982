import type { Player } from '../../records/player.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

const width = 240;
const height = 10;
/** A score in the middle of the player's peers. */
const median = 50;

/** Returns the five areas of a rating as bars from 0 to 100, with a mark at the middle of the player's peers. */
export function areaBars({ t, format }: Site, { rating_breakdown: areas }: Player): Html {
  return html`<dl class="areas">${(Object.keys(areas) as (keyof typeof areas)[]).map((area) => {
    const score = areas[area];
    return html`<dt>${t.areas[area]}</dt><dd>${bar(score)}</dd><dd>${format.number(score, 0)}</dd>
`;
  })}</dl>`;
}

function bar(score: number | null): Html {
  const filled = Math.round(((score ?? 0) / 100) * width);
  const middle = (median / 100) * width;
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" preserveAspectRatio="none"><rect class="track" width="${width}" height="${height}"/><rect class="home" width="${filled}" height="${height}"/><rect class="mark" x="${middle}" width="1" height="${height}"/></svg>`;
}
