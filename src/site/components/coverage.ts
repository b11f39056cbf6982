import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

const shades = 4;

/** Returns how much is known, in per cent, on a shade that repeats the figure; a dash where there are no rows. */
export function coverage({ format }: Site, share: number | null): Html {
  if (share === null) return html`<span class="unknown">–</span>`;
  return html`<span class="shade-${Math.ceil(share * shades)}">${format.percent(notRoundedAway(share))}</span>`;
}

/** Returns a share that is shown as 0 or 100 % only where it is that. */
export function notRoundedAway(share: number): number {
  if (share === 0 || share === 1) return share;
  return Math.min(0.99, Math.max(0.01, share));
}
