import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Run as a process of its own, with the address of an answer: prints its port.
const [address = ''] = process.argv.slice(2);
const rows: unknown = await (await fetch(address)).json();

// What a small API without a framework does: rows are in memory, and each answer is written as JSON.
const server = createServer((_, response) => {
  const body = JSON.stringify(rows);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=60',
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
