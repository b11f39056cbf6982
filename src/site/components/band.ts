import { type Html, html, nothing } from '../html.ts';

interface BandOptions {
  readonly title: string;
  /** The class of the club whose colour the band has. */
  readonly clubClass: string | undefined;
  /** The large mark of that club, on its own page. */
  readonly mark?: Html;
  /** Lines of text below the title, of which empty ones are left out. */
  readonly lines: readonly (Html | undefined)[];
  /** A button at its end. */
  readonly action?: Html;
  /** What matters most, with its words, as far as it is known. */
  readonly figures: readonly (BandFigure | undefined)[];
}

interface BandFigure {
  readonly value: Html | string | number;
  readonly label: string | Html;
  /** Whether it does not move with the matches of today. */
  readonly isBeforeToday?: boolean;
}

/** Returns the head of a page in the colour of a club: its title, a few lines, and its figures at the right. */
export function band({
  title,
  clubClass,
  mark = nothing,
  lines,
  action = nothing,
  figures,
}: BandOptions): Html {
  const knownFigures = figures.filter((figure) => figure !== undefined);
  return html`<div class="band${clubClass === undefined ? '' : ` ${clubClass}`}">${mark}<div><h1>${title}</h1>
${lines.filter((line) => line && String(line) !== '').map((line) => html`<p>${line}</p>\n`)}</div>
${knownFigures.length === 0 ? nothing : html`<dl>${knownFigures.map(drawFigure)}</dl>`}${action}</div>`;
}

function drawFigure({ value, label, isBeforeToday }: BandFigure): Html {
  return html`<div${isBeforeToday ? html` data-before-today` : nothing}><dt>${label}</dt><dd>${value}</dd></div>`;
}
