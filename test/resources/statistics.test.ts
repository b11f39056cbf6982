import { describe, expect, it } from 'vitest';
import { deriveTables } from '../../src/derive/index.ts';
import { InvalidQuery, parseQuery } from '../../src/query/parse-query.ts';
import { hasMatches } from '../../src/query/season.ts';
import { metricNames } from '../../src/records/leaderboard.ts';
import type { MatchStats } from '../../src/records/match-stats.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { players, sortFields } from '../../src/resources/players.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { answer, dataset, settled, tables, tablesAt } from '../support/tables.ts';

/** A day of 2025 between two match days: the final is to be played, and no totals are known. */
const underWay = tablesAt('2025-08-08T12:00:00Z', 2025);

type OfSeason = { count: number; matches: MatchStats[] };

describe('match statistics', () => {
  it('are of exactly the matches the dataset has them of, out of all finished', () => {
    const seasons = tables
      .rows('seasons')
      .filter(hasMatches)
      .map(({ season }) => answer(matchStats, { season }) as OfSeason);
    const all = seasons.flatMap(({ matches }) => matches);
    const finished = dataset.matches.filter(({ status }) => status === 'FINISHED');
    expect(all.map(({ match_id }) => match_id).sort()).toEqual(
      finished.map(({ match_id }) => match_id).sort(),
    );
    const missing = settled.map(
      (season) => all.filter((match) => match.season === season && !match.has_data).length,
    );
    expect(missing).toEqual([0, 0, 8, 9, 0, 0, 1]);
    const withData = all.filter(({ has_data }) => has_data).map(({ match_id }) => match_id);
    expect(new Set(withData)).toEqual(new Set(dataset.matchStats.map(({ match_id }) => match_id)));
    for (const { has_data, team_stats } of all) expect(team_stats !== null).toBe(has_data);
  });

  it('name scorers, and say where some are missing', () => {
    const all = tables.rows('matchStats');
    const listed = all.reduce((sum, match) => sum + match.home_scorers.length + match.away_scorers.length, 0);
    expect(listed).toBe(dataset.goals.length);
    for (const { scorers_complete, home_scorers, away_scorers, home_goals, away_goals } of all) {
      expect([home_scorers.length, away_scorers.length]).toEqual([home_goals ?? 0, away_goals ?? 0]);
      const isNamed = [...home_scorers, ...away_scorers].every(({ player }) => player !== null);
      expect(scorers_complete).toBe(isNamed && home_goals !== null);
    }
  });

  it('of a match to play are not there yet', () => {
    const final = { match_id: 'c52f4791009a4c29b5ec46c3ef7b6dfd' };
    expect(answer(matchStats, final, underWay)).toMatchObject({ has_data: false, team_stats: null });
    expect(answer(matchStats, final)).toMatchObject({ has_data: true, team_stats: expect.any(Object) });
  });

  it('of no match are not found', () => {
    expect(() => answer(matchStats, { match_id: 'nobody' })).toThrow('no match nobody');
    expect(() => answer(matchStats, { match_id: 'c52f4791009a4c29b5ec46c3ef7b6dfd', season: 2024 })).toThrow(
      'in season 2024',
    );
    expect(() => answer(matchStats, { season: 2050 })).toThrow('2050');
    expect(matchStats.validate?.({ match_id: undefined, season: undefined })).toMatch(
      /'match_id' nor 'season'/,
    );
  });
});

describe('players', () => {
  it.for([
    [2019, 'T. Borges', 13],
    [2021, 'João Morelli', 14],
    [2024, 'T. Warschewski', 14],
    [2025, 'S. Salter', 20],
  ] as const)('of %i: %s scored most, %i', ([season, name, goals]) => {
    expect(answer(players, { season, sort: 'goals', limit: 1 }).players[0]).toMatchObject({ name, goals });
  });

  it('are found without accents, by full names and clubs', () => {
    const found = (search: string, season = 2025) =>
      answer(players, { season, search }).players.map(({ name }) => name);
    expect(found('joao morelli', 2021)).toEqual(['João Morelli']);
    expect(found('didic', 2024)).toEqual(['A. Đidić']);
    expect(found('Pearlman')).toHaveLength(1);
    expect(answer(players, { season: 2025, search: 'adam pearl' }).players[0]?.full_name).toBe(
      'Adam Pearlman',
    );
    expect(found('atletico').length).toBeGreaterThan(15);
  });

  it('are those of the latest season with players where none is named', () => {
    expect(answer(players).season).toBe(Math.max(...dataset.players.map(({ season }) => season)));
    expect(answer(players, {}, underWay).season).toBe(2024);
    expect(answer(players, { season: 2025 }, underWay)).toMatchObject({
      season: 2025,
      total: 0,
      players: [],
    });
  });

  it.for(sortFields)('sorted by %s are in order either way, unknown last', (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const values = answer(players, { season: 2025, sort, order, limit: 500 }).players.map(
        (player) => player[sort as 'name'],
      );
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known);
      if (typeof known[0] !== 'number') continue;
      const sorted = [...(known as unknown as number[])].sort((a, b) => (order === 'asc' ? a - b : b - a));
      expect(known).toEqual(sorted);
    }
  });

  it('sorted by name read as a person would look them up', () => {
    const names = answer(players, { season: 2021, sort: 'name', limit: 500 }).players.map(({ name }) => name);
    expect(answer(players, { season: 2021, sort: 'name' }).order).toBe('asc');
    expect(names.indexOf('Álvaro Rivero')).toBeLessThan(names.indexOf('B. Maan'));
  });

  it('of an unknown club are listed, and belong to no club', () => {
    const rows = dataset.players.map((row) => ({ ...row, club: null, club_basis: null }));
    const unknown = answer(
      players,
      { season: 2020, search: 'dunn' },
      deriveTables({ ...dataset, players: rows }, []),
    );
    expect(unknown.players).toMatchObject([{ name: 'J. Dunn', team: null, club: null, clubs: [] }]);
  });
});

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

  it('are empty for a metric or a season that is not there', () => {
    expect(answer(leaderboards, { season: 2025, metric: ['interceptions'] }).leaderboards[0]?.rows).toEqual(
      [],
    );
    const { leaderboards: boards } = answer(leaderboards, { season: 2025 }, underWay);
    expect(boards.map(({ rows }) => rows)).toEqual([[], [], [], []]);
  });

  it('refuse an unknown metric and list the valid ones; so do players and teams an unknown field', () => {
    expect(() => parseQuery(leaderboards.parameters, [['metric', 'goals,speed']])).toThrow(InvalidQuery);
    expect(() => parseQuery(leaderboards.parameters, [['metric', 'goals,speed']])).toThrow(
      /some of rating, goals, assists/,
    );
    expect(() => parseQuery(players.parameters, [['sort', 'speed']])).toThrow(
      /expected one of shirt_number|expected one of season/,
    );
    expect(() => parseQuery(teamStats.parameters, [['sort', 'speed']])).toThrow(/expected one of played/);
  });
});
