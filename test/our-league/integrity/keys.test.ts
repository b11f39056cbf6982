import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';

/** Forge 2-1 Cavalry, on line 3 of the matches of 2024. */
const opening = '363bac1af6364f0eab72a667c60fa865';
const matches2024 = 'data/matches/2024.csv';

const broken: Broken[] = [
  [
    'a reference to a match of another season',
    'data/goals/2024.csv',
    setField(opening, 'match_id', 'cpl::Football_Match::57a2003b9552424f888f647c0986dd36'),
    /^data\/goals\/2024\.csv:\d+:match_id .*expected one of matches of that season/,
  ],
  [
    'a duplicate row',
    matches2024,
    (text) => `${text}${text.split('\n')[5]}\n`,
    /^data\/matches\/2024\.csv:119:match_id "cpl::.*" is a duplicate/,
  ],
  [
    'a missing name',
    'data/club-names.csv',
    (text) => text.replace('York United FC,York United,2021', 'York United FC,York United,2022'),
    /^data\/clubs\.csv:\d+:club_id inter-toronto-fc has 0 names in 2021; expected one/,
  ],
];

describe('rules about keys and references', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
