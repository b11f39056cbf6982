import { once } from 'node:events';
import net from 'node:net';
import { build } from '../build/build.ts';
import { UserError } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { Report } from '../build/report.ts';
import { parseEnvironment, type Variables } from '../src/edge/environment.ts';
import { apiRoot } from '../src/resources/discovery.ts';
import { parseWholeNumber, runCommand } from './cli/command.ts';
import { readProjectLeague, projectRoot as root } from './cli/root.ts';
import { feedOrigin } from './refresh/json-client.ts';
import { replayableFeed } from './replay/lookups.ts';
import { momentOf, rewind } from './replay/rewind.ts';
import { maxSpeed, startReplay } from './replay/server.ts';
import { type Served, serve } from './serve.ts';
import { onParentExit } from './start/parent.ts';

const maxPort = 65_535;
const report = new Report();
const league = await readProjectLeague();
const { examples } = league;

const usage = `npm start [-- --replay MOMENT [--speed N]]
  --replay  serves the past: a match day such as ${examples.day}, or a moment such as ${examples.day}T16:00:00Z
  --speed   how many times faster than life the replay runs (1)
  PORT, RATE_LIMIT and FEED_ORIGIN in the environment replace the defaults; an empty FEED_ORIGIN turns the live feed off`;

await runCommand(
  {
    usage,
    options: { replay: { type: 'string' }, speed: { type: 'string', default: '1' } },
    onFailure: 'not serving',
  },
  async ({ values: { replay, speed } }) => {
    const port = parseWholeNumber('PORT', process.env.PORT || '8787', 0, maxPort);
    const variables = workerVariables();
    await expectFreePort(port);
    const { url, stop } = await (replay === undefined
      ? build(root, report).then(() => serve(root, port, variables))
      : servePast(port, variables, replay, parseWholeNumber('--speed', speed, 0, maxSpeed)));
    report.done(`Serving at ${url.origin}; stop with Ctrl-C`);
    const example =
      replay === undefined ? `/matches?season=${examples.season}&team=${examples.club}` : '/live';
    console.log(`  curl ${url.origin}${apiRoot}\n  curl '${url.origin}${apiRoot}${example}'`);
    const end = async () => {
      await stop();
      process.exit(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
    onParentExit(end);
  },
);

/** Serves the dataset as it was at a moment, with the feed replayed from there. */
async function servePast(port: number, variables: Variables, moment: string, speed: number): Promise<Served> {
  const { dataset } = await readDataset(root);
  // Before a build for nothing.
  replayableFeed(dataset.league);
  const { at, season } = momentOf(moment, dataset);
  const out = 'dist.replay';
  const now = new Date(at);
  await build(root, report, { out, now, transform: (dataset) => rewind(dataset, now, season) });
  const replay = await startReplay({ root, at, speed });
  const CLOCK = [Date.now(), replay.now().getTime(), speed].join(' ');
  const replayVariables = { ...variables, FEED_ENABLED: 'true', FEED_ORIGIN: replay.origin, CLOCK };
  const { url, stop } = await serve(root, port, replayVariables, out);
  report.done(`Replaying the feed at ${replay.origin} from ${at}, ${speed} times as fast as life`);
  return { url, stop: async () => void (await Promise.all([stop(), replay.stop()])) };
}

/**
 * Returns the Worker's variables; an empty FEED_ORIGIN turns the feed off.
 *
 * @throws {UserError} if the Worker could not use them
 */
function workerVariables(): Variables {
  const { RATE_LIMIT, FEED_ORIGIN } = process.env;
  const isOff = FEED_ORIGIN === '' || !league.feed;
  const feed = isOff ? { FEED_ENABLED: 'false' } : { FEED_ENABLED: 'true', FEED_ORIGIN: feedOrigin(league) };
  const variables = { ...(RATE_LIMIT && { RATE_LIMIT }), ...feed };
  const { faults } = parseEnvironment(variables, league.feed);
  if (faults.length > 0) throw new UserError(faults.join('. '));
  return variables;
}

/** @throws {UserError} if the port is taken: the runtime itself would say so in its log alone */
async function expectFreePort(port: number): Promise<void> {
  const probe = net.createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening').catch(() => {
    throw new UserError(`port ${port} is taken; set PORT to another, as in PORT=8788 npm start`);
  });
  await probe[Symbol.asyncDispose]();
}
