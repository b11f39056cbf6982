import { describe, expect, it } from 'vitest';
import { type Broken, lineOf, matchingFaults, setField } from '../../../support/broken.ts';
import { played, season } from '../../../support/examples.ts';

const [first] = played as [(typeof played)[0]];
const file = `data/matches/${season}.csv`;
const opening = first.match_id;
const at = `${file}:${lineOf(file, opening)}`;

const broken: Broken[] = [
  [
    'a negative score',
    file,
    setField(opening, 'home_goals', '-1'),
    `${at}:home_goals "-1"; expected at least 0`,
  ],
  [
    'a word for a score',
    file,
    setField(opening, 'home_goals', 'two'),
    `${at}:home_goals "two"; expected a whole number`,
  ],
  [
    'half a goal',
    file,
    setField(opening, 'home_goals', '1.5'),
    `${at}:home_goals "1.5"; expected a whole number`,
  ],
  [
    'a date that is none',
    file,
    setField(opening, 'date', '2024-02-30'),
    `${at}:date "2024-02-30"; expected a calendar day, YYYY-MM-DD`,
  ],
  [
    'a status',
    file,
    setField(opening, 'status', 'PLAYED'),
    new RegExp(`^${at}:status "PLAYED"; expected one of FINISHED, UPCOMING`),
  ],
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
];

describe('a table file', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
