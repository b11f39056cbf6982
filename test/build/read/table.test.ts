import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';

/** Forge 2-1 Cavalry, on line 3 of the matches of 2024. */
const opening = '363bac1af6364f0eab72a667c60fa865';
const matches2024 = 'data/matches/2024.csv';

const broken: Broken[] = [
  [
    'a negative score',
    matches2024,
    setField(opening, 'home_goals', '-1'),
    'data/matches/2024.csv:3:home_goals "-1"; expected at least 0',
  ],
  [
    'a word for a score',
    matches2024,
    setField(opening, 'home_goals', 'two'),
    'data/matches/2024.csv:3:home_goals "two"; expected a whole number',
  ],
  [
    'half a goal',
    matches2024,
    setField(opening, 'home_goals', '1.5'),
    'data/matches/2024.csv:3:home_goals "1.5"; expected a whole number',
  ],
  [
    'an id',
    matches2024,
    setField(opening, 'match_id', 'cpl::Football_Match::a b'),
    'data/matches/2024.csv:3:match_id "cpl::Football_Match::a b"; expected an id of letters, digits, dots',
  ],
  [
    'a date that is none',
    matches2024,
    setField(opening, 'date', '2024-02-30'),
    'data/matches/2024.csv:3:date "2024-02-30"; expected a calendar day, YYYY-MM-DD',
  ],
  [
    'a kick-off without a zone',
    matches2024,
    setField(opening, 'kickoff_utc', '2024-04-13 20:00'),
    'data/matches/2024.csv:3:kickoff_utc "2024-04-13 20:00"; expected a moment in UTC',
  ],
  [
    'a status',
    matches2024,
    setField(opening, 'status', 'PLAYED'),
    /^data\/matches\/2024\.csv:3:status "PLAYED"; expected one of FINISHED, UPCOMING/,
  ],
  [
    'a missing column',
    matches2024,
    (text) => text.replaceAll(/^([^,]*),[^,]*/gm, '$1'),
    'data/matches/2024.csv:1:date is missing; expected a column of that name',
  ],
  [
    'a surplus column',
    matches2024,
    (text) => text.replaceAll(/(?=\n)/g, ',x').replace(',x\n', ',weather\n'),
    /^data\/matches\/2024\.csv:1:weather is no column of this table; expected only match_id, date/,
  ],
  [
    'a column twice',
    matches2024,
    (text) => text.replaceAll(/(?=\n)/g, ',').replace(',\n', ',date\n'),
    'data/matches/2024.csv:1:date is a duplicate column; expected each column once',
  ],
  [
    'a field too many',
    matches2024,
    (text) => text.replace('\n', '\nx,'),
    'data/matches/2024.csv:2 has 22 fields; expected 21, as the header has',
  ],
  [
    'an empty file',
    matches2024,
    () => '',
    /^data\/matches\/2024\.csv:1 is empty; expected a header: match_id,date/,
  ],
  [
    'a percentage',
    'data/match-stats/2024.csv',
    setField(opening, 'possession', '101'),
    /^data\/match-stats\/2024\.csv:\d+:possession "101"; expected at most 100/,
  ],
  [
    'a price',
    'data/odds/2019.csv',
    setField('e7484a5db2894ffd84dc340b43d399e9', 'home', '1'),
    /^data\/odds\/2019\.csv:2:home "1"; expected a decimal price above 1/,
  ],
  [
    'a header alone',
    matches2024,
    (text) => text.slice(0, text.indexOf('\n') + 1),
    'data/matches/2024.csv:1 has a header but no row; expected at least one',
  ],
  [
    'a name with a control character',
    'data/players/2025.csv',
    (text) => text.replace('M. Carducci', 'M.\u0007Carducci'),
    /^data\/players\/2025\.csv:2:name "M\.\\u0007Carducci"; expected no invisible characters/,
  ],
  [
    'a name that overrides the direction of the text',
    'data/players/2025.csv',
    (text) => text.replace('M. Carducci', 'M. \u202eiccudraC'),
    /^data\/players\/2025\.csv:2:name ".*"; expected no invisible characters/,
  ],
  [
    'a name of zero-width characters',
    'data/club-names.csv',
    (text) => text.replace('Valour FC,Valour', '\u200b\u2060,Valour'),
    /^data\/club-names\.csv:\d+:name ".*"; expected no invisible characters/,
  ],
  [
    'a name of more than 100 characters',
    'data/players/2025.csv',
    (text) => text.replace('M. Carducci', `M. Carducci${'i'.repeat(90)}`),
    /^data\/players\/2025\.csv:2:name ".*"; expected at most 100/,
  ],
];

describe('a table file', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
