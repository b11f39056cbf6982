import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

const shades = 4;

/** Returns how much is known, in per cent, on a shade of the same strength. Without rows it is a dash. */
export function coverage({ format }: Site, share: number | null): Html {
  if (share === null) return html`<span class="unknown">–</span>`;
  return html`<span class="shade-${Math.ceil(share * shades)}">${format.percent(notRoundedAway(share))}</span>`;
}

/** Returns a share that rounds to 0 or 100 % only where it is exactly that. */
export function notRoundedAway(share: number): number {
  if (share === 0 || share === 1) return share;
  return Math.min(0.99, Math.max(0.01, share));
}
