import { address } from '../query/address.ts';
import { maxLimit } from '../query/page.ts';
import { parseQuery } from '../query/parse-query.ts';
import { tableAddress } from '../records/published.ts';
import { exampleOf } from '../resources/discovery.ts';
import { type Html, html, joined, nothing } from './html.ts';
import type { PublishedData } from './published-data.ts';
import type { Words } from './words.ts';

/** Where a program can read what a part of a page shows. */
export interface DataLinks {
  /** The name of a resource. The links to its file, to CSV and to the API follow from it and `query`. */
  readonly resource?: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** The path of a file that the API does not answer with. */
  readonly json?: string;
  readonly csv?: string;
  readonly calendar?: string;
  /** The downloads that a part without a file of its own is computed from, such as `matches/2025.json`. */
  readonly computedFrom?: readonly string[];
}

/** Returns what links all rows of a season: the default limit may leave some out, and the file is the download. */
export function wholeSeason(resource: 'forecasts' | 'matches' | 'players', season: number) {
  return { resource, query: { season, limit: maxLimit }, json: tableAddress(resource, season) };
}

/** Returns links to the data behind a part of a page, behind one quiet button. */
export function dataLinks(site: Words & PublishedData, links: DataLinks): Html {
  const { t } = site;
  const { resource, query, json, csv, calendar, computedFrom = [] } = links;
  const answer = resource === undefined ? undefined : linksOf(site, resource, query ?? {});
  const answers: [label: string, href: string | undefined][] = [
    [t('JSON'), json ?? answer?.json],
    [t('CSV'), csv ?? answer?.csv],
    [t('API call'), answer?.api],
    [t('Calendar'), calendar],
  ];
  const files = computedFrom.map((name) => [name, `/dumps/${name}`] as const);
  const answerLinks = answers.filter(([, href]) => href !== undefined);
  const source = answerLinks.length === 0 ? nothing : joinLinks(answerLinks);
  const origin = files.length === 0 ? nothing : html`${t('Computed from')} ${joinLinks(files)}`;
  const separator = answerLinks.length > 0 && files.length > 0 ? '. ' : '';
  return html`<details class="data-links"><summary>${t('Data')}</summary><p>${source}${separator}${origin}</p></details>`;
}

function joinLinks(links: readonly (readonly [label: string, href: string | undefined])[]): Html {
  return joined(links.map(([label, href]) => html`<a href="${href}">${label}</a>`));
}

/** Returns the addresses of a query's answer: at the API, as CSV where it has rows, and of its file if it has one. */
export function linksOf(
  { sizeOf, tables, resources }: PublishedData,
  name: string,
  query: NonNullable<DataLinks['query']>,
): { api: string; csv: string | undefined; json: string | undefined } {
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  const parameters = Object.entries(query).map(([key, value]) => [key, String(value)] as const);
  const parsedQuery = parseQuery(resource.parameters, parameters);
  const file = address(resource, resource.canonical?.(parsedQuery, tables) ?? parsedQuery);
  const text = parameters.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  const api = exampleOf(resource.path, text);
  const hasFile = file !== null && sizeOf(file) !== undefined;
  return {
    api,
    csv: resource.rows ? `${api}${api.includes('?') ? '&' : '?'}format=csv` : undefined,
    json: hasFile ? file : undefined,
  };
}
