import { expect, it } from 'vitest';
import { coaches } from '../../src/resources/coaches.ts';
import { answer, tables } from '../support/tables.ts';

const rows = tables.rows('coaches');
const found = (query: object) => answer(coaches, { limit: 500, ...query }).coaches;

it('coaches are all rows of the table in its order', () => {
  expect(found({})).toEqual(rows);
});

it('coaches are found by season, by any name of their club and by both', () => {
  expect(found({ season: 2022 })).toEqual(rows.filter(({ season }) => season === 2022));
  const ofYork = rows.filter(({ club }) => club === 'inter-toronto-fc');
  expect(found({ team: 'york9' })).toEqual(ofYork);
  expect(found({ team: 'york9', season: 2024 })).toEqual(ofYork.filter(({ season }) => season === 2024));
});

it('coaches are found by id, and by part of the name without accents', () => {
  for (const { coach_id, coach } of rows) {
    const own = rows.filter((row) => row.coach_id === coach_id);
    expect(found({ coach: coach_id })).toEqual(own);
    expect(found({ coach: coach.toUpperCase() })).toEqual(own);
  }
  expect(found({ coach: 'gonzalez' }).map(({ coach_id }) => coach_id)).toEqual(
    Array(3).fill('carlos-gonzalez'),
  );
});
