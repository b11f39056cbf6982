import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLeague } from '../../../../build/read/league.ts';
import { folderOfFile } from '../../../support/temporary-folder.ts';
import { worlds } from '../../../support/worlds.ts';

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

describe.for(worlds)('$name', async ({ league, datasetRoot }) => {
  await mkdir(path.join(folder, 'data'), { recursive: true });

  it('a valid league is read', async () => {
    expect(await readLeague(path.join(datasetRoot, 'data/league.json'))).toEqual(league);
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
        `data/league.json:${lineOf('win')}:points.0.win "3"; expected a number`,
      ].join('\n'),
    );
  });

  it('a league that is no JSON is named with the line where it stops being JSON', async () => {
    expect(await messageAbout('{\n  "name": "x"\n  "code": "y"\n}')).toMatch(
      /^1 fault in the dataset\ndata\/league\.json:3 is not JSON: .*; expected a JSON object$/,
    );
  });
});
