import { execFile } from 'node:child_process';
import { cp, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { median } from 'simple-statistics';
import { build } from '../build/build.ts';
import { Report } from '../build/report.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureBuild } from './bench/measure-build.ts';
import { expensiveQueries, timeQueries, typicalQueries } from './bench/queries.ts';
import { measureRequests } from './bench/requests.ts';
import { startRuntime } from './bench/runtime.ts';
import { measureMemory } from './bench/soak.ts';
import { Verdicts } from './bench/verdicts.ts';
import { parseWholeNumber } from './cli/arguments.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot as root } from './cli/root.ts';
import { whyNotReplayable } from './replay/replayable.ts';

/** Measures each figure that the design promises beside its baseline in the same run. Exits 1 when one is missed. */

const dist = path.join(root, 'dist');
/** The fastest of so many builds counts, since another process can only slow one down. */
const buildCount = 2;
const maxScale = 20;

await runCommand(
  {
    usage: `npm run bench [-- --scale N]
  measures build, answers, requests and the reader of the feed, each beside its baseline; exits 1 where a promise is missed
  --scale N    builds N times the seasons instead, and says what grows and where the budget of files ends`,
    options: { scale: { type: 'string' } },
    onFailure: 'not measured to the end',
  },
  async ({ values: { scale } }) => {
    const verdicts = new Verdicts();
    if (scale === undefined) await measureToday(verdicts);
    else await measureGrowth(parseWholeNumber('--scale', scale, 2, maxScale), verdicts);
    if (!verdicts.areKept) process.exitCode = 1;
  },
);

async function measureToday(verdicts: Verdicts): Promise<void> {
  await measureBuilds(verdicts);
  await measureQueries(verdicts);
  const reason = whyNotReplayable();
  if (reason) console.log(`\nThe reader of the feed is not measured: ${reason}`);
  else await measureFeedSteps();
  const runtime = await startRuntime(root);
  try {
    await measureRequests(runtime, dist, verdicts);
    await measureMemory(runtime, verdicts);
  } finally {
    await runtime.stop();
  }
}

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
  const builds: { seconds: number; waiting: number; copying: number }[] = [];
  for (let times = 0; times < buildCount; times++) {
    builds.push(
      await measureBuild(1, async (builtFolder, { seconds, stages }) => {
        const start = performance.now();
        await cp(builtFolder, `${builtFolder}.copy`, { recursive: true });
        return { seconds, waiting: stages.write ?? 0, copying: (performance.now() - start) / 1000 };
      }),
    );
  }
  const [fastestBuild] = builds.sort((a, b) => a.seconds - b.seconds);
  if (!fastestBuild) return;
  console.log('\nBuild');
  verdicts.atMost('the whole build, into an empty folder', fastestBuild.seconds, 5, ' s');
  const [waiting, copying] = [fastestBuild.waiting, fastestBuild.copying].map((seconds) =>
    seconds.toFixed(2),
  );
  console.log(
    `  of it writing after rendering: ${waiting} s; a mere copy of the same files takes this disk ${copying} s`,
  );
  verdicts.atMost('files that an unchanged build rewrites', rewrittenFiles, 0);
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
