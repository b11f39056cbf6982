import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { hasResults } from '../../src/query/selector.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import type { Standing } from '../../src/records/standing.ts';
import { standings } from '../../src/resources/standings.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { midSeason, season, stage, unknownSeason, seasonStandings, answer, tables, tablesAt } = world;

  /** Tables in the middle of a season. */
  const midSeasonTables = tablesAt(`${midSeason}T00:00:00Z`, season);
  const seasons = tables
    .rows('seasons')
    .filter(hasResults)
    .map(({ season }) => season);

  function expectSameResults(season: number, stage: 'season' | Standing['qualification'], table: Standing[]) {
    const { team_stats: teams } = answer(teamStats, { season, stage });
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

  it.for(seasons)(
    'the statistics of clubs in %i have the results of the standings of each stage',
    (season) => {
      const { standings: rows, stages } = seasonStandings({ season });
      expectSameResults(season, 'season', rows);
      for (const { stage, standings: table } of stages)
        expectSameResults(season, stage as Standing['qualification'], table);
    },
  );

  it('the statistics of clubs in the middle of a season have the results of its table', () => {
    const { standings: rows } = seasonStandings({ season }, midSeasonTables);
    const { team_stats: teams } = answer(teamStats, { season }, midSeasonTables);
    for (const { club, played, points } of rows)
      expect(teams.find((row) => row.club === club)).toMatchObject({ played, points });
  });

  it('/team-stats is empty for a season without matches', () => {
    const empty = { count: 0, team_stats: [], source: null, as_of: null };
    expect(answer(teamStats, { season: unknownSeason })).toMatchObject(empty);
    expect(answer(teamStats, { season: unknownSeason, stage })).toMatchObject(empty);
  });

  it('/team-stats and /standings name the stages of the season where it lacks one', () => {
    for (const season of seasons) {
      const stages = ofSeason(tables.rows('stages'), season).map(({ stage }) => stage);
      for (const stage of Object.keys(tables.league.stages).filter((name) => !stages.includes(name))) {
        const { count, hint } = answer(teamStats, { season, stage });
        expect(count, `${season} ${stage}`).toBe(0);
        const ofStages = tables.rows('teamStats', season).map((row) => row.stage);
        if (ofStages.length > 0)
          expect(hint).toContain(`stages of ${season}: ${[...new Set(ofStages)].join(', ')}`);
        expect(answer(standings, { season, stage })).toMatchObject({
          standings: [],
          hint: expect.stringContaining(`stage=${stage}`),
        });
      }
    }
  });

  it('/team-stats names the fields that are sums of any club', () => {
    const [first, ...others] = tables.rows('teamStats', season);
    if (!first) throw new Error(`${season} has no statistics of clubs`);
    const { stage } = first;
    const withoutFirst = new InMemoryTables(tables);
    withoutFirst.set('teamStats', [{ ...first, summed: [] }, ...others], season);
    const { summed } = answer(teamStats, { season, stage }, withoutFirst);
    expect(summed).toEqual(answer(teamStats, { season, stage }).summed);
  });
});
