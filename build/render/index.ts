import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeldTables } from '../../src/derive/tables.ts';
import { openapi } from '../../src/openapi.ts';
import { resources } from '../../src/resources/index.ts';
import { encode } from '../../src/resources/resource.ts';
import { landingPage } from '../../src/site/landing-page.ts';
import { renderAnswers } from './answers.ts';
import { renderDumps } from './dumps.ts';
import { renderHeaders } from './headers.ts';

/** Files to publish: content by path from the root of the host. */
export type Files = Map<string, string>;

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
  onResource: (name: string, answers: number) => void = () => {},
): Promise<Files> {
  const files: Files = new Map();
  for (const resource of resources) {
    const before = files.size;
    for (const [address, content] of renderAnswers(resource, tables)) files.set(address, content);
    onResource(resource.name, files.size - before);
  }
  for (const [address, content] of renderDumps(tables)) files.set(address, content);
  files.set('/openapi.json', `${JSON.stringify(openapi(resources), null, 2)}\n`);
  files.set('/index.html', landingPage(resources, tables));
  files.set('/_headers', renderHeaders(await readFile(path.join(root, '_headers'), 'utf8'), resources));
  files.set('/_redirects', await readFile(path.join(root, '_redirects'), 'utf8'));
  files.set(indexPath, renderIndex(files));
  return files;
}

/** The list of every file served, itself excepted: path, bytes and SHA-256. */
function renderIndex(files: Files): string {
  const listed = [...files]
    .filter(([address]) => !configuration.includes(address))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, content]) => ({
      path: address,
      bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  return encode({
    count: listed.length,
    bytes: listed.reduce((sum, { bytes }) => sum + bytes, 0),
    files: listed,
  });
}
