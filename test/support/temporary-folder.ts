import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/** Makes an empty folder. */
export const makeFolder = () => mkdtemp(path.join(os.tmpdir(), 'test-'));

/** Removes a folder with all that is in it, if it exists. */
export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Makes an empty folder for the tests of a file, after which it is removed. */
export async function folderOfFile(): Promise<string> {
  const folder = await makeFolder();
  afterAll(() => removeFolder(folder));
  return folder;
}

/** Gives each test an empty folder of its own, and returns how to get its path. */
export function folderOfEachTest(): () => string {
  let folder = '';
  beforeEach(async () => {
    folder = await makeFolder();
    return () => removeFolder(folder);
  });
  return () => folder;
}
