import { expect, it } from 'vitest';
import { feedMatch, scheduleRow } from '../../src/feed/adapter.ts';
import { matches } from '../../src/records/dataset/match-rows.ts';

const known: Parameters<typeof feedMatch>[0] = {
  match_id: 'a-match',
  season: 2024,
  date: '2024-05-01',
  status: 'FINISHED',
  home_club: 'a',
  away_club: 'b',
  venue_id: 'a-venue',
  venue_basis: 'home ground',
};

it('feedMatch has every column that a schedule has, unknown where it is not given', () => {
  const match = feedMatch({ ...known, status: 'UPCOMING' });
  const columns = Object.keys(matches.row.shape);
  expect(columns.filter((name) => name in match)).toEqual(Object.keys(scheduleRow.shape));
  expect(match).toMatchObject({ kickoff_utc: null, home_goals: null, winner: null, clock: null });
});

it.for([
  [[2, 1], 'a', 'RegularTime'],
  [[0, 1], 'b', 'RegularTime'],
  [[1, 1], null, 'Draw'],
  [[1, 1, 3, 4], 'b', 'Penalties'],
] as const)('feedMatch follows the score %o', ([score, winner, win_reason]) => {
  const [home_goals, away_goals, home_penalties = null, away_penalties = null] = score;
  const result = { home_goals, away_goals, home_penalties, away_penalties };
  expect(feedMatch({ ...known, ...result })).toMatchObject({ winner, win_reason });
  expect(feedMatch({ ...known, ...result, status: 'LIVE' })).toMatchObject({ winner: null });
});

it('feedMatch prefers what is given, then what is stored', () => {
  const stored = { kickoff_utc: '2024-05-01T18:00:00Z', stage: 'cup', matchday: 3 };
  expect(feedMatch({ ...known, matchday: 4, win_reason: 'ExtraTime' }, stored)).toMatchObject({
    ...stored,
    matchday: 4,
    win_reason: 'ExtraTime',
  });
});
