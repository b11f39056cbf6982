import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { service as metadata } from '../../src/service.ts';
import { root } from '../support/root.ts';
import { service } from '../support/served.ts';

const read = (file: string) => readFile(path.join(root, 'integrations', file), 'utf8');
const statusOf = async (address: string) =>
  (await fetch(service + address, { method: address === '/mcp' ? 'OPTIONS' : 'GET' })).status;

it('integrations name addresses that answer', async () => {
  const files = await fastGlob('**/*.{md,json}', { cwd: path.join(root, 'integrations') });
  const texts = await Promise.all(files.map(read));
  const addresses = texts.flatMap((text) => [...text.matchAll(/https:\/\/your-host(\/[^"`)\s]*)/g)]);
  expect(addresses.length).toBeGreaterThan(8);
  for (const [, address = ''] of addresses) expect([200, 204], address).toContain(await statusOf(address));
});

it('integrations are ready for the registry of MCP servers, in the version of the service', async () => {
  const server = JSON.parse(await read('publish/server.json'));
  // The rules of its schema that a name, a description and a remote can break.
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect(server.version).toBe(metadata.version);
  expect(server.remotes).toEqual([
    { type: 'streamable-http', url: expect.stringMatching(/^https:\/\/.+\/mcp$/) },
  ]);
});

it('integrations are ready for Hugging Face: each file of the card is a download', async () => {
  const [, head = ''] = (await read('publish/dataset-card.md')).split('---\n');
  const { configs, license } = parse(head) as { configs: { data_files: string }[]; license: string };
  expect(license).toBe('cc-by-4.0');
  for (const { data_files } of configs) expect(await statusOf(`/dumps/${data_files}`), data_files).toBe(200);
});
