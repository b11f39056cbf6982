import { describe, expect, it } from 'vitest';
import { checkDataset } from '../../build/check-dataset.ts';
import { qualityReport } from '../../src/derive/quality.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { brokenOf } from '../support/broken.ts';
import { smallWorlds } from '../support/worlds.ts';

describe.for(smallWorlds)('$name', async (world) => {
  const { dataset, places, season: exampleSeason, tables } = world;
  const { faultsWith, testFaults } = await brokenOf(world);

  testFaults([
    [
      'an exception that excuses nothing',
      'data/known-exceptions.csv',
      (text) => `${text || 'check,subject,reason\n'}ids-unique,nothing,no reason\n`,
      /^data\/known-exceptions\.csv:\d+:subject "nothing" is no breach of ids-unique/,
    ],
  ]);

  it('checkDataset accepts an exception of the current season before its rule applies', () => {
    const season = dataset.snapshot.season;
    const past = dataset.snapshot.season - 1;
    const exceptions = (lines: string) => (text: string) => `${text || 'check,subject,reason\n'}${lines}`;
    const file = 'data/known-exceptions.csv';
    const early = `details-complete,${season} referee 99,early\nnone,${past} a-club,doubtful\n`;
    expect(faultsWith({ [file]: exceptions(early) })).toEqual([]);
    expect(faultsWith({ [file]: exceptions(`details-complete,${past} referee 99,late\n`) })).toHaveLength(1);
  });

  it('checkDataset counts the rows that each rule checked, and says which have known exceptions', () => {
    const results = checkDataset(dataset, places, integrityRules);
    expect(results.map(({ name }) => name)).toEqual(integrityRules.map(({ name }) => name));
    expect(results.find(({ name }) => name === 'ids-unique')?.checked).toBeGreaterThan(0);
    const excepted = results.filter(({ status }) => status === 'known-exceptions').map(({ name }) => name);
    const listed = new Set(dataset.knownExceptions.map(({ check }) => check));
    // What no rule covers is no exception to one.
    listed.delete('none');
    expect(new Set(excepted)).toEqual(listed);
  });

  const report = qualityReport(dataset, tables.rows('seasons'), integrityRules, tables.rows('checks'));

  it('qualityReport returns every table of the dataset, and every season', () => {
    expect(report.tables.map(({ table }) => table)).toEqual(
      Object.values(datasetTables).map(({ name }) => name),
    );
    expect(report.coverage.map(({ season }) => season)).toEqual(
      tables.rows('seasons').map(({ season }) => season),
    );
  });

  it('qualityReport counts rows and empty values by table and season', () => {
    const seasons = report.tables.find(({ table }) => table === 'matches')?.seasons;
    const own = ofSeason(dataset.matches, exampleSeason);
    const found = seasons?.find(({ season }) => season === exampleSeason);
    const unknown = own.filter(({ attendance }) => attendance === null).length;
    expect(found?.rows).toBe(own.length);
    expect(found?.missing.attendance ?? 0).toBeCloseTo(unknown / own.length, 4);
    expect(found?.missing).not.toHaveProperty('match_id');
    const columns = report.tables.find(({ table }) => table === 'matches')?.columns;
    expect(columns).toEqual(expect.arrayContaining(['match_id', 'attendance']));
  });

  it('qualityReport returns a single part for a table that is not seasonal', () => {
    const clubs = report.tables.find(({ table }) => table === 'clubs');
    expect(clubs?.seasons.map(({ season }) => season)).toEqual([null]);
    expect(clubs?.checks).toContain('ids-unique');
  });
});
