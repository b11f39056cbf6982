import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  headToHead,
  leagueTables,
  standingsByWeek,
} from '../../../../build/render/downloads/derived-tables.ts';
import { referencesOf, releaseOf } from '../../../../build/render/downloads/file-documents.ts';
import { newestSeasonFirst } from '../../../../build/render/downloads/flat-tables.ts';
import { sum } from '../../../../src/derive/numbers.ts';
import type { DatasetTable } from '../../../../src/records/dataset/define-table.ts';
import { datasetTables } from '../../../../src/records/dataset/index.ts';
import { snapshotOf } from '../../../../src/records/published.ts';
import { worldsWithDownloads } from '../../../support/downloads.ts';
import { type Resource, readResource } from './read-resource.ts';

/** The files that name the release. */
const naming = /^(soccer-data\.(sqlite(\.gz)?|zip)|datapackage\.json|manifest\.json)$/;

describe.for(worldsWithDownloads)('$name', (world) => {
  const { dataset, league, season, seasonStandings, tables } = world;
  const { downloadFolder, downloads, flat, named, textOf } = world;
  const folder = downloadFolder();

  const bytesOf = (name: string) => downloads.get(`/dumps/${name}`) ?? Buffer.alloc(0);
  const descriptor = JSON.parse(textOf('datapackage.json')) as { resources: Resource[] };
  const tableOf = new Map(named);
  const read = new Map(
    descriptor.resources.map((resource) => [resource.name, readResource(resource, bytesOf(resource.path))]),
  );

  it('the data package has a resource for each table', () => {
    expect([...read.keys()]).toEqual([...tableOf.keys()]);
    expect(descriptor).toMatchObject({
      profile: 'tabular-data-package',
      licenses: [{ name: league.license.identifier }],
    });
  });

  it.for(named)(
    'the data package describes the CSV of %s as it can be read, with each cell',
    ([name, table]) => {
      expect(read.get(name)?.map((row) => Object.values(row))).toEqual(newestSeasonFirst(table));
    },
  );

  it('every value of a foreign key of the data package is a key of the other table', () => {
    let count = 0;
    for (const { name, schema } of descriptor.resources) {
      for (const { fields, reference } of schema.foreignKeys ?? []) {
        expect(tableOf.get(reference.resource)?.key, name).toEqual([reference.fields]);
        const known = new Set(read.get(reference.resource)?.map((row) => row[reference.fields]));
        const values = read.get(name)?.flatMap((row) => row[fields] ?? []) ?? [];
        expect(
          values.filter((value) => !known.has(value)),
          `${name}.${fields}`,
        ).toEqual([]);
        count += values.length;
      }
    }
    expect(count).toBeGreaterThan(tables.rows('matches').length);
  });

  it('the database, the data package and the manifest name the release of SHA256SUMS', () => {
    const sums = textOf('SHA256SUMS').match(/.+\n/g) ?? [];
    const others = sums.filter((line) => !naming.test(line.slice(66, -1)));
    expect(sums.length - others.length).toBe(5);
    const release = hash('sha256', others.join('')).slice(0, 16);
    const database = new DatabaseSync(path.join(folder(), 'soccer-data.sqlite'), { readOnly: true });
    const named = database.prepare("SELECT value FROM metadata WHERE name = 'release'").get();
    database.close();
    expect(named).toEqual({ value: release });
    for (const file of ['datapackage.json', 'manifest.json'])
      expect([file, JSON.parse(textOf(file)).release]).toEqual([file, release]);
  });

  it('the release depends on content, names and number of files, and not on their order', () => {
    const idOf = (files: Record<string, string>) =>
      releaseOf(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
    const id = idOf({ a: '1', b: '2' });
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(idOf({ b: '2', a: '1' })).toBe(id);
    for (const other of [
      { a: '1', b: '3' },
      { a: '1', c: '2' },
      { a: '1', b: '2', c: '' },
    ])
      expect(idOf(other)).not.toBe(id);
  });

  it('every two clubs that have met have a row each', () => {
    const rows = headToHead.records(tables) as { club: string; opponent: string }[];
    const met = new Set(
      tables
        .rows('matches')
        .flatMap(({ home_club: home, away_club: away }) => [`${home} ${away}`, `${away} ${home}`]),
    );
    expect(new Set(rows.map(({ club, opponent }) => `${club} ${opponent}`))).toEqual(met);
  });

  it('the matches of two clubs at home, away and at neutral venues add up to all of them', () => {
    const table = flat.find(({ file }) => file === headToHead.file);
    const at = (name: string) => table?.columns.findIndex((column) => column.name === name) ?? -1;
    for (const column of ['played', 'wins', 'goals', 'shootout_losses']) {
      const [overall, ...parts] = ['overall', 'home', 'away', 'neutral'].map((scope) =>
        at(`${scope}_${column}`),
      );
      for (const row of table?.rows ?? [])
        expect(sum(parts.map((part) => Number(row[part])))).toBe(row[Number(overall)]);
    }
  });

  it('the download of standings has every season, as /standings answers it', () => {
    const all = leagueTables.records(tables) as Record<string, unknown>[];
    for (const { season: one } of tables.rows('seasons')) {
      const { standings: rows, source } = seasonStandings({ season: one });
      const own = all.filter((row) => row.season === one);
      const expected = rows.map((row) => ({ ...row, season: one, source }));
      expect(own, String(one)).toEqual(
        expect.arrayContaining(expected.map((row) => expect.objectContaining(row))),
      );
    }
  });

  it('the standings by week are those of /standings on the last day of the week', () => {
    const rows = standingsByWeek.records(tables) as {
      season: number;
      stage: string;
      week: number;
      date: string;
    }[];
    const ofSeason = rows.filter((row) => row.season === season && row.stage !== 'overall');
    const weeks = Map.groupBy(ofSeason, ({ stage, week }) => `${stage} ${week}`);
    for (const [first, ...others] of weeks.values()) {
      if (!first) continue;
      const { stage, date } = first;
      const { stages } = seasonStandings({ season, date, stage });
      const expected = stages[0]?.standings.map(({ club, position, points }) => ({ club, position, points }));
      expect([first, ...others], `${stage} ${date}`).toMatchObject(expected ?? []);
    }
  });

  it('a season has standings of each stage, and overall ones where several stages count', () => {
    const all = leagueTables.records(tables) as { season: number; stage: string }[];
    const stages = all.filter((row) => row.season === season).map(({ stage }) => stage);
    const tabled = dataset.stages.filter((row) => row.season === season && row.table !== null);
    const names = tabled.map(({ stage }) => stage);
    const counted = tabled.filter(({ table }) => table === 'season');
    expect(new Set(stages)).toEqual(new Set(counted.length > 1 ? [...names, 'overall'] : names));
  });

  /** The sums by the name of the file. */
  const sums = new Map(
    textOf('SHA256SUMS')
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );

  it('the manifest and the checksums agree with sha256sum', async () => {
    const whole = [...downloads.keys()].filter((name) => /^\/dumps\/[^/]+$/.test(name));
    const { stdout } = await promisify(execFile)('sha256sum', ['--ignore-missing', '-c', 'SHA256SUMS'], {
      cwd: folder(),
    });
    // Every file but the list itself.
    expect(stdout.trim().split('\n')).toHaveLength(whole.length - 1);
    expect([...sums.keys()].sort()).toEqual(
      [...downloads.keys()]
        .map((name) => name.slice(7))
        .filter((name) => name !== 'SHA256SUMS')
        .sort(),
    );
  });

  it('the manifest and the checksums list every table with its columns, files and licence', () => {
    const manifest = JSON.parse(textOf('manifest.json'));
    expect(manifest).toMatchObject({
      license: { name: league.license.name },
      attribution: expect.any(String),
      data_as_of: snapshotOf(tables).as_of,
    });
    expect(manifest.tables).toHaveLength(flat.length);
    for (const { name, rows, columns, files } of manifest.tables) {
      expect(rows).toBe(flat.find(({ file }) => file === name)?.rows.length);
      for (const column of columns)
        expect(column, `${name}.${column.name}`).toMatchObject({
          type: expect.any(String),
          description: expect.stringMatching(/./),
        });
      expect(new Set(files.map(({ format }: { format: string }) => format))).toEqual(
        new Set(['json', 'csv', 'parquet']),
      );
      for (const { path: address, bytes, sha256 } of files) {
        expect(downloads.get(address)?.length).toBe(bytes);
        expect(sums.get(address.slice(7))).toBe(sha256);
      }
    }
    expect(manifest.database).toMatchObject({ path: '/dumps/soccer-data.sqlite' });
    expect(manifest.archive).toMatchObject({
      path: '/dumps/soccer-data.zip',
      media_type: 'application/zip',
    });
  });

  it('referencesOf finds the columns that refer to other tables, but no key of the table itself', () => {
    const columnsOf = (file: string) =>
      referencesOf(flat.find((table) => table.file === file) as (typeof flat)[0]);
    expect(columnsOf('venues')).toEqual([]);
    expect(columnsOf('matches')).toContainEqual({ column: 'winner', table: 'teams', key: 'club_id' });
    expect(columnsOf('honours').map(({ column }) => column)).not.toContain('winner');
  });

  it('the downloads have every column of the dataset', () => {
    const columns = new Set(flat.flatMap((table) => table.columns.map(({ name }) => name)));
    /** Columns of the dataset under another name in the tables. */
    const renamed: Record<string, string> = {
      feed_season_id: 'season_id',
      feed_team_id: 'team_id',
      feed_stadium_id: 'stadium_id',
      home_venue_id: 'venue_id',
      stats: 'raw_stats',
      goals_conceded_on_pitch: 'goals_conceded',
    };
    const notPublished = Object.values<DatasetTable>(datasetTables).flatMap(({ name, row }) =>
      Object.keys(row.shape).flatMap((column) =>
        columns.has(renamed[column] ?? column) ? [] : [`${name}.${column}`],
      ),
    );
    expect(notPublished, 'add it to its record in src/records/, and derive it in src/derive/').toEqual([]);
  });

  it('the downloads have a cell for each column, and no known key twice', () => {
    for (const { file, key, columns, rows } of flat) {
      const places = key.map((name) => columns.findIndex((column) => column.name === name));
      expect(places, file).not.toContain(-1);
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
      const wholeKeys = rows
        .map((row) => places.map((place) => row[place]))
        .filter((values) => !values.includes(null));
      if (key.length > 0) expect(new Set(wholeKeys.map(String)).size, file).toBe(wholeKeys.length);
    }
  });
});
