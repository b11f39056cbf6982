import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import fastGlob from 'fast-glob';
import { defineConfig } from 'vitest/config';
import league from './data/league.json' with { type: 'json' };

/** Fixed in `npm test`, so that it is reproducible; new in every nightly run, which asks for more. */
const seed = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_REQUESTS ? Date.now() % 2 ** 31 : 20190427));

/** Of all tests. */
const shared = {
  // No test waits for the clock: a timeout only ends one that hangs, on a busy machine a quarter as fast too.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  teardownTimeout: 60_000,
  // Files share modules, so that each worker reads the dataset once, not once a file; no test changes what it shares.
  isolate: false,
  // Libraries are imported as in Node, without a proxy around each, which costs a tenth of the time.
  deps: { interopDefault: false },
  restoreMocks: true,
};

/** Of those that have properties. */
const withProperties = { ...shared, setupFiles: ['test/support/properties.setup.ts'], provide: { seed } };

/** The tests of the clients and the examples; one example needs the replayed match day. */
const withClients = ['test/clients/**/*.test.ts', 'test/examples/**/*.test.ts', 'test/served/replay.test.ts'];

/** The parts whose tests are true of any league; those by facts and rows of ours are in `test/facts/`. */
const parts = 'build,derive,edge,feed,integrity,openapi,query,records,resources,scripts,site';

/** The tests that run inside workerd; those of other parts of the edge need no platform. */
const inWorkerd = ['test/edge/*.test.ts', 'test/edge/**/*.workerd.test.ts'];
const allInWorkerd = fastGlob.sync(inWorkerd);

/** The pictures of the README are of our pages; the other tests in a browser are true of any league's. */
const pictures = 'test/browser/screenshots.test.ts';

/** The code of the tests of those parts, by file. */
const codes = new Map(
  fastGlob
    .sync([`test/{${parts}}/**/*.test.ts`, 'test/openapi.test.ts', 'test/served/cdn.test.ts'])
    .map((file) => [file, readFileSync(file, 'utf8').replace(/import \{ root \} from .*/, '')]),
);
const matches = (file: string, pattern: RegExp) => pattern.test(codes.get(file) ?? '');

/** The tests that replay the feed, or read its answers. */
const replays =
  /scripts\/replay\/|src\/feed\/|support\/(match-day|workerd)|\.\/(refreshing|in-process-feed|paused-replay|live-service|league-feeds)\.ts|eedOrigin'|edge\/(live-rows|environment)\.ts/;

/** The tests that read the files of the build, or a copy of the project. */
const readsBuild = /\bdist\b|support\/(copy|built-pages|page-tables)/;

/** The tests that read the rows of the dataset. */
const readsRows = /support\/(tables|examples|broken|downloads|site|match-day)\.ts|fixtures\/calendars/;

/** In workerd, the rows are in the files of the build. */
const readsAssets = /\.\/(ask|live-service)\.ts/;

/** The tests that a second league can change, which are not those of pure functions: without a feed, and with one. */
const elsewhere = [...codes.keys()].filter((file) => !allInWorkerd.includes(file));
const isOfProject = (file: string) => matches(file, replays) || matches(file, readsBuild);
const ofRows = elsewhere.filter((file) => matches(file, readsRows) && !isOfProject(file));
const ofProject = elsewhere.filter(
  (file) => isOfProject(file) && (matches(file, readsRows) || matches(file, readsBuild)),
);
const ofAssets = allInWorkerd.filter((file) => matches(file, readsAssets));

/** Makes the league of a folder that of the code: the league is part of it. */
const leagueIn = (folder: string) => [
  {
    find: /^.*\/data\/league\.json$/,
    replacement: path.join(import.meta.dirname, folder, 'data/league.json'),
  },
];

/** A league with nothing in common with that of data/. */
const secondLeague = {
  env: { DATASET_ROOT: 'test/fixtures/second-league' },
  alias: leagueIn('test/fixtures/second-league'),
};

/** A league of one season that has neither a table of the season nor players: what a cup is. */
const singleCup = 'test/fixtures/single-cup';

/** Runs tests inside workerd, with the files that a folder's `dist/` has. */
const workerd = (folder: string) =>
  cloudflareTest({
    main: './src/edge/worker.ts',
    wrangler: { configPath: `${folder}/wrangler.jsonc` },
    // All tests share one client and no feed; the tests of the rate limit and of the feed override this.
    miniflare: { bindings: { RATE_LIMIT: '1000000', FEED_ENABLED: 'false' } },
  });

/** The league whose facts and rows `test/facts/` names, and the tests of clients. */
const testedLeague = 'cpl';
const isTested = league.code === testedLeague;

/**
 * What a fork runs of its own league: all that is true of any, and that of a feed if it has one that can be replayed.
 */
const isReplayed = league.feed?.adapter === 'sdp';
const isOfFork = (file: string) => isReplayed || !matches(file, replays);

const fuzz = { requests: Number(process.env.FUZZ_REQUESTS ?? 2000), seed };

export default defineConfig({
  test: {
    // The default would leave one core idle. More than four workers would each read the dataset for a few files.
    maxWorkers: Math.min(4, os.availableParallelism()),
    projects: [
      {
        test: {
          name: 'node',
          include: isTested
            ? ['test/**/*.test.ts']
            : [...elsewhere.filter(isOfFork), 'test/{layers,layout}.test.ts'],
          exclude: [
            ...inWorkerd,
            'test/contract/**',
            'test/browser/**',
            'test/second-league/**',
            ...withClients,
          ],
          ...withProperties,
        },
      },
      {
        // The league is part of the code: in this project the code has another.
        resolve: { alias: secondLeague.alias },
        test: {
          name: 'second league',
          include: ['test/second-league/*.test.ts', ...ofRows],
          env: secondLeague.env,
          ...withProperties,
        },
      },
      {
        resolve: { alias: leagueIn(singleCup) },
        test: {
          name: 'single cup',
          include: ofRows,
          env: { DATASET_ROOT: singleCup },
          ...withProperties,
        },
      },
      {
        // With a feed that is replayed.
        resolve: { alias: leagueIn('dist.second-league') },
        test: {
          name: 'second league built',
          include: ofProject,
          env: { DATASET_ROOT: 'dist.second-league' },
          globalSetup: ['test/support/second-league-build.setup.ts'],
          ...shared,
        },
      },
      {
        // Against a server of a copy of the project with that league.
        resolve: { alias: secondLeague.alias },
        test: {
          name: 'second league served',
          include: ['test/second-league/served/*.test.ts', 'test/contract/**/*.test.ts'],
          env: secondLeague.env,
          globalSetup: ['test/support/second-league.setup.ts'],
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
          ]
        : []),
      {
        test: {
          // The pages in a browser, which all files share.
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: isTested ? [] : [pictures],
          globalSetup: ['test/support/browser.setup.ts'],
          ...shared,
        },
      },
      {
        resolve: { alias: leagueIn('dist.second-league') },
        test: {
          name: 'second league browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: [pictures],
          env: { DATASET_ROOT: 'dist.second-league' },
          globalSetup: ['test/support/second-league-browser.setup.ts'],
          ...shared,
        },
      },
      {
        // Inside workerd, with the files of `npm run build` as its assets.
        plugins: [workerd('.')],
        test: {
          name: 'edge',
          ...shared,
          include: allInWorkerd.filter(isOfFork),
          provide: { fuzz, hasAllFaults: true },
          // The replayed feed, which the tests of live answers read.
          globalSetup: isReplayed ? ['test/support/replay.setup.ts'] : [],
        },
      },
      {
        resolve: { alias: leagueIn('dist.second-league') },
        plugins: [workerd('dist.second-league')],
        test: {
          name: 'second league edge',
          ...shared,
          include: ofAssets,
          provide: { fuzz: { ...fuzz, requests: fuzz.requests / 4 }, hasAllFaults: false },
          globalSetup: ['test/support/second-league-replay.setup.ts'],
        },
      },
    ],
  },
});
