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
    'a quote of after the kick-off',
    'data/odds-quotes/2026.csv',
    setField('b19baa89272c4f04963ebfa79f0ada79,pinnacle,1x2', 'captured_at', '2026-05-24T18:00:00Z'),
    /^data\/odds-quotes\/2026\.csv:\d+:captured_at "2026-05-24T18:00:00Z"; expected a time before the kick-off, 2026-05-24T18:00:00Z/,
  ],
  [
    'a quote of the day after the match',
    'data/odds-quotes/2026.csv',
    setField('669a2fe0986b49adac06744c88e74531,pinnacle,1x2', 'captured_at', '2026-04-27T00:00:00Z'),
    /^data\/odds-quotes\/2026\.csv:\d+:captured_at "2026-04-27T00:00:00Z"; expected a time before/,
  ],
  [
    'a day of a quote with a time',
    'data/odds-quotes/2026.csv',
    setField('669a2fe0986b49adac06744c88e74531,pinnacle,1x2', 'captured_at', '2026-04-23T10:00:00Z'),
    /^data\/odds-quotes\/2026\.csv:\d+:captured_precision day; expected moment for "2026-04-23T10:00:00Z"/,
  ],
  [
    'the precision of a quote whose time is not known',
    'data/odds-quotes/2026.csv',
    setField('3d194e88ab3d4b81a84bbe8f0d9b97cb,pinnacle,1x2', 'captured_precision', 'moment'),
    /^data\/odds-quotes\/2026\.csv:\d+:captured_precision moment; expected a precision where/,
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
