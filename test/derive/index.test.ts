import { describe, expect, it } from 'vitest';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { publishedTables, type TableName } from '../../src/records/published.ts';
import { dataset, tables } from '../support/tables.ts';

const names = Object.keys(publishedTables) as TableName[];

describe('deriveTables', () => {
  it.for(names)('derives the table %s, whole and by season alike', (name) => {
    const whole: readonly object[] = tables.rows(name);
    expect(whole.length).toBeGreaterThan(0);
    if (!publishedTables[name].seasonal) return;
    const seasons = tables.seasons(name);
    expect(seasons).toEqual(tables.rows('seasons').map(({ season }) => season));
    expect(seasons.flatMap((season): readonly object[] => tables.rows(name, season))).toEqual(whole);
  });

  it('says how many rows each table of the dataset has', () => {
    const sizes = tables.rows('datasets');
    expect(sizes.map(({ name }) => name)).toEqual(Object.values(datasetTables).map(({ name }) => name));
    const matches = sizes.find(({ name }) => name === 'matches');
    expect(matches).toMatchObject({ rows: dataset.matches.length, seasons: tables.seasons('matches') });
    expect(sizes.find(({ name }) => name === 'venues')?.seasons).toBeNull();
  });
});
