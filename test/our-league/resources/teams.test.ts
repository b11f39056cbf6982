import { expect, it } from 'vitest';
import { matches } from '../../../src/resources/matches.ts';
import { teams } from '../../../src/resources/teams.ts';
import { answer } from '../../support/tables.ts';

it('clubs are found with and without accents', () => {
  expect(answer(teams, { search: 'QUÉBEC' }).teams.map(({ club_id }) => club_id)).toEqual([
    'supra-du-quebec',
  ]);
  expect(answer(matches, { team: 'ATLETICO', season: 2025 }).total).toBe(
    answer(matches, { team: 'atletico-ottawa', season: 2025 }).total,
  );
});
