import { describe, expect, it } from 'vitest';
import { derivePlayers, deriveUnrated } from '../../src/derive/players.ts';
import { player as published } from '../../src/records/player.ts';
import { blankRow } from '../support/blank-row.ts';
import { season } from '../support/examples.ts';
import { dataset, tables } from '../support/tables.ts';

const stored = blankRow('players', { season, player_id: 'p1', name: 'G. Family', minutes: 900 });
const alone = { ...dataset, players: [stored], playerStints: [], people: [], squads: [] };

describe('deriveUnrated', () => {
  it('has what people and squads say of the player', () => {
    const { player_id } = stored;
    const person = {
      player_id,
      full_name: 'Given Family',
      nationality: 'Iceland',
      birth_year: 1999,
      basis: 'feed' as const,
      source: null,
    };
    const squads = [{ season, player_id, shirt_number: 42 }];
    expect(deriveUnrated({ ...alone, people: [person], squads })).toMatchObject([
      {
        full_name: 'Given Family',
        nationality: 'Iceland',
        birth_year: 1999,
        person_basis: 'feed',
        shirt_number: 42,
      },
    ]);
    expect(deriveUnrated(alone)).toMatchObject([{ full_name: null, shirt_number: null, person_basis: null }]);
  });

  it('leaves goal involvements unknown where goals or assists are', () => {
    const derived = (figures: Partial<typeof stored>) =>
      deriveUnrated({ ...alone, players: [{ ...stored, ...figures }] })[0]?.goal_involvements;
    expect(derived({ goals: 3, assists: 4 })).toBe(7);
    expect([derived({ goals: null, assists: 4 }), derived({ goals: 3, assists: null })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('derivePlayers', () => {
  it('has every field of the record in its order, by season and id', () => {
    const rows = derivePlayers(alone, { model: dataset.ratingModel, shotsFaced: [] });
    expect(rows.map((row) => Object.keys(row))).toEqual([Object.keys(published.shape)]);
    const keys = tables.rows('players').map(({ season, player_id }) => `${season} ${player_id}`);
    expect(keys).toEqual(keys.toSorted());
  });
});
