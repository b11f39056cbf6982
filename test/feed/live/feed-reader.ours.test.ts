import { beforeEach, expect, it, vi } from 'vitest';
import { feedLists } from '../../../src/feed/live/all-feed-lists.ts';
import { FeedReader } from '../../../src/feed/live/feed-reader.ts';
import { liveTableLists } from '../../../src/feed/live/live-tables.ts';
import { keysOf } from '../../../src/records/typed.ts';
import {
  playerEntry,
  playersPage,
  storedSchedule,
  tableOf,
  teamEntry,
  teamsPage,
} from '../../fixtures/feed.ts';
import { inMemoryStorage } from '../../support/in-memory-storage.ts';
import { storedSeason } from '../../support/stored-season.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

const everyTable = keysOf(liveTableLists);

/** The answers of the feed about a season, by the part of the address that tells them apart. */
const answersOf = (season: number): [part: string, body: unknown][] => [
  ['/matches', storedSchedule(season)],
  ['/standings', tableOf(season, ofSeason(dataset.standings, season))],
  [
    '/stats/players',
    playersPage(
      season,
      ofSeason(dataset.players, season).map((row) => playerEntry(row)),
    ).body,
  ],
  [
    '/stats/teams',
    teamsPage(
      season,
      ofSeason(dataset.teamStats, season).map((row) => teamEntry(row)),
    ).body,
  ],
];

const serve = (answers: readonly (readonly [part: string, body: unknown])[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const found = answers.find(([part]) => new URL(String(url)).pathname.includes(part));
    return found ? Response.json(found[1]) : new Response('', { status: 404 });
  });

const now = Date.parse('2025-12-01T00:00:00Z');

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it('a minute of reading writes each source, event and change of tables only as it changes', async () => {
  serve(answersOf(2025));
  const storage = inMemoryStorage();
  const put = vi.spyOn(storage, 'put');
  const reader = new FeedReader(storedSeason(dataset, 2025), storage, 'https://feed.test');
  for (let ms = 0; ms < 60_000; ms += 1000) await reader.read(everyTable, now + ms);
  const written = () => put.mock.calls.map(([key]) => key.split(' ').at(-1)).toSorted();
  const first = [
    ...Array(everyTable.length).fill('changes'),
    'events',
    'headers',
    'players',
    'schedule',
    'standings',
    'teamStats',
  ];
  expect(written()).toEqual(first);
  serve([]);
  for (let ms = 60_000; ms < 120_000; ms += 1000) await reader.read(['matches'], now + ms);
  // The failure is stored, once.
  expect(written()).toEqual([...first, 'schedule'].toSorted());
  const sizes = put.mock.calls.map(([, value]) => JSON.stringify(value).length);
  // A value may have 2 MB.
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
});

it('a reading is stale where one of its sources is, and names the error of one that failed', async () => {
  const madeAt = (ms: number, [part, body]: [string, unknown]) =>
    [part, { ...(body as object), apiCallRequestTime: new Date(ms).toISOString() }] as const;
  const early = now - 6 * 60_000;
  const [schedule, standings] = answersOf(2025) as [[string, unknown], [string, unknown]];
  const read = (...answers: Parameters<typeof serve>[0]) => {
    serve(answers);
    const reader = new FeedReader(storedSeason(dataset, 2025), inMemoryStorage(), 'https://feed.test');
    return reader.read(['matches', 'standings'], now);
  };
  const ages = ({ tables }: Awaited<ReturnType<typeof read>>) =>
    tables.map(({ table, updatedAt, isStale }) => [table, updatedAt, isStale]);
  const reading = await read(madeAt(now, schedule), madeAt(early, standings));
  expect(ages(reading)).toEqual([
    ['matches', now, false],
    ['standings', now, true],
  ]);
  expect(reading.freshUntil).toBe(now + feedLists.schedule.windowMs);
  expect(reading.status).toMatchObject({ last_success: new Date(now).toISOString(), last_error: null });
  // Standings that are computed from the results are as old as the schedule.
  const failing = await read(madeAt(now, schedule));
  expect(ages(failing)).toEqual([
    ['matches', now, false],
    ['standings', now, true],
  ]);
  expect(failing.status.last_error).toBe('the feed answered 404');
});
