import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toolsOf } from '../../src/resources/tools.ts';
import { service as metadata } from '../../src/service.ts';
import { service } from '../support/served.ts';
import { resources } from '../support/tables.ts';

const client = new Client({ name: 'test', version: '1' });

beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL('/mcp', service))));
afterAll(() => client.close());

it('the client of the protocol finds the service and its tools', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: metadata.id, version: metadata.version });
  expect(client.getInstructions()).toContain('CC BY');
  const tools = toolsOf(resources);
  const listed = (await client.listTools()).tools;
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  expect(listed.map(({ inputSchema }) => inputSchema)).toEqual(tools.map(({ inputSchema }) => inputSchema));
  expect(listed.every(({ title, outputSchema }) => title && outputSchema)).toBe(true);
  await client.ping();
});

it('the client of the protocol gets what is wrong with a call, as an answer or as an error', async () => {
  const wrong = await client.callTool({ name: 'matches', arguments: { season: 'x' } });
  expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("'season'") }] });
  await expect(client.callTool({ name: 'none' })).rejects.toMatchObject({ code: -32602 });
});
