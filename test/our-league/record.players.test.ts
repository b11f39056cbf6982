import { describe, expect, it } from 'vitest';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { answer, dataset, ofSettled, settled, tables, tablesAt } from '../support/tables.ts';

/** What the record books say, whatever our code does. */

describe('coverage', () => {
  it('is counted: as many matches have statistics as there are rows of both sides', () => {
    for (const { season, matches_finished, coverage } of tables.rows('seasons')) {
      const sides = dataset.matchStats.filter((row) => row.season === season).length;
      expect(coverage.match_stats).toBeCloseTo(matches_finished === 0 ? 0 : sides / 2 / matches_finished, 4);
    }
  });

  it('of players’ minutes is at least what it was found to be in each season', () => {
    const atLeast = [0.9982, 0.9963, 0.9238, 0.9315, 0.9382, 0.9753, 0.9985];
    for (const [index, { season, coverage }] of ofSettled(tables.rows('seasons')).entries()) {
      expect(coverage.players, `${season}`).toBeGreaterThanOrEqual(atLeast[index] ?? 1);
    }
  });

  it('of players’ minutes is 0 where no player is listed yet', () => {
    const [season2025] = tablesAt('2025-08-08T12:00:00Z', 2025).rows('seasons').slice(-1);
    expect(season2025).toMatchObject({ season: 2025, coverage: { players: 0, standings: 1 } });
  });
});

describe('scorers', () => {
  const goalsOf = (season: number, stage: 'all' | 'season') =>
    answer(leaderboards, { season, metric: ['goals'], stage, limit: 500 }).leaderboards[0]?.rows ?? [];
  const best = (season: number, stage: 'all' | 'season') =>
    goalsOf(season, stage)
      .filter(({ rank }) => rank === 1)
      .map(({ name, value }) => `${name} ${value}`);

  it('of record books head their season', () => {
    expect(best(2019, 'all')).toEqual(['T. Borges 13']);
    expect(best(2020, 'all')).toEqual(['A. García 6']);
    expect(best(2021, 'all')).toEqual(['João Morelli 14']);
    expect(best(2022, 'all')).toEqual(['A. Díaz 13']);
    expect(best(2023, 'all').toSorted()).toEqual(['M. Bevan 11', 'O. Bassett 11']);
    expect(best(2024, 'all')).toEqual(['T. Warschewski 14']);
    expect(best(2024, 'season')).toEqual(['T. Warschewski 12']);
    expect(best(2025, 'all')).toEqual(['S. Salter 20']);
    expect(best(2025, 'season')).toEqual(['S. Salter 19']);
  });

  it('with the Golden Boot have the goals that it was given for, with or without the knock-outs', () => {
    const boots = ofSettled(tables.rows('honours')).filter(({ honour }) => honour === 'Golden Boot');
    expect(boots).toHaveLength(8);
    for (const { season, player_id, note } of boots) {
      const counts = (['all', 'season'] as const).map(
        (stage) => goalsOf(season, stage).find((row) => row.player_id === player_id)?.value,
      );
      expect(counts, `${season} ${note}`).toContain(Number.parseInt(note ?? '', 10));
    }
  });

  it('are named for all but at most 306 goals of 2019 to 2025', () => {
    const atMost = [51, 30, 31, 104, 48, 20, 22];
    for (const [index, season] of settled.entries()) {
      const unnamed = tables.rows('goals', season).filter(({ player }) => player === null);
      expect(unnamed.length, `${season}`).toBeLessThanOrEqual(atMost[index] ?? 0);
    }
  });
});

describe('a player of two clubs', () => {
  it('has each in order, with dates and figures', () => {
    const sellouf = tables.rows('players', 2024).find(({ name }) => name === 'A. Sellouf');
    expect(sellouf?.clubs).toEqual([
      {
        team: 'Pacific FC',
        club: 'pacific-fc',
        from: null,
        to: '2024-08-16',
        appearances: 10,
        minutes: 630,
        goals: 3,
      },
      {
        team: 'Vancouver FC',
        club: 'vancouver-fc',
        from: '2024-08-16',
        to: null,
        appearances: 10,
        minutes: 572,
        goals: 1,
      },
    ]);
  });
});
