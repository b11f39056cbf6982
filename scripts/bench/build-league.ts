import { hash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fastGlob from 'fast-glob';
import { build } from '../../build/build-site.ts';
import { checkDataset } from '../../build/check-dataset.ts';
import { outPath, type Project } from '../../build/project.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { Report } from '../../build/report.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { project } from '../cli/root.ts';
import { measureCpu } from './cpu.ts';
import { findDearestQuery } from './dearest-query.ts';

/** What a league costs: CPU in seconds. */
export interface LeagueCosts {
  readonly derive: number;
  /** The whole build, into an empty folder. */
  readonly build: number;
  /** Reading what was built, and writing it once more with its hashes and compression. */
  readonly rewrite: number;
  /** How many files a second build rewrites. */
  readonly rewrittenFiles: number;
  readonly dearestQuery: { readonly query: string; readonly seconds: number };
}

// Run as a process of its own, whose code is as cold as that of `npm run build`: `--data` names the folder of a league.
console.log(JSON.stringify(await measureLeague({ ...project, out: `${project.out}.bench` })));

async function measureLeague(project: Project): Promise<LeagueCosts> {
  const { dataset, locations } = await readDataset(project);
  const checks = checkDataset(dataset, locations, integrityRules);
  const derived = await measureCpu(() => deriveTables(dataset, checks));
  try {
    const built = await measureCpu(() => buildQuietly(project));
    const rewritten = await measureCpu(() => writeOnceMore(outPath(project)));
    const report = await buildQuietly(project);
    return {
      derive: derived.seconds,
      build: built.seconds,
      rewrite: rewritten.seconds,
      rewrittenFiles: Number(/([\d,]+) changed/.exec(report)?.[1]?.replaceAll(',', '')),
      dearestQuery: findDearestQuery(derived.result),
    };
  } finally {
    const { dir, base } = path.parse(outPath(project));
    for (const name of await fastGlob(`${base}*`, { cwd: dir, onlyFiles: false, dot: true }))
      await rm(path.join(dir, name), { recursive: true, force: true });
  }
}

/** Builds a league and returns what is reported. */
async function buildQuietly(project: Project): Promise<string> {
  const stream = new PassThrough();
  const reported = text(stream);
  await build(project, new Report(stream));
  stream.end();
  return reported;
}

/** Writes the files of a folder to another, with the SHA-256 of each and compressed: the least that publishing them costs. */
async function writeOnceMore(folder: string): Promise<void> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'written-'));
  try {
    for (const name of await fastGlob('**', { cwd: folder, dot: true })) {
      const bytes = await readFile(path.join(folder, name));
      const file = path.join(copy, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      await writeFile(`${file}.gz`, gzipSync(bytes));
      await writeFile(`${file}.sha256`, hash('sha256', bytes));
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
