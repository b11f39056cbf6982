import { expect, it } from 'vitest';
import { updateMatches } from '../../scripts/refresh/data-files.ts';
import { dataset, ofSeason } from '../support/tables.ts';

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
