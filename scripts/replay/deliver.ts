import { type ServerResponse, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FaultName } from './faults.ts';

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
