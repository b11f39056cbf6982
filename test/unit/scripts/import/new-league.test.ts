import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkDataset } from '../../../../build/check.ts';
import { parseDataset } from '../../../../build/read/dataset.ts';
import { writeNewLeague } from '../../../../scripts/import/new-league.ts';
import { integrityRules } from '../../../../src/integrity/index.ts';
import { league } from '../../../../src/records/league.ts';
import { folderOfFile } from '../../../support/temporary-folder.ts';

const parent = await folderOfFile();

const given = {
  name: 'Test League',
  shortName: 'TL',
  country: 'Nowhere',
  countryCode: 'ZZ',
  timeZone: 'Europe/Athens',
  firstSeason: league.first_season,
  firstMonth: 1,
};

it('writeNewLeague writes a dataset that is empty and valid', async () => {
  const folder = path.join(parent, 'new');
  const names = await writeNewLeague(folder, given);
  const tables = names.filter((name) => name !== 'README.md');
  const contents = await Promise.all(tables.map((name) => readFile(path.join(folder, name))));
  const files = new Map(tables.map((name, index) => [`data/${name}`, contents[index] as Buffer]));
  const { dataset, locations } = parseDataset(files);
  expect(checkDataset(dataset, locations, integrityRules)).not.toHaveLength(0);
  expect(dataset.matches).toEqual([]);
  await expect(writeNewLeague(folder, given)).rejects.toThrow(/is not empty/);
});

it('writeNewLeague rejects impossible options, naming them', async () => {
  const wrong = { ...given, timeZone: 'Mars/Olympus' };
  await expect(writeNewLeague(path.join(parent, 'wrong'), wrong)).rejects.toThrow(
    /time_zones.*expected a time zone/,
  );
});
