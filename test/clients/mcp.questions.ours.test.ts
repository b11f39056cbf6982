import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { service } from '../support/served.ts';
import { modelQuestions } from './model-questions.ts';

const client = new Client({ name: 'test', version: '1' });
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL('/mcp', service))));
afterAll(() => client.close());

it.for(modelQuestions)('$text', async ({ tool: name, given, read, expected }) => {
  const { content } = await client.callTool({ name, arguments: given });
  const [part] = content;
  const text = part?.type === 'text' ? part.text : '';
  expect(read(JSON.parse(text))).toEqual(expected);
  // Not even a list of all that there is costs a model more.
  expect(text.length).toBeLessThan(8000);
});
