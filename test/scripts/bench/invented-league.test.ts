import path from 'node:path';
import { expect, it } from 'vitest';
import { checkDataset } from '../../../build/check-dataset.ts';
import { projectOf } from '../../../build/project.ts';
import { readDataset } from '../../../build/read/dataset.ts';
import { inventResults, matchesOf, writeInventedLeague } from '../../../scripts/bench/invented-league.ts';
import { integrityRules } from '../../../src/integrity/index.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const size = { clubs: 8, seasons: 2 };
const results = inventResults(size);

it('an invented league is the same each time', () => {
  expect(inventResults(size)).toEqual(results);
});

it('each two clubs of an invented league meet once at home and once away in a season', () => {
  expect(results).toHaveLength(matchesOf(size));
  const pairs = results.map(({ date, home, away }) => `${date.slice(0, 4)} ${home} ${away}`);
  expect(new Set(pairs).size).toBe(results.length);
});

it('a club of an invented league plays once in a round', () => {
  for (const round of Map.groupBy(
    results,
    ({ date, matchday }) => `${date.slice(0, 4)} ${matchday}`,
  ).values())
    expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(size.clubs);
});

it('an invented league keeps all integrity rules, and its last season is in play', async () => {
  const folder = path.join(await folderOfFile(), 'league');
  await writeInventedLeague(folder, size);
  const { dataset, locations } = await readDataset(projectOf(folder));
  expect(checkDataset(dataset, locations, integrityRules)).not.toHaveLength(0);
  const open = dataset.matches.filter(({ status }) => status === 'UPCOMING');
  expect(new Set(open.map(({ season }) => season))).toEqual(new Set([dataset.snapshot.season]));
});
