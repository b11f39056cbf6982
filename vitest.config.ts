import os from 'node:os';
import path from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { outPath, workerLeague } from './build/project.ts';
import { project, readProjectLeague } from './scripts/cli/root.ts';

// Workers, and commands that tests run, read code without its types from the cache that the commands of npm fill.
process.env.NODE_COMPILE_CACHE ??= path.join(os.tmpdir(), 'node-compile-cache');

const league = await readProjectLeague();

/** Fixed in `npm test`, so that it is reproducible; new in every nightly run, which asks for more. */
const seed = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_REQUESTS ? Date.now() % 2 ** 31 : 20190427));

/** Settings of all tests. */
const shared = {
  // No test waits for the clock: a timeout only ends one that hangs, on a busy machine a quarter as fast too.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  teardownTimeout: 60_000,
  // Files share modules, so that each worker reads the dataset once, not once a file; no test changes what it shares.
  isolate: false,
  // What a test makes is garbage soon: more room for it than the default saves most of the collections.
  execArgv: ['--max-semi-space-size=64'],
  // Libraries are imported as in Node, without a proxy around each, which costs a tenth of the time.
  deps: { interopDefault: false },
  restoreMocks: true,
};

/** Whether this is the league that tests ending in `.ours.test.ts` are about. */
const isOurs = league.code === 'cpl';
/** What a fork leaves out: the tests of that league, of this repository and of its clients. */
const ofOurs = ['test/**/*.ours.test.ts', 'test/repository/**', 'test/clients/**', 'test/examples/**'];

/** Whether the feed of the league can be replayed, which tests ending in `.replay.edge.test.ts` need. */
const isReplayed = league.feed?.adapter === 'sdp';

const fuzz = { requests: Number(process.env.FUZZ_REQUESTS ?? 250), seed };

export default defineConfig({
  test: {
    // One more than cores, since tests wait for servers and browsers. More than four would each read the dataset for a few
    // files.
    maxWorkers: Math.min(4, os.availableParallelism() + 1),
    // Once for all projects.
    globalSetup: ['test/support/check-dist.setup.ts'],
    projects: [
      {
        test: {
          name: 'node',
          ...shared,
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.edge.test.ts', ...(isOurs ? [] : ofOurs)],
          setupFiles: ['test/support/properties.setup.ts'],
          provide: { seed },
          globalSetup: ['test/support/shared.setup.ts'],
          // Node runs TypeScript itself. Vite would transform each module for it, and put a getter before each import.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        // Inside workerd, with the files of `npm run build` as its assets.
        plugins: [
          cloudflareTest({
            main: 'src/edge/worker.ts',
            wrangler: { configPath: 'wrangler.jsonc' },
            // All tests share one client and no feed; the tests of the rate limit and of the feed override this.
            miniflare: {
              bindings: { RATE_LIMIT: '1000000', FEED_ENABLED: 'false' },
              assets: { directory: outPath(project) },
            },
          }),
        ],
        resolve: { alias: { '#league': outPath(project, workerLeague) } },
        test: {
          name: 'edge',
          ...shared,
          include: ['test/**/*.edge.test.ts'],
          exclude: isReplayed ? [] : ['test/**/*.replay.edge.test.ts'],
          provide: { league, fuzz },
          // The replayed feed, which the tests of live answers read.
          globalSetup: isReplayed ? ['test/support/replay.setup.ts'] : [],
        },
      },
    ],
  },
});
