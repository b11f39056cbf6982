import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { leaderboards } from '../../../src/resources/leaderboards.ts';
import { answer, tables } from '../../support/tables.ts';

describe('leaderboards', () => {
  it('of the table alone rank goals, and nothing else', () => {
    const asked = (metric: string) =>
      parseQuery(leaderboards.parameters, [
        ['stage', 'season'],
        ['metric', metric],
      ]);
    expect(leaderboards.validate?.(asked('goals'))).toBeUndefined();
    expect(leaderboards.validate?.(asked('goals,assists'))).toMatch(
      /'stage' is season, which ranks goals only/,
    );
    const ranked = answer(leaderboards, { season: 2025, metric: ['goals'], stage: 'season' });
    expect(ranked).toMatchObject({ stage: 'season' });
    expect(ranked.leaderboards[0]?.rows[0]).toMatchObject({ name: 'S. Salter', value: 19 });
  });

  it('of rating and pass accuracy have the eligible alone', () => {
    const eligible = new Set(
      tables
        .rows('players', 2025)
        .filter((player) => player.rating_eligible)
        .map(({ player_id }) => player_id),
    );
    for (const board of answer(leaderboards, {
      season: 2025,
      metric: ['rating', 'pass_accuracy'],
      limit: 500,
    }).leaderboards) {
      expect(new Set(board.rows.map(({ player_id }) => player_id))).toEqual(eligible);
    }
  });
});
