import { setField, testFaults } from '../../support/broken.ts';
import 'vitest';

/** Forge 2-1 Cavalry, on line 3 of the matches of 2024. */
const opening = '363bac1af6364f0eab72a667c60fa865';
const matches2024 = 'data/matches/2024.csv';

testFaults([
  [
    'an id',
    matches2024,
    setField(opening, 'match_id', 'cpl::Football_Match::a b'),
    'data/matches/2024.csv:3:match_id "cpl::Football_Match::a b"; expected an id of letters, digits, dots',
  ],
  [
    'a kick-off without a zone',
    matches2024,
    setField(opening, 'kickoff_utc', '2024-04-13 20:00'),
    'data/matches/2024.csv:3:kickoff_utc "2024-04-13 20:00"; expected a moment in UTC',
  ],
  [
    'a field too many',
    matches2024,
    (text) => text.replace('\n', '\nx,'),
    /^data\/matches\/2024\.csv:2 has \d+ fields; expected \d+, as the header has/,
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
    /^data\/players\/2025\.csv:2:name ".*"; expected a length of at most 100/,
  ],
]);

testFaults([
  [
    'a known exception that is no longer listed',
    'data/known-exceptions.csv',
    (text) => text.split('\n').toSpliced(1, 1).join('\n'),
    / \([a-z-]+; 20\d\d .*\)$/,
  ],
]);
