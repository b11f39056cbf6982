import { describe, expect, it } from 'vitest';
import {
  goalSchema,
  headerSchema,
  officialSchema,
  scorerSchema,
} from '../../../../src/feed/sdp/match-details.ts';

describe('the time of a goal', () => {
  it.for([
    ['45+2', { minute: 45, added_minute: 2 }],
    [" 90'", { minute: 90, added_minute: null }],
    [7, { minute: 7, added_minute: null }],
  ] as const)('%j is %j', ([time, expected]) => {
    expect(goalSchema.parse({ time }).time).toEqual(expected);
  });

  it.for(['', 'x', 999, null])('%j is none', (time) => {
    expect(goalSchema.safeParse({ time }).success).toBe(false);
  });
});

it('a header loses a malformed part, and nothing else', () => {
  const header = { attendance: -1, additionalTime: '4', home: { scores: 'x' }, away: { redCards: [{}] } };
  expect(headerSchema.parse(header)).toEqual({
    attendance: null,
    additionalTime: 4,
    home: { scores: null },
    away: { redCards: [{}] },
  });
});

it('a scorer needs no name', () => {
  expect(scorerSchema.parse({ shortName: 7, events: [] })).toEqual({ shortName: null, events: [] });
});

it('an official has an id, and may have empty names', () => {
  const official = {
    refereeId: `cpl::Football_Referee::${'a'.repeat(32)}`,
    shortName: ' ',
    roleLabel: 'Referee',
  };
  expect(officialSchema.parse(official)).toMatchObject({ shortName: '' });
  expect(officialSchema.safeParse({ ...official, refereeId: 'x' }).success).toBe(false);
});
