import { expect, it } from 'vitest';
import { checkDataset } from '../../build/check-dataset.ts';
import { DatasetError, describeFault } from '../../build/errors.ts';
import { parseDataset, readDatasetFiles } from '../../build/read/dataset.ts';
import { RowLocations } from '../../build/read/document.ts';
import { parseTableFile } from '../../build/read/parse-table-file.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { ours } from './tables.ts';
import { perWorld } from './world.ts';

/** What becomes of a file's text. */
export type Change = (text: string) => string | Uint8Array;

/** One thing broken, and what is reported: the start of a fault, or a pattern of it. */
type Broken = readonly [what: string, file: string, change: Change, fault: string | RegExp];

/** Reads the files of a league, which tests break one by one. */
export const brokenOf = perWorld(async ({ project }) => {
  const files = await readDatasetFiles(project);
  const locations = new RowLocations();
  /** The parsed files by their bytes, so that a file that no test changes is parsed once. */
  const parsed = new Map<Uint8Array, ReturnType<typeof parseTableFile>>();

  /**
   * Returns what is found of the dataset with some files changed or added, a line each.
   *
   * @param changes by file; a file that does not exist is given as empty text
   */
  function findingsWith(changes: Readonly<Record<string, Change>>) {
    const warnings: string[] = [];
    const changed = new Map(files);
    for (const [file, change] of Object.entries(changes)) {
      const before = files.get(file) ?? Buffer.alloc(0);
      const after = Buffer.from(change(Buffer.from(before).toString('utf8')));
      if (after.equals(before)) throw new Error(`${file} was not changed: the test tests nothing`);
      changed.set(file, after);
    }
    try {
      const { dataset } = parseDataset(changed, project.data, {
        locations,
        parseFile: (table, bytes, file) => {
          const result = parsed.get(bytes) ?? parseTableFile(table, bytes, file, locations);
          if (files.get(file) === bytes) parsed.set(bytes, result);
          return result;
        },
      });
      checkDataset(dataset, locations, integrityRules, (warning) => warnings.push(describeFault(warning)));
      return { warnings, faults: [] };
    } catch (error) {
      if (error instanceof DatasetError) return { warnings, faults: error.message.split('\n').slice(1) };
      throw error;
    }
  }

  /** Returns the faults alone. */
  const faultsWith = (changes: Readonly<Record<string, Change>>): string[] => findingsWith(changes).faults;

  /** Tests that each is found, with file and line. */
  function testFaults(broken: readonly Broken[]): void {
    it.for(broken)('%s is found, with file and line', ([, file, change, fault]) => {
      const pattern = typeof fault === 'string' ? new RegExp(`^${RegExp.escape(fault)}`) : fault;
      expect(faultsWith({ [file]: change })).toContainEqual(expect.stringMatching(pattern));
    });
  }

  /** Returns wrong values of the first line of a CSV that contains `key`, each with what is reported after file and line. */
  function wrongValues(
    file: string,
    key: string,
    values: readonly (readonly [what: string, column: string, value: string, fault: string])[],
  ): Broken[] {
    const at = RegExp.escape(`${file}:${lineOf(file, key)}:`);
    return values.map(([what, column, value, fault]) => [
      what,
      file,
      setField(key, column, value),
      new RegExp(`^${at}${fault}`),
    ]);
  }

  /** Returns the line of a file that contains `key`, as faults name it. */
  function lineOf(file: string, key: string): number {
    const lines = Buffer.from(files.get(file) ?? [])
      .toString('utf8')
      .split('\n');
    return 1 + lines.findIndex((text) => text.includes(key));
  }

  return { findingsWith, faultsWith, testFaults, wrongValues, lineOf };
});

/** The files of our league, to break. */
export const { faultsWith, lineOf } = await brokenOf(ours);

/** Returns a change of one column in the first line of a CSV that contains `key`. */
export function setField(key: string, column: string, value: string): (content: string) => string {
  return (content) => {
    const lines = content.split('\n');
    const index = lines[0]?.split(',').indexOf(column) ?? -1;
    const line = lines.findIndex((text) => text.includes(key));
    if (index === -1 || line === -1) throw new Error(`no ${column} in a line with ${key}`);
    // None of the rows changed by tests has a quoted field.
    lines[line] = (lines[line] ?? '').split(',').with(index, value).join(',');
    return lines.join('\n');
  };
}
