import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { League } from '../../../src/records/league-schema.ts';
import { service } from '../../../src/service.ts';

/** Returns the documents that go with the downloads, by their name there. */
export async function documentsOf(root: string, league: League): Promise<Map<string, string>> {
  const { license, attribution } = league;
  const documents = new Map([
    ['LICENSE.txt', `${service.name}\n\n${license.name}\n${license.url}\n\nAttribution: ${attribution}\n`],
  ]);
  const changes = path.join(root, 'data/CHANGELOG.md');
  const noChanges = '# Changes of the data\n\nNone is recorded.\n';
  documents.set('CHANGELOG.md', existsSync(changes) ? await readFile(changes, 'utf8') : noChanges);
  return documents;
}
