import { build } from '../build/build-site.ts';
import { readDataset } from '../build/read/dataset.ts';
import { Report } from '../build/report.ts';
import type { Variables } from '../src/edge/variables.ts';
import { apiRoot } from '../src/resources/discovery.ts';
import { parseWholeNumber, runCommand } from './cli/command.ts';
import { project, readProjectLeague } from './cli/root.ts';
import { replayableFeed } from './replay/lookups.ts';
import { momentOf, rewind } from './replay/rewind.ts';
import { maxSpeed, startReplay } from './replay/server.ts';
import { endWith, environmentUsage, expectFreePort, portOf, workerVariables } from './serve/process.ts';
import { type Served, serve } from './serve.ts';

const report = new Report();
const league = await readProjectLeague();
const { examples } = league;

const usage = `npm start [-- --replay MOMENT [--speed N]]
  --replay  serves the past: a match day such as ${examples.day}, or a moment such as ${examples.day}T16:00:00Z
  --speed   how many times faster than life the replay runs (1)
${environmentUsage}`;

await runCommand(
  {
    usage,
    options: { replay: { type: 'string' }, speed: { type: 'string', default: '1' } },
    onFailure: 'not serving',
  },
  async ({ values: { replay, speed } }) => {
    const port = portOf(process.env);
    const variables = workerVariables(league);
    await expectFreePort(port, '127.0.0.1');
    const { url, stop } = await (replay === undefined
      ? build(project, report).then(() => serve(project, port, variables))
      : servePast(port, variables, replay, parseWholeNumber('--speed', speed, 0, maxSpeed)));
    endWith(stop);
    report.done(`Serving at ${url.origin}; stop with Ctrl-C`);
    const example =
      replay === undefined ? `/matches?season=${examples.season}&team=${examples.club}` : '/live';
    console.log(`  curl ${url.origin}${apiRoot}\n  curl '${url.origin}${apiRoot}${example}'`);
  },
);

/** Serves the dataset as it was at a moment, with the feed replayed from there. */
async function servePast(port: number, variables: Variables, moment: string, speed: number): Promise<Served> {
  const { dataset } = await readDataset(project);
  // Before a build for nothing.
  replayableFeed(dataset.league);
  const { at, season } = momentOf(moment, dataset);
  const past = { ...project, out: `${project.out}.replay` };
  const now = new Date(at);
  await build(past, report, { now, transform: (dataset) => rewind(dataset, now, season) });
  const replay = await startReplay({ project, at, speed });
  const CLOCK = [Date.now(), replay.now().getTime(), speed].join(' ');
  const replayVariables = { ...variables, FEED_ENABLED: 'true', FEED_ORIGIN: replay.origin, CLOCK };
  const served = await serve(past, port, replayVariables);
  report.done(`Replaying the feed at ${replay.origin} from ${at}, ${speed} times as fast as life`);
  return { ...served, stop: async () => void (await Promise.all([served.stop(), replay.stop()])) };
}
