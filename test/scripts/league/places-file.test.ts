import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseContents, readContents } from '../../../scripts/league/dataset-files.ts';
import { writePlaces } from '../../../scripts/league/places-file.ts';
import { importTexts } from '../../support/imported.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const parent = await folderOfFile();
const lists = { 'list.csv': 'date,home,away,score\n2020-08-01,Reds,Blues,1-0\n2020-08-08,Blues,Reds,1-1\n' };

/** Makes a league, writes its file of places with some rows replaced, and takes it. */
async function take(...rows: string[]) {
  const { folder } = await importTexts(parent, lists);
  await writePlaces(folder);
  const file = `${folder}-places.csv`;
  const [header] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, `${[header, ...rows].join('\n')}\n`);
  const printed = await writePlaces(folder);
  return { printed, dataset: parseContents(await readContents(folder), folder).dataset, file };
}

describe('writePlaces', () => {
  it('takes what is filled in, and leaves the rest unknown', async () => {
    const { dataset, printed } = await take(
      'reds,RDX,#0055A4,,1901,Town,Red Park,51.5,-0.1,12000',
      'blues,,,,,,,,,',
    );
    expect(printed).toContain('into clubs.csv, venues.csv');
    expect(dataset.clubs).toMatchObject([
      { club_id: 'reds', acronym: 'RDX', founded: 1901, city: 'Town', home_venue_id: 'red-park' },
      { club_id: 'blues', acronym: null, city: null, home_venue_id: null },
    ]);
    expect(dataset.venues).toMatchObject([{ venue_id: 'red-park', latitude: 51.5, capacity: 12_000 }]);
  });

  it('writes what it took, so that it can be corrected', async () => {
    const { file } = await take('reds,RDX,,,,Town,Red Park,51.5,-0.1,');
    expect(await readFile(file, 'utf8')).toContain('reds,RDX,,,,Town,Red Park,51.5,-0.1,\n');
  });

  it.for([
    [['greens,,,,,,,,,'], "has the club 'greens', which the league lacks; expected one of reds, blues"],
    [['reds,,,,,,,,,', 'reds,,,,,,,,,'], "has 'reds' 2 times"],
    [['reds,,blue,,,,,,,'], 'primary_colour'],
    [['reds,,,,,,Park,north,,'], 'latitude'],
  ] as const)('refuses %j', async ([rows, message]) => {
    await expect(take(...rows)).rejects.toThrow(message);
  });
});
