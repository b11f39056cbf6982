import { describe, expect, it } from 'vitest';
import { deriveTables } from '../../src/derive/index.ts';
import { publishedTables, type TableName } from '../../src/records/published.ts';
import { worlds } from '../support/worlds.ts';

/** The tables with an order of their own; the others have that of their files. */
const ordered = new Set(
  'goals matchStats matches odds players referees shotsFaced teams venues weather'.split(' '),
);

/** The tables that are about the service and its data. */
const aboutService = [
  'snapshot',
  'expectedGoals',
  'ratingModel',
  'forecastRecord',
  'checks',
  'corrections',
  'knownExceptions',
  'datasets',
] as const;

const names = Object.keys(publishedTables) as TableName[];

describe.for(worlds)('$name', ({ resources, dataset, tables }) => {
  it.for(names)('deriveTables derives the table %s, whole and by season alike', (name) => {
    const whole: readonly object[] = tables.rows(name);
    if (!publishedTables[name].seasonal) return;
    const seasons = tables.rows('seasons').map(({ season }) => season);
    expect(seasons.flatMap((season): readonly object[] => tables.rows(name, season))).toEqual(whole);
  });

  it('deriveTables counts the rows of each table about the league, by the resource’s name', () => {
    const sizes = tables.rows('datasets');
    const named = sizes.map(({ name }) => name);
    const withoutTable = ['discovery', 'health', 'live', 'live-events', 'head-to-head', 'leaderboards']
      .concat('forecast-record', 'records', 'match', 'player', 'team', 'venue')
      .sort();
    expect(resources.flatMap(({ name }) => (named.includes(name) ? [] : name)).sort()).toEqual(withoutTable);
    const matches = sizes.find(({ name }) => name === 'matches');
    expect(matches).toMatchObject({
      rows: dataset.matches.length,
      seasons: [...new Set(dataset.matches.map(({ season }) => season))],
    });
    expect(sizes.find(({ name }) => name === 'venues')?.seasons).toBeNull();
    const observed = tables.rows('seasons').filter(({ season }) => tables.rows('weather', season).length > 0);
    expect(sizes.find(({ name }) => name === 'weather')?.seasons).toEqual(
      observed.map(({ season }) => season),
    );
    for (const name of aboutService) expect(named).not.toContain(publishedTables[name].file);
  });

  it('deriveTables does not depend on the order of the rows in the files', () => {
    const reversed = Object.fromEntries(
      Object.entries(dataset).map(([name, rows]) => [name, Array.isArray(rows) ? rows.toReversed() : rows]),
    ) as typeof dataset;
    const derived = deriveTables(reversed, tables.rows('checks'));
    for (const name of names) {
      const [expected, rows] = [tables.rows(name), derived.rows(name)].map((found) => {
        const texts = found.map((row) => JSON.stringify(row));
        return ordered.has(name) ? texts : texts.sort();
      });
      expect(rows, name).toEqual(expected);
    }
  });
});
