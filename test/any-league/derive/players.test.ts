import { describe, expect, it } from 'vitest';
import { derivePlayers, deriveUnrated } from '../../../src/derive/players.ts';
import { player as published } from '../../../src/records/player.ts';
import { blankRow } from '../../support/blank-row.ts';
import { plainRatingModel } from '../../support/plain-rating-model.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ club, season, dataset, tables }) => {
  const stored = blankRow('players', { season, player_id: 'p1', name: 'G. Family', minutes: 900 });
  const alone = { ...dataset, players: [stored], playerStints: [], people: [], squads: [] };

  describe('deriveUnrated', () => {
    it('adds what people and squads say of the player', () => {
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
      expect(deriveUnrated(alone)).toMatchObject([
        { full_name: null, shirt_number: null, person_basis: null },
      ]);
    });

    it('takes the clubs from the stints of that season and player alone', () => {
      const { player_id } = stored;
      const stint = (given: object) =>
        blankRow('playerStints', { season, player_id, stint: 1, club, ...given });
      const playerStints = [
        stint({ season: season + 1, club: 'later' }),
        stint({ player_id: 'p2', club: 'of another' }),
        stint({}),
      ];
      const [derived] = deriveUnrated({ ...alone, playerStints });
      expect(derived?.clubs.map((row) => row.club)).toEqual([club]);
    });

    it('names the club as it was called in the season', () => {
      const clubNames = dataset.clubNames.filter(({ club_id }) => club_id === club);
      const names = clubNames.map(({ name }) => name);
      const [derived] = deriveUnrated({ ...alone, players: [{ ...stored, club }] });
      expect(names).toContain(derived?.team);
      expect(derived?.clubs).toMatchObject([{ team: derived?.team, club }]);
      expect(deriveUnrated(alone)).toMatchObject([{ team: null, club: null, clubs: [] }]);
    });

    it('leaves goal involvements unknown where goals or assists are unknown', () => {
      const derived = (figures: Partial<typeof stored>) =>
        deriveUnrated({ ...alone, players: [{ ...stored, ...figures }] })[0]?.goal_involvements;
      expect(derived({ goals: 3, assists: 4 })).toBe(7);
      expect([derived({ goals: null, assists: 4 }), derived({ goals: 3, assists: null })]).toEqual([
        null,
        null,
      ]);
    });
  });

  describe('the shots of a player', () => {
    it.for([
      [10, 4, 14],
      [null, 4, null],
      [10, null, null],
    ] as const)(
      'with %s unblocked and %s blocked shots are %s',
      ([shots_unblocked, blocked_shots, shots]) => {
        const players = [{ ...stored, shots_unblocked, blocked_shots }];
        expect(deriveUnrated({ ...alone, players })).toMatchObject([{ shots }]);
      },
    );
  });

  describe('derivePlayers', () => {
    it('rates each season by itself', () => {
      const players = [season, season + 1].map((one) => ({
        ...stored,
        season: one,
        position: 'Forward' as const,
        pass_accuracy: one === season ? 60 : 90,
      }));
      const rows = derivePlayers({ ...alone, players }, { model: plainRatingModel, shotsFaced: [] });
      expect(rows.map(({ rating, rating_rank }) => [rating, rating_rank])).toEqual([
        [5, 1],
        [5, 1],
      ]);
    });

    it('returns every field of the record in its order, by season and id', () => {
      const rows = derivePlayers(alone, { model: dataset.ratingModel, shotsFaced: [] });
      expect(rows.map((row) => Object.keys(row))).toEqual([Object.keys(published.shape)]);
      const keys = tables.rows('players').map(({ season, player_id }) => `${season} ${player_id}`);
      expect(keys).toEqual(keys.toSorted());
    });
  });
});
