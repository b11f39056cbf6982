import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkDataset } from '../../build/check.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { integrityRules } from '../../src/integrity/index.ts';

/** New contents of files below the root, by their paths. */
export type Contents = ReadonlyMap<string, string>;

/**
 * Holds new contents against every rule, in a copy of the data: the root is not touched.
 *
 * @throws {DatasetError} naming file, line and column of what breaks a rule
 */
export async function checkContents(root: string, contents: Contents): Promise<void> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'refresh-'));
  try {
    await cp(path.join(root, 'data'), path.join(copy, 'data'), { recursive: true });
    await writeContents(copy, contents);
    const { dataset, locations } = await readDataset(copy);
    checkDataset(dataset, locations, integrityRules);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Writes files whole: each beside its place first, and only then all into their places. */
export async function writeContents(root: string, contents: Contents): Promise<void> {
  const targets = [...contents.keys()].map((file) => path.join(root, file));
  for (const [file, text] of contents) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.next`, text);
  }
  for (const target of targets) await rename(`${target}.next`, target);
}
