import { type Html, html } from '../html.ts';
import type { Words } from '../words.ts';

const shades = 4;

/** Returns how much is known, in per cent, on a shade of the same strength. Without rows it is a dash. */
export function coverage({ format }: Words, share: number | null): Html {
  if (share === null) return html`<span class="unknown">–</span>`;
  return html`<span class="shade-${Math.ceil(share * shades)}">${format.percent(share)}</span>`;
}
