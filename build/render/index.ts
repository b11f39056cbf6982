import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeldTables } from '../../src/derive/tables.ts';
import { openapi } from '../../src/openapi.ts';
import type { QualityReport } from '../../src/records/quality.ts';
import { resources } from '../../src/resources/index.ts';
import { encode } from '../../src/resources/resource.ts';
import { landingPage } from '../../src/site/landing-page.ts';
import { qualityPage } from '../../src/site/quality-page.ts';
import { ratingsPage } from '../../src/site/ratings-page.ts';
import { renderAnswers } from './answers.ts';
import { renderCalendars } from './calendars.ts';
import { renderDownloads } from './downloads/index.ts';
import { renderHeaders } from './headers.ts';
import { renderRedirects } from './redirects.ts';

/** Files to publish: their bytes by path from the root of the host. */
export type Files = Map<string, Buffer>;

const indexPath = '/data/v1/index.json';

/** The CDN reads these and does not serve them. */
const configuration = ['/_headers', '/_redirects'];

/**
 * Everything that is published.
 *
 * @param onResource told after each resource, with how many answers it has
 */
export async function render(
  root: string,
  tables: HeldTables,
  quality: QualityReport,
  onResource: (name: string, answers: number) => void = () => {},
): Promise<Files> {
  const files: Files = new Map();
  const add = (address: string, content: string) => files.set(address, Buffer.from(content));
  for (const resource of resources) {
    const before = files.size;
    for (const [address, content] of renderAnswers(resource, tables)) add(address, content);
    onResource(resource.name, files.size - before);
  }
  for (const [address, content] of renderDownloads(tables)) files.set(address, content);
  for (const [address, content] of renderCalendars(tables)) add(address, content);
  const byHand = (name: string) => readFile(path.join(root, name), 'utf8');
  const current = tables.rows('snapshot')[0]?.season ?? 0;
  add('/openapi.json', `${JSON.stringify(openapi(resources), null, 2)}\n`);
  add('/index.html', landingPage(resources, tables));
  add('/ratings.html', ratingsPage(tables));
  add('/quality.html', qualityPage(quality));
  add('/quality.json', `${JSON.stringify(quality, null, 2)}\n`);
  add('/_headers', renderHeaders(await byHand('_headers'), resources, current));
  add('/_redirects', renderRedirects(await byHand('_redirects'), resources, tables));
  add(indexPath, renderIndex(files));
  return files;
}

/** The list of every file served, itself excepted: path, bytes and SHA-256. */
function renderIndex(files: Files): string {
  const listed = [...files]
    .filter(([address]) => !configuration.includes(address))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, content]) => ({ path: address, bytes: content.length, sha256: hash('sha256', content) }));
  return encode({
    count: listed.length,
    bytes: listed.reduce((sum, { bytes }) => sum + bytes, 0),
    files: listed,
  });
}
