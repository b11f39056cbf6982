import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Verdicts } from './verdicts.ts';

/** Measures builds of all files, and what a build rewrites that has nothing new. */
export async function measureBuilds(root: string, verdicts: Verdicts): Promise<void> {
  const seconds: number[] = [];
  // The fastest of two counts, since another process can only slow one down.
  for (let times = 0; times < 2; times++) {
    await rm(path.join(root, 'dist'), { recursive: true, force: true });
    const report = await build(root);
    const stages = [...report.matchAll(/^\w+ +(\d+) ms/gm)];
    seconds.push(stages.reduce((sum, [, ms]) => sum + Number(ms), 0) / 1000);
  }
  const rewrittenFiles = Number(/([\d,]+) changed/.exec(await build(root))?.[1]?.replaceAll(',', ''));
  console.log('\nBuild');
  verdicts.atMost('the whole build, into an empty folder', Math.min(...seconds), 5, ' s');
  verdicts.atMost('files that an unchanged build rewrites', rewrittenFiles, 0);
}

/** Builds in a process of its own, which has no warm code, and returns what it prints. */
async function build(root: string): Promise<string> {
  const args = ['--max-semi-space-size=64', 'scripts/run.ts', 'build'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return stdout;
}
