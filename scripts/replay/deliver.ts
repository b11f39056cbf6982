import { type ServerResponse, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keysOf } from '../../src/records/typed.ts';

/** The faults of the replayed feed, and what each does. */
export const faults = {
  hang: 'accepts and never answers',
  '500': 'an error of the server',
  '429': 'too many requests; try again after a second',
  html: 'an HTML page, with status 200',
  'cut-off': 'the connection breaks off in the middle of the body',
  truncated: 'half of the JSON, as if it were all',
  drip: 'a byte every 250 ms, without end',
  huge: 'a body of 50 MB',
  deep: 'lists in lists, 100,000 deep',
  stale: 'the answers of the moment at which the fault was set',
  empty: 'lists without entries',
  'schema-drift': 'fields renamed and of other types',
  'foreign-ids': 'every other entry of another competition, the rest of unknown clubs',
  'score-taken-back': 'a goal less, in play or after the final whistle',
  unfinished: 'the match finished last is to be played again',
  vanished: 'the match finished last is missing',
  postponed: 'the match in play, or the next, is postponed',
  suspended: 'the match in play, or the next, is suspended',
  'minutes-shrink': 'a player has fewer minutes than before',
  'small-pages': 'pages of five entries, whatever the request',
} as const;

export type FaultName = keyof typeof faults;

export const faultNames = keysOf(faults);

/** A fault that is set. */
export interface Fault {
  readonly name: FaultName;
  /** Only answers whose path contains it are wrong. */
  readonly on: string;
  /** The replayed moment at which it was set; none where no day is played. */
  readonly since: Date | undefined;
}

type Delivery = (response: ServerResponse, body: object) => void;

/** Sends an answer, or what a fault makes of it. */
export function deliver(response: ServerResponse, body: object, fault: FaultName | undefined): void {
  ((fault && deliveries[fault]) ?? sendJson)(response, body);
}

/** Sends JSON. */
export function sendJson(response: ServerResponse, body: object, status = 200): void {
  send(response, status, json, JSON.stringify(body));
}

/** Answers an error, and why. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, { error: STATUS_CODES[status], message, status }, status);
}

const json = 'application/json; charset=utf-8';
const depth = 100_000;
const megabyte = 1_000_000;
const hugeMegabytes = 50;
const dripIntervalMs = 250;

const deliveries: Partial<Record<FaultName, Delivery>> = {
  hang: () => {},
  '500': (response) => refuse(response, 500, 'this fault is switched on'),
  '429': (response) => {
    response.setHeader('Retry-After', '1');
    refuse(response, 429, 'this fault is switched on');
  },
  html: (response) =>
    send(response, 200, 'text/html; charset=utf-8', '<!doctype html><title>Sorry</title>\n'),
  'cut-off': (response, body) => {
    const length = Buffer.byteLength(JSON.stringify(body));
    response.writeHead(200, { 'Content-Type': json, 'Content-Length': length });
    response.write(halfOf(body), () => response.destroy());
  },
  truncated: (response, body) => send(response, 200, json, halfOf(body)),
  drip: (response) => {
    response.writeHead(200, { 'Content-Type': json });
    response.write('{');
    const timer = setInterval(() => response.write(' '), dripIntervalMs).unref();
    response.on('close', () => clearInterval(timer));
  },
  // White space before the answer: a client should stop reading, which breaks the connection.
  huge: (response, body) => {
    response.writeHead(200, { 'Content-Type': json });
    const padding = Array.from({ length: hugeMegabytes }, () => ' '.repeat(megabyte));
    pipeline(Readable.from([...padding, JSON.stringify(body)]), response).catch(() => {});
  },
  deep: (response, body) => {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const lists = Object.keys(body).map((name) => `${JSON.stringify(name)}:${nested}`);
    send(response, 200, json, `{${lists.join(',')}}`);
  },
};

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

function halfOf(body: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(body));
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}
