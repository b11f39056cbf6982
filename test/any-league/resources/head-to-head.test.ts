import { describe, expect, it } from 'vitest';
import { InvalidQuery } from '../../../src/query/parse-query.ts';
import { headToHead } from '../../../src/resources/head-to-head.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ club, opponent, answer, tables }) => {
  const clubs = tables.rows('teams').map(({ club_id }) => club_id);
  const pairs = clubs.flatMap((team) =>
    clubs.filter((other) => other > team).map((opponent) => ({ team, opponent })),
  );

  describe('sums', () => {
    it('of two clubs mirror each other, and add up over home and away', () => {
      for (const { team, opponent } of pairs) {
        const { overall, home, away, neutral, total } = answer(headToHead, { team, opponent });
        const other = answer(headToHead, { team: opponent, opponent: team });
        expect(other.overall).toEqual({
          played: overall.played,
          wins: overall.losses,
          draws: overall.draws,
          losses: overall.wins,
          goals: overall.goals_against,
          goals_against: overall.goals,
          shootout_wins: overall.shootout_losses,
          shootout_losses: overall.shootout_wins,
        });
        expect(home.played + away.played + neutral.played).toBe(overall.played);
        expect(other.total).toBe(total);
      }
    });

    it('of all pairs count every finished match once', () => {
      const played = pairs.reduce((sum, pair) => sum + answer(headToHead, pair).overall.played, 0);
      expect(played).toBe(tables.rows('matches').filter(({ status }) => status === 'FINISHED').length);
    });

    it('are of all pages', () => {
      const query = { team: club, opponent, limit: 1 };
      const { overall, count } = answer(headToHead, query);
      expect(count).toBe(1);
      expect(overall).toEqual(answer(headToHead, { ...query, limit: 500 }).overall);
    });
  });

  describe('the clubs', () => {
    it('may be named by part of any of their names', () => {
      const names = tables.rows('clubNames').filter(({ club_id }) => club_id === club);
      for (const { name } of names)
        expect(answer(headToHead, { team: name.toUpperCase(), opponent })).toMatchObject({
          team: club,
          opponent,
        });
    });

    it('must be two, and each exactly one', () => {
      const ask = (team: string, opponent: string) => () => answer(headToHead, { team, opponent });
      expect(ask('no-such-club', club)).toThrow(InvalidQuery);
      expect(ask('no-such-club', club)).toThrow("no club matches 'no-such-club'");
      expect(ask(club, club)).toThrow(InvalidQuery);
      expect(ask(club, club)).toThrow('the same club');
      expect(headToHead.validate?.({ team: club } as never)).toMatchObject({
        parameters: ['opponent'],
        message: "'opponent' not given; expected two clubs",
      });
    });
  });
});
