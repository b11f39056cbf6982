import { readFile } from 'node:fs/promises';
import { type League, leagueSchema } from '../../src/records/league-schema.ts';
import { DatasetError, type DatasetFault } from '../errors.ts';
import { parseDocument } from './document.ts';

/**
 * Reads a league from `data/league.json`, or from the file of another dataset.
 *
 * @throws {DatasetError} if there is none, or with the line and field of each fault
 */
export async function readLeague(file: string): Promise<League> {
  const bytes = await readFile(file).catch(() => undefined);
  const faults: DatasetFault[] = [];
  const league = parseDocument(new Map(bytes && [[file, bytes]]), file, leagueSchema, faults);
  if (league) return league;
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
