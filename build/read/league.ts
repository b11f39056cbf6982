import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import {
  type League,
  leagueSchema,
  type PageLanguage,
  pageLanguages,
} from '../../src/records/league-schema.ts';
import { type LeagueTexts, leagueTextsSchema } from '../../src/site/league-texts.ts';
import { DatasetError, type DatasetFault } from '../errors.ts';
import { parseDocument } from './document.ts';

/**
 * Reads a league from `data/league.json`, or from the file of another dataset.
 *
 * @throws {DatasetError} if there is none, or with the line and field of each fault
 */
export function readLeague(file: string): Promise<League> {
  return readValid(file, leagueSchema);
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

async function readValid<Schema extends z.ZodObject>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const bytes = await readFile(file).catch(() => undefined);
  const faults: DatasetFault[] = [];
  const content = parseDocument(new Map(bytes && [[file, bytes]]), file, schema, faults);
  if (content) return content;
  throw new DatasetError(await withLines(faults, String(bytes ?? '')));
}

/** Adds to faults the line of each field in a JSON text. A missing field has the line of the object around it. */
async function withLines(faults: readonly DatasetFault[], json: string): Promise<DatasetFault[]> {
  // Loaded only where there are faults.
  const { isNode, LineCounter, parseDocument: parseYaml } = await import('yaml');
  const lineCounter = new LineCounter();
  // Every JSON text is a YAML text too.
  const document = parseYaml(json, { lineCounter });
  const lineOf = (names: readonly string[]): number => {
    const node = document.getIn(names, true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    return names.length === 0 ? 1 : lineOf(names.slice(0, -1));
  };
  const faultsWithLines = faults.map((fault) =>
    fault.column === undefined ? fault : { ...fault, line: lineOf(fault.column.split('.')) },
  );
  return faultsWithLines.sort((a, b) => a.line - b.line);
}
