import { describe, expect, it } from 'vitest';
import { hasResults } from '../../src/query/season.ts';
import type { Standing } from '../../src/records/standing.ts';
import { standings } from '../../src/resources/standings.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { answer, current, dataset, tables, tablesAt } from '../support/tables.ts';

/** A day of 2025 between two match days: the final is not played yet, and no totals of the feed are stored. */
const midSeason = tablesAt('2025-08-08T12:00:00Z', 2025);
const seasons = tables
  .rows('seasons')
  .filter(hasResults)
  .map(({ season }) => season);

type TablesAnswer = { standings: Standing[]; stages: { stage: string; standings: Standing[] }[] };

function expectSameResults(season: number, stage: 'season' | Standing['qualification'], table: Standing[]) {
  const { teams } = answer(teamStats, { season, stage });
  const ofClub = new Map(teams.map((row) => [row.club, row]));
  for (const { club, team, played, wins, draws, losses, points, goals_for, goals_against } of table) {
    if (played === 0) continue;
    expect(ofClub.get(club), `${season} ${stage} ${club}`).toMatchObject({
      team,
      played,
      wins,
      draws,
      losses,
      points,
      goals: goals_for,
      goals_against,
    });
  }
  expect(teams).toHaveLength(table.filter(({ played }) => played > 0).length);
}

describe('results', () => {
  it.for(seasons)('of %i are those of the league table, and of the table of each stage', (season) => {
    const { standings: rows, stages } = answer(standings, { season }) as unknown as TablesAnswer;
    expectSameResults(season, 'season', rows);
    for (const { stage, standings: table } of stages)
      expectSameResults(season, stage as Standing['qualification'], table);
  });

  it('of the middle of a season are those of its table', () => {
    const { standings: rows } = answer(standings, { season: 2025 }, midSeason) as unknown as TablesAnswer;
    const { teams } = answer(teamStats, { season: 2025 }, midSeason);
    for (const { club, played, points } of rows)
      expect(teams.find((row) => row.club === club)).toMatchObject({ played, points });
  });

  it('include play-offs with stage=all, and are of one stage with its name', () => {
    const played = (stage: 'season' | 'all' | 'final') =>
      answer(teamStats, { season: 2025, team: 'atletico-ottawa', stage }).teams[0]?.played;
    expect([played('season'), played('all'), played('final')]).toEqual([28, 30, 1]);
    expect(answer(teamStats, { season: 2025, stage: 'final' }).count).toBe(2);
  });
});

describe('the feed’s own statistics', () => {
  it('are added where the query has raw=true, with the number of matches they cover', () => {
    expect(answer(teamStats, { season: 2025 }).teams[0]).not.toHaveProperty('raw_stats');
    const [row] = answer(teamStats, { season: 2025, team: 'atletico-ottawa', raw: true }).teams;
    expect(row?.raw_matches).toBe(30);
    expect(Object.keys(row?.raw_stats ?? {}).length).toBeGreaterThan(150);
    expect(row?.raw_stats).toHaveProperty('Total Successful Passes ( Excl Crosses & Corners ) ');
  });
});

describe('the answer', () => {
  it('is empty for a season without matches', () => {
    expect(answer(teamStats, { season: 2050 })).toMatchObject({ count: 0, teams: [], as_of: null });
  });

  it('names its source and the last day it covers', () => {
    expect(answer(teamStats, { season: 2019 }).source).toBe('match-stats');
    expect(answer(teamStats, { season: 2025 })).toMatchObject({ source: 'match-stats' });
    expect(answer(teamStats, { season: 2025, stage: 'all' })).toMatchObject({
      source: 'feed',
      as_of: '2025-11-09',
    });
  });

  it('is of the latest season with results where the query has no season', () => {
    const played = dataset.matches.filter(({ status }) => status === 'FINISHED');
    expect(answer(teamStats).season).toBe(Math.max(...played.map(({ season }) => season)));
    expect(answer(teamStats).season).toBeLessThanOrEqual(current);
    expect(answer(teamStats, {}, midSeason).season).toBe(2025);
    expect(answer(teamStats, {}, tablesAt('2025-03-01T12:00:00Z', 2025)).season).toBe(2024);
  });
});
