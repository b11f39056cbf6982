import type { Player } from '../../records/player.ts';
import { keysOf } from '../../records/typed.ts';
import { bar } from '../components/bar.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** The score of the player in the middle of the peers. */
const median = 0.5;

/** Returns the five areas of a rating as bars from 0 to 100, with a mark at the middle of the player's peers. */
export function areaBars(
  { t, format }: Site,
  { rating_breakdown: areas }: Pick<Player, 'rating_breakdown'>,
): Html {
  return html`<dl class="areas">${keysOf(areas).map((area) => {
    const score = areas[area];
    return html`<dt>${t.areas[area]}</dt><dd>${bar((score ?? 0) / 100, { mark: median })}</dd><dd>${format.number(score, 0)}</dd>
`;
  })}</dl>`;
}
