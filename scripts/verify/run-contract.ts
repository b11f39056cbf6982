import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import { createVitest, type Reporter, type TestCase } from 'vitest/node';
import type {} from '../../test/contract/site.ts';

/** Prints one line a check, and under a failed one what was expected and found. */
const reporter: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    console.log(`${state === 'passed' ? '✓' : '✗'} ${test.fullName.replaceAll(' > ', ' ')}`);
    for (const error of errors ?? []) console.log(describeError(error).replaceAll(/^/gm, '    '));
  },
  onTestRunEnd(modules, unhandledErrors) {
    for (const { message } of [...unhandledErrors, ...modules.flatMap((module) => module.errors())])
      console.log(`✗ ${message}`);
  },
};

const maxDiffLines = 40;

/** Returns the message, and the difference where the message abbreviates it. */
function describeError({ message, diff }: TestError): string {
  const text = message.replace(/ \/\/ Object\.is equality$/, '');
  if (!diff || text.includes(' to be ')) return text;
  return [text, ...stripVTControlCharacters(diff).split('\n').slice(0, maxDiffLines)].join('\n');
}

/** Runs the tests of `test/contract` against a site. */
export async function runContract(
  root: string,
  site: URL,
  build: string,
): Promise<{ tests: number; failed: number }> {
  const vitest = await createVitest({
    // The project's own configuration starts the services that the other tests need.
    config: false,
    root,
    include: ['test/contract/**/*.test.ts'],
    watch: false,
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    reporters: [reporter],
  });
  try {
    vitest.provide('site', site.href);
    vitest.provide('build', build);
    const { testModules, unhandledErrors } = await vitest.start();
    const tests: TestCase[] = testModules.flatMap(({ children }) => [...children.allTests()]);
    const errorCount =
      unhandledErrors.length + testModules.filter((module) => module.errors().length > 0).length;
    return {
      tests: tests.length,
      failed: tests.filter((test) => test.result().state !== 'passed').length + errorCount,
    };
  } finally {
    await vitest.close();
  }
}
