import { expect, it } from 'vitest';
import { updateMatches } from '../../../../scripts/refresh/data-files.ts';
import { isFinal } from '../../../../src/feed/merge-season.ts';
import { dataset, ofSeason } from '../../../support/tables.ts';

const today = '2026-12-24';
const rows = {
  matches: ofSeason(dataset.matches, 2025),
  goals: ofSeason(dataset.goals, 2025),
  matchStats: ofSeason(dataset.matchStats, 2025),
  referees: ofSeason(dataset.referees, 2025),
};
const daysBefore = new Map(
  ofSeason(dataset.matchUpdates, 2025).map((row) => [row.match_id, row.last_updated]),
);
const changedBy = (newRows: Partial<typeof rows>) =>
  updateMatches(dataset, 2025, { ...rows, ...newRows }, today)
    .filter(({ match_id, last_updated }) => last_updated !== daysBefore.get(match_id))
    .map(({ match_id, last_updated }) => [match_id, last_updated]);

it('every match has the day of its last change', () => {
  for (const { match_id } of dataset.matches)
    expect(dataset.matchUpdates.filter((row) => row.match_id === match_id)).toHaveLength(1);
});

it('a refresh without changes leaves the days of the matches as they are', () => {
  expect(changedBy({})).toEqual([]);
});

it.for(['matches', 'goals', 'matchStats', 'referees'] as const)(
  'a match with another or a new row of %s has the day of the refresh',
  (table) => {
    const [first, ...others] = rows[table];
    if (!first) throw new Error(`there are no ${table}`);
    const changed = [{ ...first, club: 'x', attendance: 1, name: 'x' }, ...others];
    expect(changedBy({ [table]: changed })).toEqual([[first.match_id, today]]);
    const added = { ...first, match_id: 'new' };
    expect(changedBy({ [table]: [...rows[table], added] })).toEqual([['new', today]]);
  },
);

it('a match whose kick-off is not known is final once its day is over in the last of the time zones, in Vancouver', () => {
  const match = { status: 'FINISHED', date: '2025-07-01', kickoff_utc: null } as const;
  const isFinalAt = (time: string) => isFinal(dataset.league, match, new Date(`2025-07-02T${time}Z`));
  expect(['06:59:59', '07:00:00'].map(isFinalAt)).toEqual([false, true]);
});
