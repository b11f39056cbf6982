import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../support/broken.ts';

const broken: Broken[] = [
  [
    'a player’s goals',
    'data/players/2025.csv',
    setField('M. Carducci', 'goals', '3'),
    /^data\/players\/2025\.csv:2:goals 3; expected at most the 0 shots on target/,
  ],
  [
    'a player’s minutes',
    'data/players/2025.csv',
    setField('D. Nimick', 'minutes', '2999'),
    /^data\/players\/2025\.csv:\d+:minutes 2999; expected at most/,
  ],
  [
    'a player’s appearances',
    'data/players/2025.csv',
    setField('D. Nimick', 'appearances', '99'),
    /^data\/players\/2025\.csv:\d+:appearances 99; expected at most the \d+ matches of forge-fc/,
  ],
  [
    'the minutes of a club',
    'data/players/2025.csv',
    // 30 appearances of 90 minutes for every player of the club.
    (text) => text.replaceAll(/,forge-fc,(\w+),(\w+),\d+,\d+,/g, ',forge-fc,$1,$2,30,2700,'),
    /^data\/players\/2025\.csv:\d+:minutes \d+ minutes of 2025 forge-fc in total; expected at most 1\.06 ×/,
  ],
];

describe('rules about players', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
