import os from 'node:os';
import path from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import league from './data/league.json' with { type: 'json' };

/** Of all tests. */
const shared = {
  // No test waits for the clock: a timeout only ends one that hangs, on a busy machine a quarter as fast too.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  teardownTimeout: 60_000,
  // Files share modules, so that each worker reads the dataset once, not once a file; no test changes what it shares.
  isolate: false,
  restoreMocks: true,
};

/** The tests of the clients and the examples; one example needs the replayed match day. */
const withClients = ['test/clients/**/*.test.ts', 'test/examples/**/*.test.ts', 'test/served/replay.test.ts'];

/** Tests that are true of any league. */
const ofAnyLeague = [
  'test/build/render/answers.test.ts',
  'test/build/render/downloads/index.test.ts',
  'test/build/render/downloads/json.test.ts',
  'test/build/render/headers.test.ts',
  'test/derive/rating-measure.test.ts',
  'test/derive/scorer-ids.test.ts',
  'test/derive/weather.test.ts',
  'test/integrity/corruption.test.ts',
  'test/openapi.test.ts',
  'test/query/season.test.ts',
  'test/resources/discovery.test.ts',
  'test/resources/index.test.ts',
  'test/resources/live.test.ts',
  'test/resources/seasons.test.ts',
  'test/resources/selections.test.ts',
  'test/resources/venues.test.ts',
];

/** A league with nothing in common with that of data/, and its tests. */
const secondLeague = {
  folder: 'test/fixtures/second-league',
  tests: ['test/second-league/**/*.test.ts', ...ofAnyLeague],
};

/** The league whose facts the other tests name: with another in data/, they would say nothing. */
const testedLeague = 'cpl';
const isTested = league.code === testedLeague;
const ofFork = [...ofAnyLeague, 'test/layers.test.ts', 'test/scripts/{import,new-league}/**/*.test.ts'];

/** Fixed in `npm test`, so that it is reproducible; new in every nightly run, which asks for more. */
const fuzz = process.env.FUZZ_REQUESTS
  ? {
      requests: Number(process.env.FUZZ_REQUESTS),
      seed: Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31),
    }
  : { requests: 2000, seed: 20190427 };

/** The tests that run inside workerd; those of other parts of the edge need no platform. */
const inWorkerd = ['test/edge/*.test.ts', 'test/edge/**/*.workerd.test.ts'];

export default defineConfig({
  test: {
    // The default would leave one core idle. More than four workers would each read the dataset for a few files.
    maxWorkers: Math.min(4, os.availableParallelism()),
    projects: [
      {
        test: {
          name: 'node',
          include: isTested ? ['test/**/*.test.ts'] : ofFork,
          exclude: [
            ...inWorkerd,
            'test/contract/**',
            'test/browser/**',
            'test/second-league/**',
            ...withClients,
          ],
          ...shared,
        },
      },
      {
        // The league is part of the code: in this project the code has another.
        resolve: {
          alias: [
            {
              find: /^.*\/data\/league\.json$/,
              replacement: path.join(import.meta.dirname, secondLeague.folder, 'data/league.json'),
            },
          ],
        },
        test: {
          name: 'second league',
          include: secondLeague.tests,
          env: { DATASET_ROOT: secondLeague.folder },
          ...shared,
        },
      },
      {
        test: {
          // The contract with clients; `npm run verify` runs the same tests against a deployment.
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          globalSetup: ['test/support/served.setup.ts'],
          ...shared,
        },
      },
      ...(isTested
        ? [
            {
              test: {
                // Against one server, with the client built.
                name: 'clients',
                include: withClients,
                globalSetup: ['test/support/clients.setup.ts'],
                ...shared,
              },
            },
            {
              test: {
                // The pages in a browser, which all files share.
                name: 'browser',
                include: ['test/browser/**/*.test.ts'],
                globalSetup: ['test/support/browser.setup.ts'],
                ...shared,
              },
            },
            {
              // Inside workerd, with the files of `npm run build` as its assets.
              plugins: [
                cloudflareTest({
                  wrangler: { configPath: './wrangler.jsonc' },
                  // All tests share one client and no feed; the tests of the rate limit and of the feed override this.
                  miniflare: { bindings: { RATE_LIMIT: '1000000', FEED_ENABLED: 'false' } },
                }),
              ],
              test: {
                name: 'edge',
                ...shared,
                include: inWorkerd,
                provide: { fuzz },
                // The replayed feed, which the tests of live answers read.
                globalSetup: ['test/support/replay.setup.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
