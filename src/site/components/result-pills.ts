import type { ResultLetter } from '../../derive/matches.ts';
import { type Html, html } from '../html.ts';
import { results } from '../names.ts';
import type { Words } from '../words.ts';

/** Returns results as letters on coloured squares, oldest first. Each letter says the result without its colour. */
export function formPills(words: Words, form: readonly ResultLetter[]): Html {
  if (form.length === 0) return html`–`;
  const pills = form.map((result) => html`<li>${resultPill(words, result)}</li>`);
  return html`<ol class="form" aria-label="${words.t('Last five matches, oldest first')}">${pills}</ol>`;
}

/** Returns a result as a letter on a coloured square. */
export function resultPill({ t }: Words, result: ResultLetter): Html {
  return html`<abbr class="pill ${result}" title="${t(results[result])}">${t(result)}</abbr>`;
}
