import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvText, fileOf } from '../../../../scripts/refresh/data-files.ts';
import { JsonClient } from '../../../../scripts/refresh/json-client.ts';
import { refreshSeasons } from '../../../../scripts/refresh/refresh-seasons.ts';
import { type Replay, startReplay } from '../../../../scripts/replay/server.ts';
import { feedAdapter } from '../../../../src/feed/adapters.ts';
import { datasetTables } from '../../../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../../../src/records/dataset/table.ts';
import { leaderboards } from '../../../../src/resources/leaderboards.ts';
import { Copy } from '../../../support/copy.ts';
import { specifiedBoards, withFullStatistics } from '../../../support/full-statistics.ts';
import { hashesOf } from '../../../support/hashes.ts';
import { dataset, league, ofSeason, ours, root, settled } from '../../../support/tables.ts';
import { readTestWorld } from '../../../support/world.ts';

/**
 * The first day with the feed, rehearsed: every season is refreshed from a replay whose lists of players have all
 * statistics. These are invented, and written to a copy alone.
 */

const full = withFullStatistics(dataset);

let replay: Replay;
let fed: Copy;
let copy: Copy;
const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: copy.root })).stdout;

/** Refreshes all seasons of the copy, and commits each. */
async function refreshAll() {
  const { headers } = feedAdapter(league);
  const feed = new JsonClient({ origin: replay.origin, headers, retries: 0 });
  const files: string[] = [];
  const failures: unknown[] = [];
  const remarks: string[] = [];
  const failed = await refreshSeasons({
    root: copy.root,
    feed,
    onResult: (result) => void files.push(...result.files),
    onFailure: (...failure) => void failures.push(failure),
    onRemark: (text) => void remarks.push(text),
    commit: true,
  });
  return { files, failed, failures, remarks };
}

const hashes = () => hashesOf(copy.root, 'data/**');

/** Returns each known value of a table by file, row and column. */
async function knownValues(): Promise<Map<string, string>> {
  const files = dataset.seasons.flatMap(({ season }) =>
    (['matches', 'matchStats', 'goals', 'players', 'teamStats', 'referees', 'weather'] as const).map(
      (name) => [name, fileOf(name, season)] as const,
    ),
  );
  const values = new Map<string, string>();
  for (const [name, file] of files) {
    const text = await readFile(copy.path(file), 'utf8').catch(() => '');
    const { key }: DatasetTable = datasetTables[name];
    for (const row of parse<Record<string, string>>(text, { columns: true }))
      for (const [column, value] of Object.entries(row))
        if (value !== '') values.set([file, ...key.map((part) => row[part]), column].join(' '), value);
  }
  return values;
}

beforeAll(async () => {
  [fed, copy] = [await Copy.make(ours), await Copy.make(ours)];
  for (const { season } of dataset.seasons) {
    const text = await csvText(fed.root, 'players', season, ofSeason(full.players, season));
    if (text !== undefined) await writeFile(fed.path(fileOf('players', season)), text);
  }
  replay = await startReplay({ root: fed.root, speed: 0 });
  await writeFile(copy.path('.gitignore'), 'data.lock\n');
  await git('init', '--quiet');
  await git('config', 'user.name', 'test');
  await git('config', 'user.email', 'test@example.com');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Before');
});
afterAll(async () => {
  await replay.stop();
  await fed.remove();
  await copy.remove();
});

describe('a refresh of every season from full lists', () => {
  it('gives every board rows, loses nothing, breaks no rule, and makes a commit a season', async () => {
    const before = await knownValues();
    const { failures, remarks } = await refreshAll();
    expect(failures).toEqual([]);
    expect(remarks.filter((text) => /rejected|loss/.test(text))).toEqual([]);
    const after = await knownValues();
    expect([...before].filter(([cell, value]) => after.get(cell) !== value)).toEqual([]);
    expect(after.size).toBeGreaterThan(before.size + 20_000);
    expect(await copy.faults()).toEqual([]);
    const { answer } = await readTestWorld(path.relative(root, copy.root));
    for (const season of settled) {
      const { leaderboards: answered } = answer(leaderboards, { season, metric: specifiedBoards });
      expect(answered.filter(({ rows }) => rows.length > 0)).toHaveLength(15);
    }
    const subjects = (await git('log', '--reverse', '--format=%s')).trim().split('\n');
    expect(subjects).toEqual([
      'Before',
      ...settled.map((season) =>
        expect.stringMatching(`^Refresh ${season}: 0 new results, \\d+ rows changed$`),
      ),
    ]);
    expect(await git('status', '--porcelain')).toBe('');
  });

  it('changes nothing when it runs again, and goes on after a season that cannot be refreshed', async () => {
    const before = await hashes();
    replay.fault('500', dataset.seasons[0]?.feed_season_id);
    const { files, failed, failures } = await refreshAll();
    expect([files, failed]).toEqual([[], [2019]]);
    expect(failures).toEqual([[2019, expect.stringContaining('gave no usable answer')]]);
    expect(await hashes()).toEqual(before);
  });
});
