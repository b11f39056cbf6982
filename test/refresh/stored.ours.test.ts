import { expect, it } from 'vitest';
import { updateMatches } from '../../scripts/refresh/data-files.ts';
import { dataset, ofSeason } from '../support/tables.ts';

const now = '2026-12-24T08:17:05Z';
const rows = {
  matches: ofSeason(dataset.matches, 2025),
  goals: ofSeason(dataset.goals, 2025),
  matchStats: ofSeason(dataset.matchStats, 2025),
  referees: ofSeason(dataset.referees, 2025),
};
const stampsBefore = new Map(
  ofSeason(dataset.matchUpdates, 2025).map((row) => [row.match_id, row.last_updated]),
);
const changedBy = (newRows: Partial<typeof rows>) =>
  updateMatches(dataset, 2025, { ...rows, ...newRows }, now)
    .filter(({ match_id, last_updated }) => last_updated !== stampsBefore.get(match_id))
    .map(({ match_id, last_updated }) => [match_id, last_updated]);

it('every match has the moment of its last change', () => {
  for (const { match_id } of dataset.matches)
    expect(dataset.matchUpdates.filter((row) => row.match_id === match_id)).toHaveLength(1);
});

it.for(['matches', 'goals', 'matchStats', 'referees'] as const)(
  'a match with another, a new or a lost row of %s has the moment of the refresh',
  (table) => {
    const [first, ...others] = rows[table];
    if (!first) throw new Error(`there are no ${table}`);
    const changed = [{ ...first, club: 'x', attendance: 1, name: 'x' }, ...others];
    expect(changedBy({ [table]: changed })).toEqual([[first.match_id, now]]);
    const added = { ...first, match_id: 'new' };
    expect(changedBy({ [table]: [...rows[table], added] })).toEqual([['new', now]]);
    if (table !== 'matches') expect(changedBy({ [table]: others })).toEqual([[first.match_id, now]]);
  },
);
