import type { ResultLetter } from '../../derive/matches.ts';
import { type Html, html, nothing } from '../html.ts';
import { results } from '../names.ts';
import { clubClass } from '../style/club-colours.ts';
import type { Words } from '../words.ts';

/**
 * Returns a horizontal bar. It repeats a figure beside it, so it is hidden from screen readers.
 *
 * @param share how much of it is filled, 0 to 1
 * @param options.mark where a line crosses it, 0 to 1
 * @param options.className the class of the club whose colour it has
 */
export function bar(
  share: number,
  { mark, className }: { mark?: number; className?: string | undefined } = {},
): Html {
  const line = mark === undefined ? nothing : html`<rect class="median" x="${percent(mark)}" width="1"/>`;
  return html`<svg class="bar${className === undefined ? '' : ` ${className}`}" aria-hidden="true"><rect width="${percent(share)}"/>${line}</svg>`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Returns the mark of a club, which stands before its name. @param size `large` at the head of a page */
export function clubMark(club: string, size: '' | 'large' = ''): Html {
  return html`<i class="mark ${size === '' ? '' : html`large `}${clubClass(club)}"></i>`;
}

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

interface BandOptions {
  readonly title: string;
  /** The club whose colour the band has. */
  readonly club: string | undefined;
  /** The large mark of that club, on its own page. */
  readonly mark?: Html;
  /** Lines of text below the title, of which empty ones are left out. */
  readonly lines: readonly (Html | undefined)[];
  /** A button at its end. */
  readonly action?: Html;
  /** What matters most, with its words, as far as it is known. */
  readonly figures: readonly (
    | { readonly value: string | number; readonly label: string | Html }
    | undefined
  )[];
}

/** Returns the head of a page in the colour of a club: its title, a few lines, and its figures at the right. */
export function band({ title, club, mark = nothing, lines, action = nothing, figures }: BandOptions): Html {
  const known = figures.filter((figure) => figure !== undefined);
  return html`<div class="band${club === undefined ? '' : ` ${clubClass(club)}`}">${mark}<div><h1>${title}</h1>
${lines.filter((line) => line && String(line) !== '').map((line) => html`<p>${line}</p>\n`)}</div>
${known.length === 0 ? nothing : html`<dl>${known.map(({ value, label }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}${action}</div>`;
}

/** Returns names with a value each, those of which it is known. */
export function factList(
  facts: readonly (readonly [name: string, value: Html | string | null | undefined])[],
): Html {
  return html`<dl class="facts">${facts.map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : nothing))}</dl>`;
}

export interface FigureRow {
  /** The club whose mark stands before the name. */
  readonly club?: string | null;
  readonly name: Html;
  readonly note?: Html | string;
  readonly figure: Html | string | number;
}

/** Returns names with a figure each, one below the other, for a panel. */
export function figureList(rows: readonly FigureRow[]): Html {
  return html`<ol class="rows">${rows.map(
    ({ club, name, note, figure }) =>
      html`<li>
${club ? clubMark(club) : nothing}
<span class="grow"><span class="quiet">${name}</span>${note === undefined ? nothing : html`<span class="small quiet">${note}</span>`}</span>
<span class="figure">${figure}</span></li>
`,
  )}</ol>`;
}
