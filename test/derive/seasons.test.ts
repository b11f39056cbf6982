import { expect, it } from 'vitest';
import { deriveSeasons } from '../../src/derive/seasons.ts';
import { dataset } from '../support/tables.ts';

it('deriveSeasons lists the seasons, oldest first, and counts their matches', () => {
  const seasons = deriveSeasons({ ...dataset, seasons: dataset.seasons.toReversed() });
  expect(seasons.map(({ season }) => season)).toEqual(dataset.seasons.map(({ season }) => season).sort());
  expect(seasons.find(({ season }) => season === 2025)).toMatchObject({
    season: 2025,
    current: false,
    champion: 'atletico-ottawa',
    matches_finished: 117,
    matches_scheduled: 117,
  });
});

it('one season alone is current: that of the snapshot', () => {
  const snapshot = { ...dataset.snapshot, season: 2024 };
  const current = deriveSeasons({ ...dataset, snapshot }).filter((season) => season.current);
  expect(current.map(({ season }) => season)).toEqual([2024]);
});
