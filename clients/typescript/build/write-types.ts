import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLeague } from '../../../build/read/league.ts';
import { renderTypes } from './types.ts';

const folder = path.resolve(import.meta.dirname, '../src/generated');
const leagueFile = path.resolve(import.meta.dirname, '../../../data/league.json');

/** Writes the types that the client's source imports. */
export async function writeTypes(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'api.ts'), renderTypes(await readLeague(leagueFile)));
}
