import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDataset } from '../../build/check-dataset.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { changedContents, fileOf } from '../../scripts/refresh/data-files.ts';
import { jsonClient } from '../../scripts/refresh/json-client.ts';
import { refresh } from '../../scripts/refresh/plan-refresh.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { feedAdapter } from '../../src/feed/adapters.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { Copy } from '../support/copy.ts';
import { specifiedBoards, withFullStatistics } from '../support/full-statistics.ts';
import { answer, dataset, league, ofSeason, ours } from '../support/tables.ts';

/**
 * The first day with the feed, rehearsed: seasons are refreshed from a replay whose lists of players have all
 * statistics. These are invented, and written to a copy alone.
 */

const full = withFullStatistics(dataset);

/** A season with line-ups, one with corrections of players, and the last. */
const seasons = [2019, 2022, 2025];

let replay: Replay;
let fed: Copy;
let copy: Copy;

/** Returns each known value of a table by file, row and column. */
async function knownValues(): Promise<Map<string, string>> {
  const files = seasons.flatMap((season) =>
    (['matches', 'matchStats', 'goals', 'players', 'teamStats', 'referees', 'weather'] as const).map(
      (name) => [name, fileOf(ours.project, name, season)] as const,
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
  for (const season of seasons) {
    const players = ofSeason(full.players, season);
    for (const [file, text] of await changedContents(fed.project, season, { players }))
      await writeFile(fed.path(file), text);
  }
  replay = await startReplay({ project: fed.project, speed: 0 });
});
afterAll(async () => {
  await replay.stop();
  await fed.remove();
  await copy.remove();
});

it('a refresh of seasons from full lists gives every board rows, and breaks no rule', async () => {
  const before = await knownValues();
  const { headers } = feedAdapter(league);
  const feed = jsonClient({ origin: replay.origin, headers, retries: 0 });
  const remarks: string[] = [];
  const onRemark = (text: string) => void remarks.push(text);
  for (const season of seasons) await refresh({ project: copy.project, feed, season, onRemark });
  expect(remarks.filter((text) => /rejected|loss/.test(text))).toEqual([]);
  const after = await knownValues();
  expect([...before].filter(([cell, value]) => after.get(cell) !== value)).toEqual([]);
  expect(after.size).toBeGreaterThan(before.size + 8000);
  const { dataset: refreshed, locations } = await readDataset(copy.project);
  // It is an error where a rule is broken.
  const checks = checkDataset(refreshed, locations, integrityRules);
  // What is expected of the seasons is not asked for, and would take most of the time.
  const tables = deriveTables({ ...refreshed, stages: [] }, checks);
  for (const season of seasons) {
    const { leaderboards: answered } = answer(leaderboards, { season, metric: specifiedBoards }, tables);
    expect(answered.filter(({ rows }) => rows.length > 0)).toHaveLength(15);
  }
});
