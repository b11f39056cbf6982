import { type DataLinks, dataLinks } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import type { PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { beforeToday } from './before-today.ts';
import { type FigureRow, figureList } from './fact-lists.ts';
import { chartButtons } from './take-away.ts';

/** What a panel or section has: a heading, rows, content and links to its data. */
interface PanelParts {
  /** The id of the heading, for links to it. */
  readonly id: string;
  readonly title: Html | string;
  /** Names with a figure each, one below the other. */
  readonly rows?: readonly FigureRow[];
  /** What follows the rows. */
  readonly content?: Html | readonly Html[];
  /** Whether its content is a chart, which readers can share and save as a picture. */
  readonly isChart?: boolean;
  /** Whether its figures depend on the matches of today, and do not move with them. */
  readonly isBeforeToday?: boolean;
  /** Where a program can read what it shows. */
  readonly data?: DataLinks;
}

/** Returns the inside of a panel: its heading, rows and content, with a button for its data. */
export function part(site: Words & PublishedData, options: PanelParts): Html {
  const { id, title, rows, content, isChart = false, isBeforeToday = false, data } = options;
  const note = isBeforeToday ? beforeToday(site) : nothing;
  return html`<h2 id="${id}"${isBeforeToday ? html` data-before-today` : nothing}>${title}${note}</h2>
${rows === undefined ? nothing : figureList(rows)}
${isChart ? html`<div class="drawn">${content}</div>\n${chartButtons(site, id)}` : content}
${data === undefined ? nothing : dataLinks(site, data)}`;
}

/**
 * Returns how many others have the figure of the last one that a list shows, as a note. It is empty where nobody has.
 *
 * @param figures of all, in the order of the list
 * @param shown how many of them the list shows
 */
export function tiesNote({ t }: Words, figures: readonly number[], shown: number): Html {
  const figure = figures[shown - 1];
  const tied = figures.slice(shown).filter((other) => other === figure).length;
  if (figure === undefined || tied === 0) return nothing;
  const text = t('{count, plural, one {and # more} other {and # more}} with {figure}', {
    count: tied,
    figure,
  });
  return html`<p class="note">${text}</p>
`;
}

/** Returns a section without a box, such as a cell of a grid. */
export function section(site: Words & PublishedData, options: PanelParts): Html {
  return html`<section>${part(site, options)}</section>
`;
}

/**
 * Returns a panel, which is a section in a box.
 *
 * @param attributes of the box, by which the script finds it
 */
export function panel(site: Words & PublishedData, options: PanelParts, attributes: Html = nothing): Html {
  return html`<section class="panel"${attributes}>${part(site, options)}</section>
`;
}
