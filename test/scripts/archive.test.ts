import { readFile, rm, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataPath } from '../../build/project.ts';
import { closeSeason, describeClosed } from '../../scripts/archive/close-season.ts';
import { type GetJson, jsonClient } from '../../scripts/refresh/json-client.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { inOrderOfPlay } from '../../src/derive/matches.ts';
import { feedAdapter } from '../../src/feed/adapters.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { Copy } from '../support/copy.ts';
import { rewound } from '../support/rewound.ts';
import { the } from '../support/the.ts';

type Row = Record<string, string>;
const unwon = { champion: '', regular_season_winner: '' };

describe.for(feedWorlds)('$name', (world) => {
  const { dataset, project } = world;

  let replay: Replay;
  let feed: GetJson;
  let copy: Copy;

  beforeAll(async () => {
    replay = await startReplay({ project, speed: 0 });
    feed = jsonClient({
      origin: replay.origin,
      headers: feedAdapter(dataset.league).headers,
      retries: 0,
    });
  });
  afterAll(() => replay.stop());
  beforeEach(async () => {
    copy = await Copy.make(world);
  });
  afterEach(() => copy.remove());

  const read = (file: string, of = copy.project) => readFile(dataPath(of, file), 'utf8');

  /** Changes the rows of `seasons.csv`. */
  async function changeSeasons(change: (rows: Row[]) => Row[]): Promise<void> {
    const file = copy.path('data/seasons.csv');
    const rows: Row[] = parse(await readFile(file), { columns: true });
    await writeFile(file, stringify(change(rows), { header: true }));
  }

  /** The last season that is over, of those whose table follows from their results: the feed takes no points away. */
  const { season, champion, regular_season_winner } = dataset.seasons.findLast(
    (row) =>
      row.season < dataset.snapshot.season &&
      ofSeason(dataset.standings, row.season).every(({ points_deducted }) => points_deducted === 0),
  ) as DatasetRow<'seasons'>;
  const successor = the(dataset.seasons, { season: season + 1 });
  const lastDay = ofSeason(dataset.matches, season).sort(inOrderOfPlay).at(-1)?.date ?? '';

  /** Makes the season the current one, its last match just played and not yet archived. */
  async function reopen(): Promise<void> {
    await changeSeasons((rows) =>
      rows.map((row) => (row.season === String(season) ? { ...row, ...unwon } : row)),
    );
    await rm(copy.path(`data/standings/${season}.csv`));
    await writeFile(copy.path('data/snapshot.json'), JSON.stringify({ ...dataset.snapshot, season }));
  }

  it('a season that is over gets its standings, champion and next season as stored', async () => {
    await reopen();
    const result = await closeSeason(copy.project, feed, season);
    expect(result).toMatchObject({
      champion,
      regularSeasonWinner: regular_season_winner,
      currentSeason: successor.season,
    });
    const standings = `standings/${season}.csv`;
    expect(result.files).toEqual(['data/seasons.csv', `data/${standings}`, 'data/snapshot.json']);
    for (const file of ['seasons.csv', standings]) {
      expect(await read(file)).toBe(await read(file, project));
    }
    expect(describeClosed(season, result)).toContain(`Wrote ${result.files.join(', ')}`);
    const again = await closeSeason(copy.project, feed, season);
    expect(describeClosed(season, again)).toContain('Nothing to write: the data has it already');
  });

  it('a season that is over is current until the next season has matches', async () => {
    await rewound(copy, new Date(Date.parse(lastDay) + 2 * 24 * 60 * 60 * 1000), season);
    const { feed_season_id = '' } = successor;
    await changeSeasons((rows) => [
      ...rows,
      {
        season: String(successor.season),
        feed_season_id: String(feed_season_id),
        format: 'as before',
        ...unwon,
      },
    ]);
    const closed = await closeSeason(copy.project, feed, season);
    expect({ champion: closed.champion, current: closed.currentSeason }).toEqual({
      champion,
      current: season,
    });
  });

  it('a season that is over stays open where the league’s standings contradict the results', async () => {
    await reopen();
    const before = await read('seasons.csv');
    replay.fault('500', 'standings');
    try {
      await expect(closeSeason(copy.project, feed, season)).rejects.toThrow();
    } finally {
      replay.fault(null);
    }
    expect(await read('seasons.csv')).toBe(before);
  });

  it('a season whose matches have no stage is refused, with a hint how to add it', async () => {
    const file = copy.path(`data/matches/${season}.csv`);
    const rows: Row[] = parse(await readFile(file), { columns: true });
    await writeFile(
      file,
      stringify(
        rows.map((row) => ({ ...row, stage: '' })),
        { header: true },
      ),
    );
    await expect(closeSeason(copy.project, feed, season)).rejects.toThrow(
      `${rows.length} matches of data/matches/${season}.csv have no stage: write the feed's ids of stages into feed_stage_id`,
    );
  });

  it('a season that is not over is refused, naming the first match to play', async () => {
    const at = new Date(`${lastDay}T00:00:00Z`);
    await rewound(copy, at, season);
    const toPlay = ofSeason(rewind(dataset, at, season).matches, season)
      .filter(({ status }) => status === 'UPCOMING')
      .sort(inOrderOfPlay);
    const [first] = toPlay;
    await expect(closeSeason(copy.project, feed, season)).rejects.toThrow(
      `${season} is not over: ${toPlay.length} matches are to be played, the first on ` +
        `${first?.date} (${first?.home_club} v ${first?.away_club})`,
    );
  });
});
