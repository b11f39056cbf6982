import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { readProjectLeague } from '../../scripts/cli/root.ts';
import { root } from './root.ts';

type Counts = Readonly<Record<string, number>>;

/** The largest part of its tests that a project may lose without a word about it. */
const maxLoss = 0.1;

const file = path.join(root, 'test/test-counts.json');

/** Returns a line for each project that has lost too many of its tests. */
function findLosses(before: Counts, after: Counts): string[] {
  return Object.entries(before).flatMap(([project, expected]) => {
    const actual = after[project] ?? 0;
    return actual < expected * (1 - maxLoss) ? [`${project}: ${actual} tests, ${expected} before`] : [];
  });
}

/** Fails a whole run in which a project has lost more than a tenth of its tests; `npm test -- -u` records new counts. */
export default class TestCounts implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(testModules: readonly TestModule[]): Promise<void> {
    if (!this.#vitest) return;
    const { config } = this.#vitest;
    const allModules = await this.#vitest.globTestSpecifications();
    if (config.project.length > 0 || testModules.length < allModules.length) return;
    const { code } = await readProjectLeague();
    const counts: Record<string, number> = {};
    for (const { project, children } of testModules)
      counts[project.name] = (counts[project.name] ?? 0) + [...children.allTests()].length;
    const ofLeagues: Record<string, Counts> = JSON.parse(readFileSync(file, 'utf8'));
    if (config.snapshotOptions.updateSnapshot === 'all') {
      const sorted = Object.fromEntries(Object.entries(counts).sort());
      writeFileSync(file, `${JSON.stringify({ ...ofLeagues, [code]: sorted }, null, 2)}\n`);
      return;
    }
    console.log(
      `tests: ${Object.entries(counts)
        .map((entry) => entry.join(' '))
        .join(', ')}`,
    );
    const losses = findLosses(ofLeagues[code] ?? {}, counts);
    if (losses.length === 0) return;
    console.error(['Tests were lost; if on purpose, run npm test -- -u:', ...losses].join('\n  '));
    process.exitCode = 1;
  }
}
