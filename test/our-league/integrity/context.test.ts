import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';

const broken: Broken[] = [
  [
    'a margin',
    'data/odds/2019.csv',
    setField('e7484a5db2894ffd84dc340b43d399e9', 'home', '30'),
    /^data\/odds\/2019\.csv:2:home .* has an overround of -/,
  ],
  [
    'the weather',
    'data/weather/2019.csv',
    setField('c3e37172e9d44bfc843a2c3e34e88e8a', 'temperature_c', '60'),
    /^data\/weather\/2019\.csv:2:temperature_c 60; expected -30 to 45/,
  ],
];

describe('rules about weather and odds', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
