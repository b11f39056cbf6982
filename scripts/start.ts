import net from 'node:net';
import path from 'node:path';
import { build } from '../build/build.ts';
import { fail } from '../build/fail.ts';
import { Mistake } from '../build/faults.ts';
import { Report } from '../build/report.ts';
import { apiRoot } from '../src/resources/discovery.ts';
import { serve } from './serve.ts';

const root = path.resolve(import.meta.dirname, '..');
const report = new Report();

try {
  const port = wholeNumber('PORT', '8787', 65_535);
  wholeNumber('RATE_LIMIT', '300', Number.MAX_SAFE_INTEGER);
  await build(root, report);
  await expectFree(port);
  const { url, stop } = await serve(root, port);
  report.done(`Serving dist/ at ${url.origin}; stop with Ctrl-C`);
  console.log(
    `  curl ${url.origin}${apiRoot}\n  curl '${url.origin}${apiRoot}/matches?season=2024&team=Forge'`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await stop();
      process.exit(0);
    });
  }
} catch (error) {
  fail(error, 'not serving');
}

/** @throws {Mistake} if the environment says anything but a whole number up to `most` */
function wholeNumber(name: string, fallback: string, most: number): number {
  const text = process.env[name] || fallback;
  if (!/^\d+$/.test(text) || Number(text) > most) {
    throw new Mistake(`${name} is '${text}'; expected a whole number from 0 to ${most}`);
  }
  return Number(text);
}

/** @throws {Mistake} if somebody listens there already: the runtime itself would only say so in its log */
function expectFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', () =>
      reject(new Mistake(`port ${port} is taken; set PORT to another, as in PORT=8788 npm start`)),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
