import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { measureQueries } from './bench/queries.ts';
import { measureRequests } from './bench/requests.ts';
import { startRuntime } from './bench/runtime.ts';
import { expectAtMost } from './bench/verdicts.ts';
import { runCommand } from './cli/command.ts';
import { readProjectLeague, projectRoot as root } from './cli/root.ts';

/** Measures each figure that the design promises beside its baseline in the same run. Exits 1 when one is missed. */
await runCommand(
  {
    usage: `npm run bench
  measures build, answers and requests, each beside its baseline; exits 1 where a promise is missed`,
    onFailure: 'not measured to the end',
  },
  async () => {
    await measureBuilds();
    await measureQueries(root);
    const runtime = await startRuntime(root);
    try {
      await measureRequests(runtime, root, await readProjectLeague());
    } finally {
      await runtime.stop();
    }
  },
);

/** Measures builds of all files, and what a build rewrites that has nothing new. */
async function measureBuilds(): Promise<void> {
  const seconds: number[] = [];
  // The fastest of two counts, since another process can only slow one down.
  for (let times = 0; times < 2; times++) {
    await rm(path.join(root, 'dist'), { recursive: true, force: true });
    const report = await build();
    const stages = [...report.matchAll(/^\w+ +(\d+) ms/gm)];
    seconds.push(stages.reduce((sum, [, ms]) => sum + Number(ms), 0) / 1000);
  }
  const rewrittenFiles = Number(/([\d,]+) changed/.exec(await build())?.[1]?.replaceAll(',', ''));
  console.log('\nBuild');
  expectAtMost('the whole build, into an empty folder', Math.min(...seconds), 5, ' s');
  expectAtMost('files that an unchanged build rewrites', rewrittenFiles, 0);
}

/** Builds in a process of its own, which has no warm code, and returns what it prints. */
async function build(): Promise<string> {
  const args = ['--max-semi-space-size=64', 'scripts/run.ts', 'build'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return stdout;
}
