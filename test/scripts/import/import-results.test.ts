import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { completeFacts, parseClubFacts } from '../../../scripts/import/clubs.ts';
import { importResults } from '../../../scripts/import/import-results.ts';
import { parseResults } from '../../../scripts/import/parse-results.ts';
import { writeNewLeague } from '../../../scripts/new-league/write.ts';
import { leagueSchema } from '../../../src/records/league-schema.ts';

const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'league-')), 'data');
const read = (name: string) => readFile(path.join(folder, name), 'utf8');
afterAll(() => rm(path.dirname(folder), { recursive: true }));

await writeNewLeague(folder, {
  name: 'Test League',
  shortName: 'TL',
  country: 'Nowhere',
  countryCode: 'ZZ',
  timeZone: 'Europe/Athens',
  firstSeason: 2001,
  firstMonth: 7,
});

const results = parseResults(
  'date,time,home,away,score\n2001-09-01,15:00,Reds,Blues,2-1\n2002-03-01,,Blues,Reds,0-0\n',
  'results.csv',
);
const facts = parseClubFacts(
  'name,club_id,acronym,city,province,venue,latitude,longitude,time_zone\n' +
    'Reds,reds,RED,Town,,Red Park,38,23,Europe/Athens\nBlues,blues,BLU,Town,,Blue Park,38.1,23,Europe/Athens\n',
);
const options = {
  folder,
  results,
  stage: 'regular',
  table: 'season',
  source: 'a test',
  ask: undefined,
} as const;

describe('importResults', () => {
  it('asks for what the results do not say, and writes nothing without it', async () => {
    await expect(importResults({ ...options, facts: [] })).rejects.toThrow(
      /clubs\.csv[\s\S]*\nReds,reds,RED,,/,
    );
    expect(await read('clubs.csv')).not.toContain('reds');
    const ask = async (question: string) => `answer to ${question}`;
    const [facts] = await completeFacts(['Reds'], [], 'Europe/Athens', ask);
    expect(facts).toMatchObject({ club_id: 'reds', acronym: 'RED', city: 'answer to Reds: city' });
  });

  it('writes matches, clubs, venues, stages, the season and its table; twice is as once', async () => {
    for (const _ of [1, 2]) await importResults({ ...options, facts });
    expect(await read('matches/2001.csv')).toContain(
      '2001-09-01-reds-blues,2001-09-01,2001-09-01T12:00:00Z,regular,,FINISHED,reds,blues,2,1,,,reds,RegularTime,',
    );
    expect((await read('matches/2001.csv')).trim().split('\n')).toHaveLength(3);
    expect(await read('standings/2001.csv')).toContain('regular,1,reds,2,1,1,0,2,1,1,4,0');
    expect(await read('stages.csv')).toContain('2001,regular,2,season,');
    expect(await read('seasons.csv')).toContain('2001,2001,One table,reds,reds');
    expect(await read('venues.csv')).toContain('red-park,,Red Park,,Town,,38,23,Europe/Athens');
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

  it('calls a stage that the results add as the list does', async () => {
    const list = 'date,home,away,score,stage\n2002-06-01,Reds,Blues,1-0,grand final\n';
    await importResults({ ...options, facts, table: 'none', results: parseResults(list, 'final.csv') });
    const { stages } = leagueSchema.parse(JSON.parse(await read('league.json')));
    expect(stages).toEqual({ regular: 'Regular season', 'grand-final': 'Grand final' });
    expect(await read('stages.csv')).toContain('2001,grand-final,1,,');
  });
});
