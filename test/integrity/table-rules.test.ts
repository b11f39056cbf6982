import { expect, it } from 'vitest';
import { keepStandings } from '../../scripts/league/merge/keep-handwork.ts';
import { tableRules } from '../../src/integrity/table-rules.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { blankRow } from '../support/blank-row.ts';
import { firstRows, listedRow } from '../support/listed-rows.ts';
import { rules } from '../support/results.ts';

const stage = blankRow('stages', { season: 2024, stage: 'regular', matches: 3, table: 'season' });

const matches = firstRows([
  listedRow('2024-05-01', 'reds', 'blues', '2-1'),
  listedRow('2024-05-08', 'blues', 'greens', '0-0'),
  listedRow('2024-05-15', 'greens', 'reds', ''),
]);

const deduction = blankRow('standings', {
  season: 2024,
  stage: 'regular',
  club: 'reds',
  position: 1,
  points_deducted: 4,
});

const names = ['tables-recompute', 'champions-won-the-final'];

/** Returns the faults of a season with a match to be played, whose table has a deduction. */
function faultsWith(winner: string | null, current: number): string[] {
  const seasons = [blankRow('seasons', { season: 2024, regular_season_winner: winner })];
  const dataset = {
    league: { ...rules, champion: [{ from_season: 2000, decided_by: 'standings' }] },
    seasons,
    stages: [stage],
    matches,
    standings: keepStandings(rules, stage, matches, [deduction]),
    snapshot: { season: current },
  };
  const rulesOfTables = tableRules.filter(({ name }) => names.includes(name));
  // These are the parts of a dataset that these rules read.
  return rulesOfTables.flatMap((rule) =>
    [...rule.check(dataset as unknown as Dataset)].map(({ message }) => message),
  );
}

it('a table with a deduction may be stored before its last match, without a winner', () => {
  expect(faultsWith(null, 2024)).toEqual([]);
});

it('a table is not won by another club than its first', () => {
  expect(faultsWith('reds', 2024)).toContainEqual(expect.stringContaining('first in the table'));
});

it('a table of a past season has a winner', () => {
  expect(faultsWith(null, 2025)).toContainEqual(expect.stringContaining('first in the table'));
});
