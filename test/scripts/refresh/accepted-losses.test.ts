import { expect, it } from 'vitest';
import { AcceptedLosses, assertNoLosses, DataLossError } from '../../../scripts/refresh/accepted-losses.ts';
import type { Change } from '../../../src/feed/change.ts';

const shortId = 'c52f4791009a4c29b5ec46c3ef7b6dfd';
const matchId = `cpl::Football_Match::${shortId}`;

const loss: Change = {
  table: 'matches',
  row: matchId,
  column: 'attendance',
  before: 5000,
  after: 13,
  outcome: 'loss',
  why: 'a match of more than two weeks ago',
};

it.for([
  `matches/${shortId}/attendance`,
  `matches/${matchId}/attendance`,
  `matches/${shortId}`,
  shortId,
  matchId,
])('a loss is accepted by the name %s', (name) => {
  const accepted = new AcceptedLosses([name]);
  expect(accepted.has(loss)).toBe(true);
  expect(accepted.unused).toEqual(new Set());
});

it.for([`matches/${shortId}/date`, `goals/${shortId}`, 'attendance', shortId.slice(1)])(
  'a loss is not accepted by the name %s, which stays unused',
  (name) => {
    const accepted = new AcceptedLosses([name]);
    expect(accepted.has(loss)).toBe(false);
    expect(accepted.unused).toEqual(new Set([name]));
  },
);

it('a loss of a side of a match is accepted by the name of the side or of the match', () => {
  const ofSide: Change = { ...loss, table: 'goals', row: `${matchId} home`, column: null };
  for (const name of [`goals/${shortId}/home`, shortId])
    expect(new AcceptedLosses([name]).has(ofSide)).toBe(true);
});

it('losses alone stop a refresh, and are in the error', () => {
  const accepted: Change = { ...loss, outcome: 'accepted' };
  const rejected: Change = { ...loss, outcome: 'rejected' };
  expect(() => assertNoLosses([accepted, rejected])).not.toThrow();
  expect(() => assertNoLosses([accepted, loss])).toThrow(new DataLossError([loss]));
  expect(new DataLossError([loss]).message).toBe('1 known fact would be lost or changed');
  expect(new DataLossError([loss, loss]).message).toBe('2 known facts would be lost or changed');
});
