import type { ResultLetter } from '../../derive/tally.ts';
import { type Html, html } from '../html.ts';
import { resultLetters, results } from '../names.ts';
import type { Site } from '../site.ts';

/** Returns results as letters on coloured squares, oldest first. Each letter says the result without its colour. */
export function formPills(site: Site, form: readonly ResultLetter[]): Html {
  if (form.length === 0) return html`–`;
  return html`<ol class="form" aria-label="${site.t('Last five matches, oldest first')}">${form.map((result) => html`<li>${resultPill(site, result)}</li>`)}</ol>`;
}

/** Returns a result as a letter on a coloured square. */
export function resultPill({ t }: Site, result: ResultLetter): Html {
  return html`<abbr class="pill ${result}" title="${t(results[result])}">${t(resultLetters[result])}</abbr>`;
}
