import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataPath } from '../../../build/project.ts';
import { parseDataset, readDatasetFiles } from '../../../build/read/dataset.ts';
import { readLeague } from '../../../build/read/league.ts';
import { parseCsv } from '../../../build/read/parse-csv.ts';
import { isInSeason } from '../../../src/records/season-rules.ts';
import { brokenOf, setField } from '../../support/broken.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';
import { smallWorlds } from '../../support/worlds.ts';

describe.for(smallWorlds)('$name', async (world) => {
  const { club, dataset, project, league, played, season } = world;
  const { faultsWith, testFaults, wrongValues } = await brokenOf(world);

  const [first] = played as [(typeof played)[0]];
  const matches = `data/matches/${season}.csv`;
  testFaults([
    [
      'a stray quote',
      matches,
      (text) => text.replace(club, `${club.slice(0, 2)}"${club.slice(2)}`),
      new RegExp(`^${matches}:\\d+ is not CSV: .*quote`, 'i'),
    ],
    [
      'a quote never closed',
      matches,
      (text) => text.replace(`,${club}`, `,"${club}`),
      new RegExp(`^${matches}:\\d+ is not CSV: .*quote`, 'i'),
    ],
    [
      'another encoding',
      'data/club-names.csv',
      (text) => Buffer.from(text.replace('\n', '\né'), 'latin1'),
      /^data\/club-names\.csv:2 is not UTF-8/,
    ],
    [
      'a file cut off',
      matches,
      (text) => text.trimEnd(),
      new RegExp(`^${matches}:\\d+ does not end with a newline; expected the whole last line`),
    ],
  ]);

  it('parseCsv returns header and rows, each with the line it starts on', () => {
    expect(parseCsv(Buffer.from('a,b\n1,"x\ny"\n\n2,z\n'), 'x.csv')).toEqual({
      header: ['a', 'b'],
      rows: [
        { line: 2, fields: ['1', 'x\ny'] },
        { line: 5, fields: ['2', 'z'] },
      ],
      faults: [],
    });
  });

  const quoted = (text: string) =>
    text.replaceAll(/^.+$/gm, (line) =>
      line
        .split(',')
        .map((field) => `"${field}"`)
        .join(','),
    );

  it.for([
    ['a last line of commas', (text: string) => `${text}${','.repeat(19)}\n`],
    [
      'a byte-order mark, quoted fields, CRLF and blank lines',
      (text: string) => `\ufeff${quoted(text).replaceAll('\n', '\r\n')}\r\n\r\n`,
    ],
  ] as const)('a file saved by a spreadsheet with %s has no fault', ([, change]) => {
    expect(faultsWith({ [matches]: change })).toEqual([]);
  });

  await mkdir(path.join(folder, 'data'), { recursive: true });

  it('a valid league is read', async () => {
    expect(await readLeague(dataPath(project, 'league.json'))).toEqual(league);
  });

  it('every fault of a league is named with its line and what was expected', async () => {
    const { short_name: _, ...rest } = league;
    const broken = {
      ...rest,
      country_code: 'x',
      points: [{ ...league.points[0], win: '3' }],
      colour: 'green',
    };
    const text = JSON.stringify(broken, null, 2);
    const lineOf = (field: string) => 1 + text.split('\n').findIndex((line) => line.includes(`"${field}":`));
    expect(await messageAbout(text)).toBe(
      [
        '4 faults in the dataset',
        'data/league.json:1:short_name is missing; expected text',
        'data/league.json:1 expected no field colour',
        `data/league.json:${lineOf('country_code')}:country_code "x"; expected two capital letters, such as UY`,
        `data/league.json:${lineOf('win')}:points.0.win "3"; expected a whole number`,
      ].join('\n'),
    );
  });

  it('a league that is no JSON is named with the line where it stops being JSON', async () => {
    expect(await messageAbout('{\n  "name": "x"\n  "code": "y"\n}')).toMatch(
      /^1 fault in the dataset\ndata\/league\.json:3 is not JSON: .*; expected a JSON object$/,
    );
  });

  testFaults([
    [
      'a day of the snapshot that is a word',
      'data/snapshot.json',
      (text) => text.replace(/(?<="as_of": ")[^"]+/, 'August'),
      /^data\/snapshot\.json:\d+:as_of "August"; expected a calendar day/,
    ],
    [
      'a current season that no table has',
      'data/snapshot.json',
      (text) => text.replace(/(?<="season": )\d+/, '2099'),
      'data/snapshot.json:1:season 2099 is not known; expected one of data/seasons.csv',
    ],
  ]);

  it('parseDataset reports the faults of all files together', () => {
    const faults = faultsWith({
      [matches]: setField(first.match_id, 'home_goals', 'two'),
      'data/stages.csv': setField(`${season},`, 'matches', 'two'),
    });
    expect(faults).toEqual([
      expect.stringMatching(/^data\/stages\.csv:\d+:matches "two"; expected a whole number/),
      expect.stringMatching(`^${matches}:\\d+:home_goals`),
    ]);
  });

  it('parseDataset reports a file that belongs to no table', () => {
    expect(faultsWith({ [matches.replace('.csv', '-final.csv')]: () => 'match_id\n' })).toEqual([
      expect.stringMatching(/^data\/matches\/\d{4}-final\.csv:1 belongs to no table; expected one of/),
    ]);
  });

  it('parseDataset reports a table or document that a dataset cannot be without', () => {
    expect(() => parseDataset(new Map(), 'data')).toThrow(
      /data\/seasons\.csv:1 does not exist[\s\S]*snapshot\.json:1 does/,
    );
  });

  it('parseDataset returns an empty table for a file that is missing and not required', async () => {
    const files = await readDatasetFiles(project);
    const some = new Map([...files].filter(([file]) => !/data\/(odds\/|weather|expected-goals)/.test(file)));
    const { odds, weather, expectedGoals } = parseDataset(some, project.data).dataset;
    expect({ odds, weather, expectedGoals }).toEqual({ odds: [], weather: [], expectedGoals: null });
  });

  it('parseDataset gives the rows of a seasonal table the season of their file', async () => {
    const again = parseDataset(await readDatasetFiles(project), project.data).dataset;
    expect(again).toEqual(dataset);
    expect(again.matches.every((row) => isInSeason(dataset.league, row.date, row.season))).toBe(true);
  });

  it('parseDataset parses files again whose bytes are others, or whose league is', async () => {
    const files = await readDatasetFiles(project);
    const { dataset: before } = parseDataset(files, project.data);
    const { dataset: same } = parseDataset(new Map(files), project.data);
    expect(same.matches.map((row, index) => row === before.matches[index])).not.toContain(false);
    const text = Buffer.from(files.get(matches) ?? []).toString('utf8');
    const changed = new Map(files).set(matches, Buffer.from(text.replace(',FINISHED,', ',ABANDONED,')));
    expect(() => parseDataset(changed, project.data)).toThrow(`${matches}:`);
    const document = { ...league, first_season: season + 1 };
    const elsewhere = new Map(files).set('data/league.json', Buffer.from(JSON.stringify(document)));
    expect(() => parseDataset(elsewhere, project.data)).toThrow('data/seasons.csv:');
  });

  testFaults(
    wrongValues(matches, first.match_id, [
      ['a negative score', 'home_goals', '-1', 'home_goals "-1"; expected at least 0'],
      ['half a goal', 'home_goals', '1.5', 'home_goals "1\\.5"; expected a whole number'],
      ['a day of no calendar', 'date', '2024-02-30', 'date "2024-02-30"; expected a calendar day'],
      ['an unknown status', 'status', 'PLAYED', 'status "PLAYED"; expected one of FINISHED, UPCOMING'],
    ]),
  );

  testFaults([
    [
      'a missing column',
      matches,
      (text) => text.replaceAll(/^([^,]*),[^,]*/gm, '$1'),
      `${matches}:1:date is missing; expected a column of that name`,
    ],
    [
      'a surplus column',
      matches,
      (text) => text.replaceAll(/(?=\n)/g, ',x').replace(',x\n', ',weather\n'),
      new RegExp(`^${matches}:1:weather is no column of this table; expected only match_id, date`),
    ],
    [
      'a column twice',
      matches,
      (text) => text.replaceAll(/(?=\n)/g, ',').replace(',\n', ',date\n'),
      `${matches}:1:date is a duplicate column; expected each column once`,
    ],
    [
      'an empty file',
      matches,
      () => '',
      new RegExp(`^${matches}:1 is empty; expected a header: match_id,date`),
    ],
  ]);
});

const folder = await folderOfFile();
const file = path.join(folder, 'data/league.json');

/** Returns the message about a league, below the folder. */
async function messageAbout(content: string): Promise<string> {
  await writeFile(file, content);
  const error: Error = await readLeague(file).then(
    () => new Error('accepted'),
    (thrown) => thrown,
  );
  return error.message.replaceAll(`${folder}/`, '');
}
