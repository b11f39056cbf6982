import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot as root } from '../cli/root.ts';
import type { BuildFigures } from './scaled-build.ts';

/**
 * Builds a dataset of so many times the seasons into a temporary folder, in a process of its own.
 *
 * @param use what to do with the built folder before it is removed
 */
export async function measureBuild<Result>(
  factor: number,
  use: (dist: string, figures: BuildFigures) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  try {
    const dist = path.join(folder, 'dist');
    const script = path.join(import.meta.dirname, 'scaled-build.ts');
    // Everything that is built is in memory at once; `npm run build` has the second option too.
    const args = [
      '--max-old-space-size=16000',
      '--max-semi-space-size=64',
      script,
      String(factor),
      path.relative(root, dist),
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    return await use(dist, JSON.parse(stdout));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
