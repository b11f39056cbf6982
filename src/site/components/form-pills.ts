import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns results as letters on coloured squares, oldest first. Each letter says the result without its colour. */
export function formPills({ t }: Site, form: readonly ('W' | 'D' | 'L')[]): Html {
  if (form.length === 0) return html`–`;
  return html`<ol class="form" aria-label="${t.formOf}">${form.map(
    (result) =>
      html`<li><abbr class="pill ${result}" title="${t.results[result]}">${t.resultLetters[result]}</abbr></li>`,
  )}</ol>`;
}
