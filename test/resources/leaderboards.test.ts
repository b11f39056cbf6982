import { describe, expect, it } from 'vitest';
import { InvalidQuery, parseQuery } from '../../src/query/parse-query.ts';
import { metricNames } from '../../src/records/leaderboard.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { answer, tables, tablesAt } from '../support/tables.ts';

/** A day of 2025 between two match days: the final is to be played, and no totals are known. */
const underWay = tablesAt('2025-08-08T12:00:00Z', 2025);

describe('leaderboards', () => {
  it('rank equal values alike and skip the ranks they took', () => {
    for (const season of [2019, 2021, 2025]) {
      const { leaderboards: boards } = answer(leaderboards, {
        season,
        metric: metricNames,
        limit: 500,
      });
      expect(boards.map(({ metric }) => metric)).toEqual(metricNames);
      for (const { rows } of boards) {
        for (const { rank, value } of rows)
          expect(rank).toBe(rows.filter((other) => other.value > value).length + 1);
      }
    }
  });

  it('of the table alone rank goals, and nothing else', () => {
    const queryFor = (metric: string) =>
      parseQuery(leaderboards.parameters, [
        ['stage', 'season'],
        ['metric', metric],
      ]);
    expect(leaderboards.validate?.(queryFor('goals'))).toBeUndefined();
    expect(leaderboards.validate?.(queryFor('goals,assists'))).toMatch(
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

  it('are empty for a metric or a season that is not there', () => {
    expect(answer(leaderboards, { season: 2025, metric: ['interceptions'] }).leaderboards[0]?.rows).toEqual(
      [],
    );
    const { leaderboards: boards } = answer(leaderboards, { season: 2025 }, underWay);
    expect(boards.map(({ rows }) => rows)).toEqual([[], [], [], []]);
  });

  it('refuse an unknown metric and list the valid ones', () => {
    const parse = () => parseQuery(leaderboards.parameters, [['metric', 'goals,speed']]);
    expect(parse).toThrow(InvalidQuery);
    expect(parse).toThrow(/some of rating, goals, assists/);
  });
});
