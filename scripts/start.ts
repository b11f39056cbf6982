import net from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { UserError } from '../build/errors.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { readDataset } from '../build/read/dataset.ts';
import { Report } from '../build/report.ts';
import { apiRoot } from '../src/resources/discovery.ts';
import { feedOrigin } from './refresh/origin.ts';
import { momentOf } from './replay/moment.ts';
import { rewind } from './replay/rewind.ts';
import { startReplay } from './replay/server.ts';
import { serve, type Variables } from './serve.ts';

const usage = 'npm start [-- --replay MOMENT [--speed N]]';
const root = path.resolve(import.meta.dirname, '..');
const report = new Report();

try {
  const { replay, speed } = options();
  const port = wholeNumber('PORT', process.env.PORT || '8787', 65_535);
  await expectFree(port);
  const { url, stop } = await (replay === undefined
    ? serveToday(port)
    : servePast(port, replay, wholeNumber('--speed', speed, 10_000)));
  report.done(`Serving at ${url.origin}; stop with Ctrl-C`);
  const example = replay === undefined ? '/matches?season=2024&team=Forge' : '/live';
  console.log(`  curl ${url.origin}${apiRoot}\n  curl '${url.origin}${apiRoot}${example}'`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await stop();
      process.exit(0);
    });
  }
} catch (error) {
  exitWithError(error, 'not serving');
}

/** The dataset as it is, with the live feed unless the environment says there is none. */
async function serveToday(port: number) {
  const variables = variablesOf();
  await build(root, report);
  return serve(root, port, variables);
}

/** The dataset as it was at a moment, with the feed replayed from there. */
async function servePast(port: number, moment: string, speed: number) {
  const { dataset } = await readDataset(root);
  const { at, season } = momentOf(moment, dataset);
  const out = 'dist.replay';
  await build(root, report, { out, transform: (stored) => rewind(stored, new Date(at), season) });
  const replay = await startReplay({ root, at, speed });
  const { url, stop } = await serve(
    root,
    port,
    {
      ...limit(),
      FEED_ENABLED: 'true',
      FEED_ORIGIN: replay.origin,
      CLOCK: [Date.now(), replay.now().getTime(), speed].join(' '),
    },
    out,
  );
  report.done(`The feed is replayed at ${replay.origin} from ${at}, ${speed} times as fast as life`);
  return { url, stop: () => Promise.all([stop(), replay.stop()]) };
}

function variablesOf(): Variables {
  const isOff = process.env.FEED_ORIGIN === '';
  return {
    ...limit(),
    ...(isOff ? { FEED_ENABLED: 'false' } : { FEED_ENABLED: 'true', FEED_ORIGIN: feedOrigin(root) }),
  };
}

function limit(): Variables {
  const { RATE_LIMIT } = process.env;
  return RATE_LIMIT
    ? { RATE_LIMIT: String(wholeNumber('RATE_LIMIT', RATE_LIMIT, Number.MAX_SAFE_INTEGER)) }
    : {};
}

function options(): { replay?: string | undefined; speed: string } {
  try {
    return parseArgs({ options: { replay: { type: 'string' }, speed: { type: 'string', default: '1' } } })
      .values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${usage}`);
  }
}

/** @throws {UserError} if the text says anything but a whole number up to `most` */
function wholeNumber(name: string, text: string, most: number): number {
  if (!/^\d+$/.test(text) || Number(text) > most) {
    throw new UserError(`${name} is '${text}'; expected a whole number from 0 to ${most}`);
  }
  return Number(text);
}

/** @throws {UserError} if somebody listens there already: the runtime itself would only say so in its log */
function expectFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', () =>
      reject(new UserError(`port ${port} is taken; set PORT to another, as in PORT=8788 npm start`)),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
