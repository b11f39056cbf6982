import { expect, it } from 'vitest';
import { plansOf } from '../support/in-process-feed.ts';
import { dataset, ours } from '../support/tables.ts';

const { planWith } = await plansOf(ours);

it('a refresh adds the ids of the referees of its season, as they are in data/', async () => {
  const ofSeason = dataset.referees.filter(({ season }) => season === 2025);
  const ids = new Set(ofSeason.map(({ referee_id }) => referee_id));
  const expected = dataset.refereeIds.filter((row) => ids.has(row.feed_referee_id));
  const refereeIds = dataset.refereeIds.filter((row) => !ids.has(row.feed_referee_id));
  const { changes, files } = await planWith(
    (body) => body,
    { season: 2025, full: true },
    {
      ...dataset,
      refereeIds,
    },
  );
  const added = changes.filter(({ table }) => table === 'refereeIds');
  expect(added.map(({ row, outcome }) => [row, outcome]).sort()).toEqual(
    expected.map(({ feed_referee_id }) => [feed_referee_id, 'added']).sort(),
  );
  // The file would have the same text.
  expect(files).toEqual([]);
});
