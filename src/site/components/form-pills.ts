import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns results as letters on coloured squares, oldest first; the letter carries the meaning, not the colour. */
export function formPills({ t }: Site, form: readonly ('W' | 'D' | 'L')[]): Html {
  const letters = { W: t.columns.winsShort, D: t.columns.drawsShort, L: t.columns.lossesShort };
  return html`<ol class="form" aria-label="${t.formOf}">${form.map(
    (result) =>
      html`<li><abbr class="pill ${result}" title="${t.results[result]}">${letters[result]}</abbr></li>`,
  )}</ol>`;
}
