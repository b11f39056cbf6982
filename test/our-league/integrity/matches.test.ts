import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';

/** Forge 2-1 Cavalry, on line 3 of the matches of 2024. */
const opening = '363bac1af6364f0eab72a667c60fa865';
const matches2024 = 'data/matches/2024.csv';

const broken: Broken[] = [
  [
    'too many spectators',
    matches2024,
    setField(opening, 'attendance', '99999'),
    /^data\/matches\/2024\.csv:3:attendance 99999; expected at most 23218/,
  ],
  [
    'a kick-off with seconds',
    matches2024,
    setField(opening, 'kickoff_utc', '2024-04-13T20:00:01Z'),
    /^data\/matches\/2024\.csv:3:kickoff_utc "2024-04-13T20:00:01Z"; expected a multiple of five minutes/,
  ],
  [
    'a kick-off at an odd minute',
    matches2024,
    setField(opening, 'kickoff_utc', '2024-04-13T20:06:00Z'),
    /^data\/matches\/2024\.csv:3:kickoff_utc "2024-04-13T20:06:00Z"; expected a multiple of five minutes/,
  ],
  [
    'a missing row',
    matches2024,
    (text) => text.split('\n').toSpliced(5, 1).join('\n'),
    /^data\/stages\.csv:\d+:matches 2024 regular has 111 matches; expected 112/,
  ],
  [
    'a second match of a club on a day',
    matches2024,
    setField(opening, 'away_club', 'pacific-fc'),
    /^data\/matches\/2024\.csv:\d+:(home|away)_club "pacific-fc" plays twice on 2024-04-13; expected one match a day/,
  ],
];

describe('rules about matches', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
