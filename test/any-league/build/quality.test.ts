import { describe, expect, it } from 'vitest';
import { qualityReport } from '../../../build/quality.ts';
import { integrityRules } from '../../../src/integrity/index.ts';
import { datasetTables } from '../../../src/records/dataset/index.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ season: exampleSeason, dataset, tables }) => {
  const report = qualityReport(dataset, tables.rows('seasons'), integrityRules, tables.rows('checks'));

  describe('qualityReport', () => {
    it('returns every table of the dataset, and every season', () => {
      expect(report.tables.map(({ table }) => table)).toEqual(
        Object.values(datasetTables).map(({ name }) => name),
      );
      expect(report.coverage.map(({ season }) => season)).toEqual(
        tables.rows('seasons').map(({ season }) => season),
      );
    });

    it('counts rows and empty values by table and season', () => {
      const seasons = report.tables.find(({ table }) => table === 'matches')?.seasons;
      const own = ofSeason(dataset.matches, exampleSeason);
      const found = seasons?.find(({ season }) => season === exampleSeason);
      const unknown = own.filter(({ attendance }) => attendance === null).length;
      expect(found?.rows).toBe(own.length);
      expect(found?.missing.attendance ?? 0).toBeCloseTo(unknown / own.length, 4);
      expect(found?.missing).not.toHaveProperty('match_id');
    });

    it('returns a single part for a table that is not seasonal, and names the rules about it', () => {
      const clubs = report.tables.find(({ table }) => table === 'clubs');
      expect(clubs?.seasons.map(({ season }) => season)).toEqual([null]);
      expect(clubs?.checks).toContain('ids-unique');
    });
  });
});
