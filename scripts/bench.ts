import { existsSync } from 'node:fs';
import { build } from '../build/build-site.ts';
import { dataPath, outPath } from '../build/project.ts';
import { Report } from '../build/report.ts';
import { apiRoot } from '../src/resources/discovery.ts';
import { measureGrowth, measureLeagueOf } from './bench/growth.ts';
import { startPlainHandler } from './bench/plain-server.ts';
import { measureRequests } from './bench/requests.ts';
import { startRuntime } from './bench/runtime.ts';
import { printVerdict } from './bench/verdicts.ts';
import { runCommand } from './cli/command.ts';
import { project, projectRoot, readProjectLeague } from './cli/root.ts';
import { serve } from './serve.ts';

/** So many requests of one client are answered here: the limit is not what is measured. */
const rateLimit = '1000000';

/** Longer queries are shown cut. */
const maxShownLength = 60;

/** Measures each promise beside its baseline in the same run, since machines differ. Exits 1 when one is missed. */
await runCommand(
  {
    usage: `npm run bench
  measures build, answers and requests, each beside its baseline; exits 1 where a promise is missed`,
    onFailure: 'not measured to the end',
  },
  async () => {
    await measureBuild();
    for (const promised of await measureGrowth()) printVerdict(promised);
    await measureServers();
  },
);

/** Measures the build of this project beside writing the same files once more. */
async function measureBuild(): Promise<void> {
  const { build, rewrite, rewrittenFiles, dearestQuery } = await measureLeagueOf(dataPath(project));
  console.log(`\nBuild of this league: ${build.toFixed(1)} s of CPU`);
  console.log(
    `Dearest query: ${dearestQuery.query.slice(0, maxShownLength)} ${(dearestQuery.seconds * 1e3).toFixed(2)} ms of CPU`,
  );
  printVerdict({
    name: 'build, of the CPU of writing its files once more, hashed and compressed',
    value: build / rewrite,
    atMost: 1.5,
  });
  printVerdict({ name: 'files that an unchanged build rewrites', value: rewrittenFiles, atMost: 0 });
}

/** Measures requests to what is built: to the Worker alone, to `npm run host` and to a plain Node handler. */
async function measureServers(): Promise<void> {
  if (!existsSync(outPath(project))) await build(project, new Report());
  const league = await readProjectLeague();
  const { season, club } = league.examples;
  await using servers = new AsyncDisposableStack();
  const runtime = servers.adopt(await startRuntime(project), ({ stop }) => stop());
  const host = servers.adopt(await serve(project, 0, { RATE_LIMIT: rateLimit }), ({ stop }) => stop());
  const query = `${apiRoot}/matches?season=${season}&team=${club}`;
  const plain = servers.adopt(await startPlainHandler(host.url.origin + query), ({ stop }) => stop());
  await measureRequests(runtime, { origin: host.url.origin, pid: host.pid }, plain, projectRoot, league);
}
