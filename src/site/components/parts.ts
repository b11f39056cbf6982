import { type Html, html, nothing } from '../html.ts';
import type { PublishedData } from '../published-data.ts';
import { type SourceLinks, sourceLinks } from '../source-links.ts';
import type { Words } from '../words.ts';
import { type FigureRow, figureList } from './fact-lists.ts';

/** A part of a page below a heading. */
interface Part {
  /** The id of the heading, for links to it. */
  readonly id: string;
  readonly title: Html | string;
  /** Names with a figure each, one below the other. */
  readonly rows?: readonly FigureRow[];
  /** What follows the rows, or stands in place of them. */
  readonly content?: Html | readonly Html[];
  /** Where a program can read what the part shows. */
  readonly sources?: SourceLinks;
}

/** Returns a part of a page: its heading, rows and content, with a button for its data. */
export function part(site: Words & PublishedData, { id, title, rows, content, sources }: Part): Html {
  return html`<h2 id="${id}">${title}</h2>
${rows === undefined ? nothing : figureList(rows)}
${content}
${sources === undefined ? nothing : sourceLinks(site, sources)}`;
}

/** Returns a part of a page as a section of its own, such as a cell of a grid of them. */
export function section(site: Words & PublishedData, options: Part): Html {
  return html`<section>${part(site, options)}</section>
`;
}

/**
 * Returns a part of a page in a box.
 *
 * @param attributes of the box, by which the script finds it
 */
export function panel(site: Words & PublishedData, options: Part, attributes: Html = nothing): Html {
  return html`<section class="panel"${attributes}>${part(site, options)}</section>
`;
}
