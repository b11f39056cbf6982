import { stat } from 'node:fs/promises';
import { UserError } from '../build/errors.ts';
import { formatCount } from '../build/report.ts';
import { parseWholeNumber, runCommand, UsageError } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { compareBuilds } from './diff/compare-builds.ts';
import { compareServices, describeKinds } from './diff/compare-services.ts';
import { checkOut, startProject } from './diff/start-commit.ts';

const maxQueries = 1_000_000;
/** A line tells how many queries are answered, so often. */
const progressStep = 1000;

await runCommand(
  {
    usage: `npm run diff -- BEFORE AFTER
       npm run diff -- --queries COUNT [--seed SEED] [BASE]
  compares two folders made by npm run build; prints Markdown for a comment
  --queries  builds and starts the commit BASE (HEAD by default) and this folder, asks both the same generated queries,
             and prints each kind of difference between their answers; the exit status is 1 where there is one
  --seed     which queries (1)`,
    options: { queries: { type: 'string' }, seed: { type: 'string', default: '1' } },
    positionals: ['[BEFORE]', '[AFTER]'],
    onFailure: 'not compared',
  },
  async ({ values: { queries, seed }, positionals }) => {
    if (queries === undefined) return comparePaths(positionals);
    if (positionals.length > 1) throw new UsageError('--queries takes one commit');
    const count = parseWholeNumber('--queries', queries, 1, maxQueries);
    const sampling = { count, seed: parseWholeNumber('--seed', seed, 0, 2 ** 31 - 1) };
    await compareCommits(positionals[0] ?? 'HEAD', sampling);
  },
);

async function comparePaths(folders: readonly string[]): Promise<void> {
  const [before, after] = folders;
  if (before === undefined || after === undefined)
    throw new UsageError(`positional arguments: expected BEFORE AFTER, got ${folders.join(' ') || 'none'}`);
  for (const folder of folders) {
    const stats = await stat(folder).catch(() => undefined);
    if (!stats?.isDirectory())
      throw new UserError(`${folder} is not a folder; expected one that npm run build made`);
  }
  process.stdout.write(await compareBuilds(before, after));
}

async function compareCommits(base: string, sampling: { count: number; seed: number }): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const { folder, remove } = await checkOut(projectRoot, base);
  ends.defer(remove);
  const services = [];
  // One after the other: each build takes all cores.
  for (const project of [folder, projectRoot]) {
    const service = await startProject(project);
    ends.defer(service.stop);
    services.push(service.origin);
  }
  const [before = '', after = ''] = services;
  const kinds = await compareServices(before, after, {
    ...sampling,
    onProgress(answered) {
      if (answered % progressStep === 0)
        console.error(`${formatCount(answered)} of ${formatCount(sampling.count)} queries`);
    },
  });
  console.log(describeKinds(kinds, sampling.count));
  if (kinds.size > 0) process.exitCode = 1;
}
