import { readDataset } from '../build/read/dataset.ts';
import { measureBuilds } from './bench/builds.ts';
import { measureQueries } from './bench/queries.ts';
import { measureRequests } from './bench/requests.ts';
import { startRuntime } from './bench/runtime.ts';
import { Verdicts } from './bench/verdicts.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot as root } from './cli/root.ts';

/** Measures each figure that the design promises beside its baseline in the same run. Exits 1 when one is missed. */
await runCommand(
  {
    usage: `npm run bench
  measures build, answers and requests, each beside its baseline; exits 1 where a promise is missed`,
    onFailure: 'not measured to the end',
  },
  async () => {
    const { dataset } = await readDataset(root);
    const verdicts = new Verdicts();
    await measureBuilds(root, verdicts);
    await measureQueries(root, dataset.league, verdicts);
    const runtime = await startRuntime(root);
    try {
      await measureRequests(runtime, root, dataset.league, verdicts);
    } finally {
      await runtime.stop();
    }
    if (!verdicts.areKept) process.exitCode = 1;
  },
);
