import { expect, it } from 'vitest';
import { findChangedRows } from '../../../../scripts/diff/changed-rows.ts';

it('findChangedRows compares rows by key, whatever their order', () => {
  const [forge, cavalry, pacific] = [
    { season: 2024, club: 'forge-fc', points: 50 },
    { season: 2024, club: 'cavalry-fc', points: 48 },
    { season: 2024, club: 'pacific-fc', points: 0 },
  ];
  const vancouver = { season: 2024, club: 'vancouver-fc', points: 1 };
  const after = [{ ...cavalry, points: 49 }, forge, vancouver];
  expect(findChangedRows(['season', 'club'], [forge, cavalry, pacific], after)).toEqual([
    { row: pacific, change: 'removed' },
    { row: after[0], change: [{ path: ['points'], before: 48, after: 49 }] },
    { row: vancouver, change: 'added' },
  ]);
});

it('findChangedRows distinguishes keys that read the same, and rows that differ only in the key', () => {
  const rows = [
    { match_id: 'x::1', player: 'A B', minute: 5 },
    { match_id: 'y::1', player: 'A B', minute: 5 },
    { match_id: 'x::1', player: 'A', minute: 'B 5' },
  ];
  const key = ['match_id', 'player', 'minute'];
  expect(findChangedRows(key, rows, rows.slice(1))).toEqual([{ row: rows[0], change: 'removed' }]);
  expect(findChangedRows(key, rows, rows.slice(0, 2))).toEqual([{ row: rows[2], change: 'removed' }]);
});

it('findChangedRows compares rows without a key whole, and counts equal ones', () => {
  const goal = { season: 2024, minute: 5 };
  const other = { season: 2024, minute: 6 };
  expect(findChangedRows([], [goal, goal, other], [other, goal])).toEqual([{ row: goal, change: 'removed' }]);
});
