import { describe } from 'vitest';
import { brokenOf } from '../../../support/broken.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { played, season } = world;
  const { testFaults, wrongValues } = await brokenOf(world);

  const [first] = played as [(typeof played)[0]];
  const file = `data/matches/${season}.csv`;

  testFaults(
    wrongValues(file, first.match_id, [
      ['a negative score', 'home_goals', '-1', 'home_goals "-1"; expected at least 0'],
      ['a word for a score', 'home_goals', 'two', 'home_goals "two"; expected a whole number'],
      ['half a goal', 'home_goals', '1.5', 'home_goals "1\\.5"; expected a whole number'],
      [
        'a day that is not in the calendar',
        'date',
        '2024-02-30',
        'date "2024-02-30"; expected a calendar day',
      ],
      ['an unknown status', 'status', 'PLAYED', 'status "PLAYED"; expected one of FINISHED, UPCOMING'],
    ]),
  );

  testFaults([
    [
      'a missing column',
      file,
      (text) => text.replaceAll(/^([^,]*),[^,]*/gm, '$1'),
      `${file}:1:date is missing; expected a column of that name`,
    ],
    [
      'a surplus column',
      file,
      (text) => text.replaceAll(/(?=\n)/g, ',x').replace(',x\n', ',weather\n'),
      new RegExp(`^${file}:1:weather is no column of this table; expected only match_id, date`),
    ],
    [
      'a column twice',
      file,
      (text) => text.replaceAll(/(?=\n)/g, ',').replace(',\n', ',date\n'),
      `${file}:1:date is a duplicate column; expected each column once`,
    ],
    ['an empty file', file, () => '', new RegExp(`^${file}:1 is empty; expected a header: match_id,date`)],
  ]);
});
