import { describe, expect, it } from 'vitest';
import { InvalidQuery, parseQuery } from '../../../src/query/parse-query.ts';
import { metricNames } from '../../../src/records/leaderboard.ts';
import { leaderboards } from '../../../src/resources/leaderboards.ts';
import { midSeason, season } from '../../support/examples.ts';
import { answer, tables, tablesAt } from '../../support/tables.ts';

/** Tables in the middle of a season. */
const underWay = tablesAt(`${midSeason}T00:00:00Z`, season);

describe('leaderboards', () => {
  it('rank equal values alike and skip the ranks they took', () => {
    for (const { season: one } of tables.rows('seasons')) {
      const { leaderboards: boards } = answer(leaderboards, {
        season: one,
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

  it('are empty for a metric that is not there; a season without a list of players has goals alone', () => {
    const unknown = answer(leaderboards, { season, metric: ['interceptions'] });
    expect(unknown.leaderboards[0]?.rows).toEqual([]);
    const { leaderboards: boards } = answer(leaderboards, { season }, underWay);
    for (const { metric, rows } of boards) if (metric !== 'goals') expect(rows, metric).toEqual([]);
  });

  it('refuse an unknown metric and list the valid ones', () => {
    const parse = () => parseQuery(leaderboards.parameters, [['metric', 'goals,speed']]);
    expect(parse).toThrow(InvalidQuery);
    expect(parse).toThrow(/some of rating, goals, assists/);
  });
});
