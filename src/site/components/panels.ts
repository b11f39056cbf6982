import { type Html, html, nothing } from '../html.ts';
import { clubClass } from '../style/club-colours.ts';
import { clubMark } from './marks.ts';

export interface BandOptions {
  readonly title: string;
  /** The club whose colour the band has. */
  readonly club: string | undefined;
  /** The large mark of that club, on its own page. */
  readonly mark?: Html;
  /** Lines of text below the title. */
  readonly lines: readonly Html[];
  /** What matters most, with its words. */
  readonly figures: readonly { readonly value: string | number; readonly label: string | Html }[];
}

/** Returns the head of a page in the colour of a club: its title, a few lines, and its figures at the right. */
export function band({ title, club, mark = nothing, lines, figures }: BandOptions): Html {
  return html`<div class="band${club === undefined ? '' : ` ${clubClass(club)}`}">${mark}<div><h1>${title}</h1>
${lines.filter((line) => String(line) !== '').map((line) => html`<p>${line}</p>\n`)}</div>
${figures.length === 0 ? nothing : html`<dl>${figures.map(({ value, label }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}</div>`;
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
      html`<li>${club ? clubMark(club) : nothing}<span class="grow"><span class="quiet">${name}</span>${note === undefined ? nothing : html`<span class="small quiet">${note}</span>`}</span><span class="figure">${figure}</span></li>
`,
  )}</ol>`;
}
