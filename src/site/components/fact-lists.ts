import { type Html, html, nothing } from '../html.ts';

/** Returns names with a value each, those of which it is known. */
export function factList(
  facts: readonly (readonly [name: string, value: Html | string | null | undefined])[],
): Html {
  return html`<dl class="facts">${facts.map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : nothing))}</dl>`;
}

export interface FigureRow {
  /** The mark of the club before the name. */
  readonly mark?: Html;
  readonly name: Html;
  readonly note?: Html | string;
  readonly figure: Html | string | number;
}

/**
 * Returns names with a figure each, one below the other, for a panel.
 *
 * @param isLong whether they flow in two columns where there is room
 */
export function figureList(rows: readonly FigureRow[], isLong = false): Html {
  return html`<ol class="rows${isLong ? ' long' : ''}">${rows.map(
    ({ mark = nothing, name, note, figure }) =>
      html`<li>
${mark}
<span class="grow"><span class="quiet">${name}</span>${note === undefined ? nothing : html`<span class="small quiet">${note}</span>`}</span>
<span class="figure">${figure}</span></li>
`,
  )}</ol>`;
}
