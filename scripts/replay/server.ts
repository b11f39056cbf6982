import { once } from 'node:events';
import http, { STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf, UserError } from '../../build/errors.ts';
import type { Project } from '../../build/project.ts';
import { keysOf } from '../../src/records/typed.ts';
import { faults, ReplayedFeed } from './feed.ts';

/** Answers a request about the replay itself: its status, after a change of its clock or fault. */
function control(feed: ReplayedFeed, method: string, url: URL, response: http.ServerResponse): void {
  const { pathname, searchParams: query } = url;
  try {
    if (method !== (pathname === '/replay' ? 'GET' : 'POST'))
      throw new UserError('/replay is for GET alone, /replay/clock and /replay/fault for POST');
    if (pathname === '/replay/clock') feed.set(query.get('at') ?? '');
    if (pathname === '/replay/fault') feed.fault(faultOf(query.get('name')), query.get('on') ?? '');
    sendJson(response, { ...feed.status(), faults });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    refuse(response, 400, error.message);
  }
}

function faultOf(name: string | null) {
  const fault = keysOf(faults).find((faultName) => faultName === name);
  if (fault || !name) return fault ?? null;
  throw new UserError(`there is no fault '${name}'; expected one of ${Object.keys(faults).join(', ')}`);
}

/** How many times faster than life a replay may run. */
export const maxSpeed = 10_000;

interface ReplayOptions {
  /** Where the dataset is. */
  readonly project: Project;
  /** The port; 0 takes any that is free. */
  readonly port?: number | undefined;
  /** The moment or match day at which the replay begins. Without it no day is played: the answers are those of the dataset. */
  readonly at?: string | undefined;
  /** How many times faster than life. At 0, time does not pass. */
  readonly speed?: number | undefined;
}

/** The replayed feed, served at its `origin`, `http://127.0.0.1:PORT`. */
export type Replay = Awaited<ReturnType<typeof startReplay>>;

/**
 * Serves the feed's paths from the dataset, on 127.0.0.1 alone. `GET /replay` shows its status, `POST /replay/clock?at=`
 * sets the clock, `POST /replay/fault?name=&on=` sets a fault and, without a name, clears it.
 *
 * @throws {UserError} if the feed cannot be replayed, the moment is not valid, or the port is in use
 */
export async function startReplay({ project, port = 0, at, speed = 1 }: ReplayOptions) {
  const feed = await ReplayedFeed.read(project, speed);
  if (at !== undefined) feed.set(at);
  const server = http.createServer((request, response) => answer(feed, request, response));
  // The client closes idle connections. If the server did, a request sent at that moment would fail.
  server.keepAliveTimeout = 0;
  /** Ends the replay with all its connections, hanging ones too. */
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return Object.assign(feed, { origin: await listen(server, port), stop });
}

function answer(feed: ReplayedFeed, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method = 'GET' } = request;
  const url = URL.parse(`http://127.0.0.1${request.url}`);
  const path = url && decoded(url.pathname);
  if (!url || !path) {
    refuse(response, 400, `${request.url} is no path`);
  } else if (path === '/replay' || path.startsWith('/replay/')) {
    control(feed, method, url, response);
  } else if (method !== 'GET' && method !== 'HEAD') {
    refuse(response, 405, 'the feed is for GET alone');
  } else {
    // The Date header is the present, as of any server; what the replayed moment is, each answer says.
    const { body, fault } = feed.answer(path, url.searchParams);
    if (!body) refuse(response, 404, `the feed has no ${path}`);
    else if (fault === '500') refuse(response, 500, 'this fault is switched on');
    else if (fault !== 'hang') sendJson(response, body);
  }
}

/** Sends JSON. */
function sendJson(response: http.ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Answers an error, and why. */
function refuse(response: http.ServerResponse, status: number, message: string): void {
  sendJson(response, { error: STATUS_CODES[status], message, status }, status);
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function listen(server: http.Server, port: number): Promise<string> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    throw new UserError(`cannot listen on port ${port}: ${messageOf(error)}`);
  }
  // A server that listens on a port has an address; only one on a pipe has a name.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
