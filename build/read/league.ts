import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod/mini';
import {
  type League,
  leagueSchema,
  type PageLanguage,
  pageLanguages,
} from '../../src/records/league-schema.ts';
import { type LeagueTexts, leagueTextsSchema } from '../../src/site/words.ts';
import { DatasetError, type DatasetFault } from '../errors.ts';
import { parseDocument } from './document.ts';

/**
 * Reads a league from its file, such as `data/league.json`.
 *
 * @param file by which faults name it
 * @param folder the folder that its path is relative to
 * @throws {DatasetError} if there is none, or with the line and field of each fault
 */
export function readLeague(file: string, folder = '.'): Promise<League> {
  return readValid(file, leagueSchema, folder);
}

/**
 * Reads what a league is called in other languages, and texts of its data, from `league.fr.json` and its like in a
 * folder. A language without such a file is left out.
 *
 * @throws {DatasetError} with the line and field of each fault
 */
export async function readTranslations(folder: string): Promise<Partial<Record<PageLanguage, LeagueTexts>>> {
  const read = pageLanguages.map(async (language) => {
    const file = path.join(folder, `league.${language}.json`);
    return existsSync(file) ? [[language, await readValid(file, leagueTextsSchema)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

async function readValid<Schema extends z.ZodMiniObject>(
  file: string,
  schema: Schema,
  folder = '.',
): Promise<z.infer<Schema>> {
  const bytes = await readFile(path.resolve(folder, file)).catch(() => undefined);
  const faults: DatasetFault[] = [];
  const content = parseDocument(new Map(bytes && [[file, bytes]]), file, schema, faults);
  if (content) return content;
  throw new DatasetError(faults);
}
