import { type Html, html, nothing } from '../html.ts';
import { clubClass } from '../style/club-colours.ts';

export interface BandOptions {
  readonly title: string;
  /** The club whose colour the band has. */
  readonly club: string | undefined;
  /** Lines of text below the title. */
  readonly lines: readonly Html[];
  /** What matters most, with its words. */
  readonly figures: readonly { readonly value: string | number; readonly label: string | Html }[];
}

/** Returns the head of a page in the colour of a club: its title, a few lines, and its figures at the right. */
export function band({ title, club, lines, figures }: BandOptions): Html {
  return html`<div class="band${club === undefined ? '' : ` ${clubClass(club)}`}"><div><h1>${title}</h1>
${lines.filter((line) => String(line) !== '').map((line) => html`<p>${line}</p>\n`)}</div>
${figures.length === 0 ? nothing : html`<dl>${figures.map(({ value, label }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}</div>`;
}
