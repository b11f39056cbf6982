import { expect, it } from 'vitest';
import { parseQuery } from '../../src/query/parse-query.ts';
import { metricNames } from '../../src/records/leaderboard.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { answer } from '../support/tables.ts';

it('leaderboards of the table alone rank goals, and nothing else', () => {
  const asked = (metric: string) =>
    parseQuery(leaderboards.parameters, [
      ['stage', 'season'],
      ['metric', metric],
    ]);
  expect(leaderboards.validate?.(asked('goals'))).toBeUndefined();
  expect(leaderboards.validate?.(asked('goals,assists'))?.message).toMatch(
    /'stage' is season, which ranks goals only/,
  );
  const ranked = answer(leaderboards, { season: 2025, metric: ['goals'], stage: 'season' });
  expect(ranked).toMatchObject({ stage: 'season' });
  expect(ranked.leaderboards[0]?.rows[0]).toMatchObject({ name: 'S. Salter', value: 19 });
});

/** Returns the least and the most goals that each player of a leaderboard has. */
function goalRanges(query: { season: number; team?: string; stage?: 'season' }) {
  const [board] = answer(leaderboards, { ...query, metric: ['goals'], limit: 500 }).leaderboards;
  const ranked = board?.rows.map(({ name, value }) => [name, [value, value]] as const) ?? [];
  const omitted = board?.omitted.map(({ name, least, most }) => [name, [least, most]] as const) ?? [];
  return new Map([...ranked, ...omitted]);
}

it.for([
  [2023, 'vancouver-fc', 'M. Cantave', 4],
  [2023, 'cavalry-fc', 'M. Cantave', 2],
  [2024, 'vancouver-fc', 'M. Dyer', 4],
  [2024, 'pacific-fc', 'M. Dyer', 4],
  [2024, 'pacific-fc', 'A. Sellouf', 3],
  [2025, 'valour-fc', 'S. Hundal', 2],
  [2025, 'inter-toronto-fc', 'S. Hundal', 7],
] as const)(
  'leaderboards of %i and %s have of %s the %i goals for that club',
  ([season, team, name, goals]) => {
    expect(goalRanges({ season, team }).get(name)).toEqual([goals, goals]);
  },
);

it('leaderboards of a club omit what a player of two clubs has in one sum', () => {
  const [involvements, rating] = answer(leaderboards, {
    season: 2023,
    team: 'vancouver-fc',
    metric: ['goal_involvements', 'rating'],
  }).leaderboards;
  const cantave = { name: 'M. Cantave', team: 'Vancouver FC', club: 'vancouver-fc' };
  expect(involvements?.omitted).toContainEqual(expect.objectContaining({ ...cantave, least: 4, most: 6 }));
  expect(rating?.omitted).toMatchObject([{ ...cantave, least: null, most: null }]);
  expect(rating?.rows.map(({ rank_certain }) => rank_certain)).not.toContain(true);
});

it.for([
  [2020, 'A. García', 4],
  [2020, 'João Morelli', 3],
  [2022, 'W. Pacius', 10],
  [2025, 'A. Musse', 9],
  [2025, 'T. Warschewski', 8],
] as const)(
  'leaderboards of the table of %i have %s, with %i goals or a range around them',
  ([season, name, goals]) => {
    const [least, most] = goalRanges({ season, stage: 'season' }).get(name) ?? [];
    expect(least).toBeLessThanOrEqual(goals);
    expect(most).toBeGreaterThanOrEqual(goals);
  },
);

it('leaderboards of a metric known of 23 of 215 players have no certain rank', () => {
  const boards = answer(leaderboards, { season: 2025, metric: metricNames, limit: 500 }).leaderboards;
  expect(boards.filter(({ rows }) => rows.length === 0)).toEqual([]);
  const ofLeaders = boards.filter(({ coverage }) => coverage.known === 23);
  expect(ofLeaders.map(({ metric }) => metric)).toEqual([
    'xg',
    'shots',
    'key_passes',
    'successful_dribbles',
    'tackles',
    'interceptions',
    'recoveries',
    'clearances',
    'saves',
  ]);
  for (const { coverage, rows } of ofLeaders) {
    expect(coverage).toEqual({ known: 23, players: 215, text: 'known of 23 of 215 players' });
    expect(rows.some(({ rank_certain }) => rank_certain)).toBe(false);
  }
});
