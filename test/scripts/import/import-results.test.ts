import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import { importResults } from '../../../scripts/import/import-results.ts';
import { writeNewLeague } from '../../../scripts/import/new-league.ts';
import { parseResults } from '../../../scripts/import/parse-results.ts';
import { clubColumns, parseFacts, venueColumns } from '../../../scripts/import/places.ts';
import { leagueSchema } from '../../../src/records/league-schema.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const folder = path.join(await folderOfFile(), 'data');
const read = (name: string) => readFile(path.join(folder, name), 'utf8');
const rows = async (name: string): Promise<Record<string, string>[]> =>
  parse(await read(name), { columns: true });

const place = { country: 'Nowhere', countryCode: 'ZZ', timeZone: 'Europe/Athens' };
await writeNewLeague(folder, { name: 'Test', shortName: 'T', ...place, firstSeason: 2001, firstMonth: 7 });

const results = parseResults(
  'date,time,home,away,score\n2001-09-01,15:00,Reds,Blues,2-1\n2002-03-01,,Blues,Reds,0-0\n',
  'results.csv',
);
const clubs = parseFacts(
  'name,club_id,acronym,city,province,venue,latitude,longitude,time_zone\n' +
    'Reds,reds,RED,Town,,Red Park,38,23,Europe/Athens\nBlues,blues,BLU,Town,,Blue Park,38.1,23,Europe/Athens\n',
  'clubs.csv',
  clubColumns,
);
const none = { clubs: [], venues: [] };
const options = { folder, results, stage: 'regular', table: 'season', source: 'a test' } as const;

describe('importResults', () => {
  it('asks for what the results do not say, and writes nothing without it', async () => {
    await expect(importResults({ ...options, given: none })).rejects.toMatchObject({
      missing: { clubs: [{ name: 'Reds', club_id: 'reds', acronym: 'RED', venue: '' }, {}], venues: [] },
    });
    expect(await read('clubs.csv')).not.toContain('reds');
  });

  it('asks for the id of a club whose name has no Latin letter', async () => {
    const greek = parseResults('date,home,away,score\n2001-09-01,Ελλάδα,Reds,2-1\n', 'results.csv');
    await expect(importResults({ ...options, results: greek, given: none })).rejects.toMatchObject({
      missing: { clubs: [{ name: 'Ελλάδα', club_id: '', acronym: '' }, {}] },
    });
  });

  it('names a file that it cannot read', async () => {
    const quote = 'name,city\n"Reds,Town\n';
    expect(() => parseFacts(quote, 'clubs.csv', clubColumns)).toThrow(/^clubs\.csv is not CSV: .*quote/i);
    expect(() => parseResults(quote, 'results.csv')).toThrow(/^results\.csv is not CSV: /);
    const other = path.join(path.dirname(folder), 'other');
    await cp(folder, other, { recursive: true });
    await writeFile(path.join(other, 'snapshot.json'), '{');
    const given = { ...none, clubs };
    await expect(importResults({ ...options, folder: other, given })).rejects.toThrow(
      /snapshot\.json:1 is not JSON: /,
    );
    await writeFile(path.join(other, 'league.json'), '{}');
    await expect(importResults({ ...options, folder: other, given })).rejects.toThrow(
      /league\.json:1:name is missing; expected text/,
    );
  });

  it('writes the same files again when repeated', async () => {
    for (const _ of [1, 2]) await importResults({ ...options, given: { ...none, clubs } });
    const matches = await rows('matches/2001.csv');
    expect(matches).toHaveLength(2);
    expect(matches).toContainEqual(
      expect.objectContaining({
        match_id: '2001-09-01-reds-blues',
        date: '2001-09-01',
        kickoff_utc: '2001-09-01T12:00:00Z',
        stage: 'regular',
        matchday: '',
        status: 'FINISHED',
        home_club: 'reds',
        away_club: 'blues',
        home_goals: '2',
        away_goals: '1',
        home_penalties: '',
        winner: 'reds',
        win_reason: 'RegularTime',
      }),
    );
  });

  it('leaves a valid league with examples that are in the data', async () => {
    const league = leagueSchema.parse(JSON.parse(await read('league.json')));
    expect(league.examples).toMatchObject({
      season: 2001,
      day: '2001-09-01',
      match_id: '2001-09-01-reds-blues',
    });
    expect(league.stages).toEqual({ regular: 'Regular season' });
    expect(JSON.parse(await read('snapshot.json'))).toMatchObject({ season: 2001, as_of: '2002-03-01' });
  });

  it('names the winner of standings for which two stages count, once both are played', async () => {
    const two = path.join(path.dirname(folder), 'two-stages');
    await cp(folder, two, { recursive: true });
    const given = { ...none, clubs };
    const importStages = (...lines: string[]) =>
      importResults({
        ...options,
        given,
        folder: two,
        results: parseResults(`${['date,home,away,score,stage', ...lines].join('\n')}\n`, 'stages.csv'),
      });
    const winner = async () =>
      (await readFile(path.join(two, 'seasons.csv'), 'utf8')).match(/^2004,.*,(.*)$/m)?.[1];
    const opening = '2004-09-01,Reds,Blues,1-0,opening';
    await importStages(opening);
    expect(await winner()).toBe('reds');
    await importStages('2005-03-01,Blues,Reds,,closing');
    expect(await winner()).toBe('');
    await importStages('2005-03-01,Blues,Reds,3-0,closing');
    expect(await winner()).toBe('blues');
    await importStages(opening, '2005-03-01,Blues,Reds,0-0,closing');
    expect(await winner()).toBe('reds');
  });

  it('stamps each match that it adds or changes with the moment of the import, and no other', async () => {
    const stamped = path.join(path.dirname(folder), 'stamped');
    await cp(folder, stamped, { recursive: true });
    const file = path.join(stamped, 'match-updates/2001.csv');
    const importAt = async (moment: string, ...lines: string[]) => {
      vi.setSystemTime(moment);
      const list = parseResults(`${['date,time,home,away,score', ...lines].join('\n')}\n`, 'results.csv');
      await importResults({ ...options, folder: stamped, results: list, given: { ...none, clubs } });
      return (await readFile(file, 'utf8')).trim().split('\n').slice(1).sort();
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await rm(file);
      const first = '2001-09-01,15:00,Reds,Blues,2-1';
      const second = '2002-03-01,,Blues,Reds,0-0';
      expect(await importAt('2026-01-01T10:00:00Z', first, '2002-03-01,,Blues,Reds,0-1')).toEqual([
        '2002-03-01-blues-reds,2026-01-01T10:00:00Z',
      ]);
      expect(await importAt('2026-01-02T10:00:00Z', first, second, '2002-04-01,,Reds,Blues,1-1')).toEqual([
        '2002-03-01-blues-reds,2026-01-02T10:00:00Z',
        '2002-04-01-reds-blues,2026-01-02T10:00:00Z',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('names an added stage as the results do', async () => {
    const list = 'date,home,away,score,stage\n2002-06-01,Reds,Blues,1-0,grand final\n';
    await importResults({ ...options, given: none, table: 'none', results: parseResults(list, 'final.csv') });
    const { stages } = leagueSchema.parse(JSON.parse(await read('league.json')));
    expect(stages).toEqual({ regular: 'Regular season', 'grand-final': 'Grand final' });
    const stage = { season: '2001', stage: 'grand-final', matches: '1', table: '' };
    expect(await rows('stages.csv')).toContainEqual(expect.objectContaining(stage));
  });

  it('asks once for each venue that the list names, and for nothing that is stored', async () => {
    const list = 'date,home,away,score,stage,venue,neutral\n2002-06-02,Greens,Reds,3-3,cup,City Park,yes\n';
    const cup = { ...options, table: 'none', results: parseResults(list, 'cup.csv') } as const;
    await expect(importResults({ ...cup, given: none })).rejects.toMatchObject({
      missing: { clubs: [], venues: [{ name: 'City Park', city: '', time_zone: 'Europe/Athens' }] },
    });
    const venues = parseFacts(
      'name,city,latitude,longitude,time_zone\nCity Park,City,38,24,Asia/Tokyo\n',
      'venues.csv',
      venueColumns,
    );
    await importResults({ ...cup, given: { ...none, venues } });
    expect(await rows('venues.csv')).toContainEqual(
      expect.objectContaining({
        venue_id: 'city-park',
        city: 'City',
        latitude: '38',
        time_zone: 'Asia/Tokyo',
      }),
    );
    expect(await rows('clubs.csv')).toContainEqual(
      expect.objectContaining({ club_id: 'greens', acronym: 'GRE', home_venue_id: 'city-park' }),
    );
    expect(await rows('matches/2001.csv')).toContainEqual(
      expect.objectContaining({
        home_club: 'greens',
        venue_id: 'city-park',
        venue_basis: 'feed',
        neutral: 'true',
      }),
    );
    await importResults({ ...cup, given: none });
  });

  it('a match begins at the time of its venue, not of the home club', async () => {
    const list = 'date,time,home,away,score,stage,venue\n2002-06-03,15:00,Reds,Blues,1-0,cup,City Park\n';
    await importResults({ ...options, given: none, table: 'none', results: parseResults(list, 'cup.csv') });
    expect(await rows('matches/2001.csv')).toContainEqual(
      expect.objectContaining({ match_id: '2002-06-03-reds-blues', kickoff_utc: '2002-06-03T06:00:00Z' }),
    );
  });
});
