import { once } from 'node:events';
import net from 'node:net';
import { getSystemErrorMessage } from 'node:util';
import { UserError } from '../../build/errors.ts';
import { parseEnvironment, type Variables } from '../../src/edge/variables.ts';
import type { League } from '../../src/records/league-schema.ts';
import { pick } from '../../src/records/typed.ts';
import { parseWholeNumber } from '../cli/command.ts';
import { feedOrigin } from '../refresh/json-client.ts';

const maxPort = 65_535;

/** What the usage of a command that serves says of the environment. */
export const environmentUsage = `  PORT, RATE_LIMIT and FEED_ORIGIN in the environment replace the defaults; an empty FEED_ORIGIN turns the live feed off
  TRUSTED_PROXY names the proxy whose X-Forwarded-For and X-Forwarded-Proto are believed; ACCESS_LOG=true prints a line for each request`;

export const portOf = ({ PORT }: NodeJS.ProcessEnv): number =>
  parseWholeNumber('PORT', PORT || '8787', 0, maxPort);

/**
 * Returns the Worker's variables; an empty FEED_ORIGIN turns the feed off.
 *
 * @throws {UserError} if the Worker could not use them
 */
export function workerVariables(league: League): Variables {
  const { FEED_ORIGIN } = process.env;
  const isOff = FEED_ORIGIN === '' || !league.feed;
  const feed = isOff ? { FEED_ENABLED: 'false' } : { FEED_ENABLED: 'true', FEED_ORIGIN: feedOrigin(league) };
  const names = [
    'RATE_LIMIT',
    'RATE_LIMIT_SAMPLE',
    'NOTIFY_URL',
    'NOTIFY_TOKEN',
    'TRUSTED_PROXY',
    'ACCESS_LOG',
  ].filter((name) => process.env[name]);
  const variables: Variables = { ...pick(process.env, names), ...feed };
  const { faults } = parseEnvironment(variables, league.feed);
  if (faults.length > 0) throw new UserError(faults.join('. '));
  return variables;
}

/** Returns the address to listen on, without the brackets that one of IPv6 may have. */
export const hostnameOf = ({ HOST }: NodeJS.ProcessEnv): string =>
  (HOST || '127.0.0.1').replace(/^\[(.*)\]$/, '$1');

/** @throws {UserError} if nothing can listen there, and why: the runtime itself would say so in its log alone */
export async function expectFreePort(port: number, hostname: string): Promise<void> {
  const probe = net.createServer().listen(port, hostname);
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new UserError(`port ${port} is taken; set PORT to another, as in PORT=8788 npm start`);
    const reason = getSystemErrorMessage(error.errno ?? 0);
    throw new UserError(`cannot listen on ${hostname} at port ${port}: ${reason}`);
  });
  await probe[Symbol.asyncDispose]();
}

const parentIntervalMs = 500;

/**
 * Stops what serves, and the process, at a signal or when its parent has ended, such as npm by `kill -9`. Further signals change
 * nothing. The scripts of `package.json` begin with `exec`, so that npm and not its shell is the parent.
 */
export function endWith(stop: () => Promise<void>): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  // Once the parent has ended, the process has another one.
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    void end();
  }, parentIntervalMs).unref();
}
