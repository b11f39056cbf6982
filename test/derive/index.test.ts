import { describe, expect, it } from 'vitest';
import { publishedTables, type TableName } from '../../src/records/published.ts';
import { resources } from '../../src/resources/index.ts';
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

  it('says how many rows each table about the league has, under the names of the resources', () => {
    const sizes = tables.rows('datasets');
    const named = sizes.map(({ name }) => name);
    const withoutTable = ['discovery', 'health', 'live', 'head-to-head', 'leaderboards'];
    expect(resources.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual(
      expect.arrayContaining(withoutTable),
    );
    expect(resources.filter(({ name }) => !named.includes(name))).toHaveLength(withoutTable.length);
    const matches = sizes.find(({ name }) => name === 'matches');
    expect(matches).toMatchObject({ rows: dataset.matches.length, seasons: tables.seasons('matches') });
    expect(sizes.find(({ name }) => name === 'venues')?.seasons).toBeNull();
  });
});
