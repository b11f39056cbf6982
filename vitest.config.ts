import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two cores are the least there are; the default would leave one of them idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/edge/**', 'test/contract/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // What any client sees of a site; `npm run verify` runs the same tests against a deployment.
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          globalSetup: ['test/support/served.setup.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        // Inside workerd, with the files that `npm run build` made as its assets.
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.jsonc' },
            // All tests are one client, and leave the feed alone; those of the limit and of the feed set their own.
            miniflare: { bindings: { RATE_LIMIT: '1000000', FEED_ENABLED: 'false' } },
          }),
        ],
        test: {
          name: 'edge',
          include: ['test/edge/**/*.test.ts'],
          // The feed, replayed: the tests of what is live ask it.
          globalSetup: ['test/support/replay.setup.ts'],
        },
      },
    ],
  },
});
