import { readFile } from 'node:fs/promises';
import { type Schema, Validator } from '@cfworker/json-schema';
import { expect, it } from 'vitest';
import { toolsOf } from '../../src/resources/tools-of-league.ts';
import { resources } from '../support/tables.ts';

const schemaOf = (tool: string) =>
  toolsOf(resources).find(({ name }) => name === tool)?.inputSchema as unknown as Schema;
const isValid = (tool: string, given: unknown) => new Validator(schemaOf(tool)).validate(given).valid;

const recorded = await readFile(new URL('../../examples/questions.txt', import.meta.url), 'utf8');
const guide = await readFile(new URL('../../src/site/texts/models.md', import.meta.url), 'utf8');
const calls = [
  ...recorded.matchAll(/^ {4}(\w+) (\{.*\})$/gm),
  ...guide.matchAll(/"name":"(\w+)","arguments":(\{.*?\})/g),
].map(([, tool = '', given = '']) => [tool, given] as const);

it('the documentation has calls', () => {
  expect(calls.length).toBeGreaterThan(20);
});

it.for(calls)('the documented call %s %s is valid by the schema of the tool', ([tool, given]) => {
  expect(isValid(tool, JSON.parse(given))).toBe(true);
});

it.for([
  ['matches', { season: 2024 }, true],
  ['matches', { season: [2023, 2024] }, true],
  ['matches', { season: 'last' }, false],
  ['matches', { status: ['FINISHED', 'UPCOMING'] }, true],
  ['matches', { stage: 'semi' }, false],
  ['matches', { colour: 'red' }, false],
  ['leaderboards', {}, false],
] as const)('%s takes %j: %s', ([tool, given, expected]) => {
  expect(isValid(tool, given)).toBe(expected);
});

it('the list of tools costs a model less than 1,200 characters each', () => {
  const tools = toolsOf(resources).map(({ name, description, inputSchema }) => ({
    name,
    description,
    inputSchema,
  }));
  expect(JSON.stringify(tools).length / tools.length).toBeLessThan(1200);
});
