import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Where the data of a part of a page can be read by a program. */
export interface Sources {
  /** A query of the API, such as `/api/v1/standings?season=2025`. */
  readonly api?: string;
  readonly json?: string;
  readonly csv?: string;
  readonly calendar?: string;
}

/** Returns links to the data behind a part of a page. */
export function sourceLinks({ t }: Site, { api, json, csv, calendar }: Sources): Html {
  const links = [
    ...(json === undefined ? [] : [html`<a href="${json}">${t.json}</a>`]),
    ...(csv === undefined ? [] : [html`<a href="${csv}">${t.csv}</a>`]),
    ...(api === undefined ? [] : [html`<a href="${api}">${t.api}</a>`]),
    ...(calendar === undefined ? [] : [html`<a href="${calendar}">${t.calendar}</a>`]),
  ];
  return html`<p class="sources">${t.source}: ${links.map((link, index) => (index === 0 ? link : html` · ${link}`))}</p>`;
}
