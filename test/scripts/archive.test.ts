import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeSeason } from '../../scripts/archive/close-season.ts';
import { JsonClient } from '../../scripts/refresh/json-client.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { feedHeaders } from '../../src/feed/paths.ts';
import { Copy } from '../support/copy.ts';
import { rewound } from '../support/rewound.ts';
import { dataset, root } from '../support/tables.ts';
import { the } from '../support/the.ts';

let replay: Replay;
let feed: JsonClient;
let copy: Copy;

beforeAll(async () => {
  replay = await startReplay({ root, speed: 0 });
  feed = new JsonClient({ origin: replay.origin, headers: feedHeaders, retries: 0 });
});
afterAll(() => replay.stop());
beforeEach(async () => {
  copy = await Copy.make();
});
afterEach(() => copy.remove());

const read = (file: string, of = copy.root) => readFile(`${of}/${file}`, 'utf8');

/** Makes 2025 the current season, its final just won and not yet archived. */
async function reopen(): Promise<void> {
  // The format of 2025 has a comma of its own: fields are counted from the end.
  const seasons = await read('data/seasons.csv');
  await writeFile(copy.path('data/seasons.csv'), seasons.replace(/^(2025,.*),[a-z-]+,[a-z-]+$/m, '$1,,'));
  expect(await read('data/seasons.csv')).not.toBe(seasons);
  await rm(copy.path('data/standings/2025.csv'));
  await writeFile(
    copy.path('data/snapshot.json'),
    `${JSON.stringify({ ...dataset.snapshot, season: 2025 }, null, 2)}\n`,
  );
}

describe('a season that is over', () => {
  it('gets its table, its champion and its successor, byte for byte as they are', async () => {
    await reopen();
    const { champion, regularSeasonWinner, current, files } = await closeSeason(copy.root, feed, 2025);
    expect({ champion, regularSeasonWinner, current }).toEqual({
      champion: 'atletico-ottawa',
      regularSeasonWinner: 'forge-fc',
      current: 2026,
    });
    expect(files).toEqual(['data/seasons.csv', 'data/standings/2025.csv', 'data/snapshot.json']);
    for (const file of ['data/seasons.csv', 'data/standings/2025.csv']) {
      expect(await read(file)).toBe(await read(file, root));
    }
  });

  it('is current until its successor has matches', async () => {
    await rewound(copy, new Date('2025-12-31T00:00:00Z'), 2025);
    const seasons = await read('data/seasons.csv');
    const { feed_season_id } = the(dataset.seasons, { season: 2026 });
    await writeFile(copy.path('data/seasons.csv'), `${seasons}2026,${feed_season_id},Regular season,,\n`);
    const { champion, current } = await closeSeason(copy.root, feed, 2025);
    expect({ champion, current }).toEqual({ champion: 'atletico-ottawa', current: 2025 });
  });

  it('stays open where the league’s table is another than that of the results', async () => {
    await reopen();
    const before = await read('data/seasons.csv');
    replay.fault('schema-drift', 'standings');
    try {
      await expect(closeSeason(copy.root, feed, 2025)).rejects.toThrow();
    } finally {
      replay.fault(null);
    }
    expect(await read('data/seasons.csv')).toBe(before);
  });
});

describe('a season that is not over', () => {
  it('is refused, naming the first match to play', async () => {
    const { kickoff_utc } = the(dataset.matches, { season: 2025, stage: 'final' });
    await rewound(copy, new Date(kickoff_utc ?? ''), 2025);
    await expect(closeSeason(copy.root, feed, 2025)).rejects.toThrow(
      '2025 is not over: 1 matches are to be played, the first on 2025-11-09 (atletico-ottawa v cavalry-fc)',
    );
  });
});
