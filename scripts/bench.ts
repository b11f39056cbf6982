import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { median } from 'simple-statistics';
import { build } from '../build/build.ts';
import { Report } from '../build/report.ts';
import { expensiveQueries, timeQueries, typicalQueries } from './bench/queries.ts';
import { measureRequests } from './bench/requests.ts';
import { startRuntime } from './bench/runtime.ts';
import { Verdicts } from './bench/verdicts.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot as root } from './cli/root.ts';
import { whyNotReplayable } from './replay/replayable.ts';

/** Measures each figure that the design promises beside its baseline in the same run. Exits 1 when one is missed. */

const dist = path.join(root, 'dist');
/** The fastest of so many builds counts, since another process can only slow one down. */
const buildCount = 2;

await runCommand(
  {
    usage: `npm run bench
  measures build, answers, requests and the reader of the feed, each beside its baseline; exits 1 where a promise is missed`,
    onFailure: 'not measured to the end',
  },
  async () => {
    const verdicts = new Verdicts();
    await measureBuilds(verdicts);
    await measureQueries(verdicts);
    const reason = whyNotReplayable();
    if (reason) console.log(`\nThe reader of the feed is not measured: ${reason}`);
    else await measureFeedSteps();
    const runtime = await startRuntime(root);
    try {
      await measureRequests(runtime, dist, verdicts);
    } finally {
      await runtime.stop();
    }
    if (!verdicts.areKept) process.exitCode = 1;
  },
);

/**
 * Measures in a process that compiles no code from text, as the Workers runtime does not: schemas parse more slowly.
 */
async function measureFeedSteps(): Promise<void> {
  const args = ['--disallow-code-generation-from-strings', path.join('scripts', 'bench', 'feed-steps.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  process.stdout.write(stdout);
}

async function measureBuilds(verdicts: Verdicts): Promise<void> {
  await build(root, new Report());
  const before = await stampsOf(dist);
  await build(root, new Report());
  const after = await stampsOf(dist);
  const rewrittenFiles = [...after].filter(([name, stamp]) => before.get(name) !== stamp).length;
  const builds = [];
  for (let times = 0; times < buildCount; times++) builds.push(await measureBuild());
  const [fastestBuild] = builds.sort((a, b) => a.seconds - b.seconds);
  if (!fastestBuild) return;
  console.log('\nBuild');
  verdicts.atMost('the whole build, into an empty folder', fastestBuild.seconds, 5, ' s');
  const [writing, copying] = [fastestBuild.writing, fastestBuild.copying].map((seconds) =>
    seconds.toFixed(2),
  );
  console.log(
    `  of it writing after rendering: ${writing} s; a mere copy of the same files takes this disk ${copying} s`,
  );
  verdicts.atMost('files that an unchanged build rewrites', rewrittenFiles, 0);
}

/** Builds into a new folder in a process of its own, with the options of `npm run build`, and copies what it wrote. */
async function measureBuild() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  try {
    const out = path.join(folder, 'dist');
    const script = path.join('scripts', 'bench', 'timed-build.ts');
    const args = ['--max-semi-space-size=64', script, path.relative(root, out)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    const timing: { seconds: number; writing: number } = JSON.parse(stdout);
    const start = performance.now();
    await cp(out, `${out}.copy`, { recursive: true });
    return { ...timing, copying: (performance.now() - start) / 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns which file each name is, and when it was written. */
async function stampsOf(folder: string): Promise<Map<string, string>> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  const stamps = names.map(async (name) => {
    const { ino, mtimeMs } = await stat(path.join(folder, name));
    return [name, `${ino} ${mtimeMs}`] as const;
  });
  return new Map(await Promise.all(stamps));
}

async function measureQueries(verdicts: Verdicts): Promise<void> {
  const typicalTimings = await timeQueries(dist, typicalQueries);
  const expensiveTimings = await timeQueries(dist, expensiveQueries);
  console.log('\nQueries that are not prerendered, CPU in this process; the ten most expensive:');
  for (const { query, coldMs, warmMs } of expensiveTimings.slice(0, 10))
    console.log(
      `  ${query.slice(0, 90).padEnd(90)} cold ${coldMs.toFixed(1).padStart(5)} ms  warm ${warmMs.toFixed(2).padStart(5)} ms`,
    );
  verdicts.atMost(
    'the median over one season, warm',
    median(typicalTimings.map(({ warmMs }) => warmMs)),
    1,
    ' ms',
  );
  verdicts.atMost('the most expensive of all, warm', expensiveTimings[0]?.warmMs ?? 0, 5, ' ms');
  const slowestColdMs = Math.max(...typicalTimings.map(({ coldMs }) => coldMs));
  verdicts.atMost('the slowest over one season, cold', slowestColdMs, 10, ' ms');
}
