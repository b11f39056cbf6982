import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { examples } from '../../examples/index.ts';
import { canRun, copyExamples, examplesFolder, runExample } from '../support/run-example.ts';
import { service } from '../support/served.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const folder = await copyExamples();
afterAll(() => removeFolder(folder));

/** The bot needs a match day: test/examples/match-day.test.ts runs it. */
const runnable = examples.filter(({ file }) => file !== 'goal-bot.ts');
for (const example of runnable)
  if (!canRun(example)) console.warn(`SKIPPED: the program of examples/${example.file} is not installed`);

it('the recipes are all in index.ts with their output', async () => {
  const named = examples.flatMap(({ file, output, inputs = [] }) => [file, output, ...inputs]);
  expect([...new Set([...named, 'README.md', 'index.ts'])].sort()).toEqual(
    (await readdir(examplesFolder)).sort(),
  );
});

it.for(runnable.filter(canRun))('the recipe $file prints its recorded output', async (example) => {
  const printed = await runExample(example, folder, service);
  await expect(printed).toMatchFileSnapshot(path.join(examplesFolder, example.output));
});
