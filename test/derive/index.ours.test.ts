import { expect, it } from 'vitest';
import { deriveShotsFaced } from '../../src/derive/rating-metrics.ts';
import { deriveTeamStats, gamesPlayed, summedFields } from '../../src/derive/team-stats.ts';
import { publishedTables, type TableName } from '../../src/records/published.ts';
import { dataset, ofSeason, ofSettled, ours, tables } from '../support/tables.ts';
import { teamStatsOf } from '../support/team-stats.ts';

const { everyRow, rows, sidesOf } = teamStatsOf(ours);

it.for(Object.keys(publishedTables) as TableName[])('the table %s has rows', (name) => {
  expect(tables.rows(name).length).toBeGreaterThan(0);
});

it('team statistics take the feed’s totals only where they cover the same matches for all', () => {
  for (const row of everyRow.filter(({ stage }) => stage !== 'all')) expect(row.raw_stats).toEqual({});
  const table2025 = everyRow.filter(({ season, stage }) => season === 2025 && stage === 'season');
  for (const row of table2025) expect(row.summed).toContain('shots');
  const all2025 = everyRow.filter(({ season, stage }) => season === 2025 && stage === 'all');
  for (const row of all2025) expect(row.summed).not.toContain('shots');
});

it('team statistics ignore all totals where those of one club cover another number of matches', () => {
  const [first, ...others] = ofSeason(dataset.teamStats, 2024);
  if (!first) throw new Error('2024 has no totals of clubs');
  const stats = { ...first.stats, 'Games Played': gamesPlayed(first.stats) + 1 };
  const matches = tables.rows('matches', 2024);
  const derived = deriveTeamStats({ ...dataset, teamStats: [{ ...first, stats }, ...others] }, matches);
  for (const row of derived) expect(row.interceptions, `${row.club} ${row.stage}`).toBeNull();
  expect(rows.find(({ season }) => season === 2024)?.interceptions).not.toBeNull();
});

it('team statistics give all clubs half of the possession together, with percentages weighted', () => {
  for (const season of [2019, 2020]) {
    const ofSeason = rows.filter((row) => row.season === season);
    const minutes = ofSeason.reduce((sum, { played }) => sum + played, 0);
    const shared =
      ofSeason.reduce((sum, { possession, played }) => sum + (possession ?? 0) * played, 0) / minutes;
    expect(shared).toBeCloseTo(50, 1);
  }
  const cavalry = rows.find(
    ({ season, club }) => season === 2019 && club === 'cavalry-fc',
  ) as (typeof rows)[0];
  const own = sidesOf(cavalry);
  const passes = own.reduce((sum, side) => sum + (side.total_passes ?? 0), 0);
  const accurate = own.reduce((sum, side) => sum + (side.total_passes ?? 0) * (side.pass_accuracy ?? 0), 0);
  expect(cavalry.pass_accuracy).toBeCloseTo(accurate / passes, 2);
});

it('team statistics are null where no club has them, and 0 where another club has them', () => {
  for (const { interceptions, season } of ofSettled(rows)) expect(interceptions === null).toBe(season < 2021);
  for (const { red_cards } of ofSettled(rows)) expect(red_cards).not.toBeNull();
});

it('the feed supplies each of its statistics that summedFields names', () => {
  const supplied = new Set(dataset.teamStats.flatMap(({ stats }) => Object.keys(stats)));
  for (const { field, feed } of summedFields)
    for (const name of feed) expect(supplied, field).toContain(name);
});

it('deriveShotsFaced leaves out matches where the shots on target of one side are unknown', () => {
  const [match] = tables.rows('matchStats', 2024);
  if (!match?.team_stats) throw new Error('the first match of 2024 has no statistics');
  expect(deriveShotsFaced([match])).toHaveLength(2);
  expect(deriveShotsFaced([{ ...match, team_stats: null }])).toEqual([]);
  for (const side of ['home', 'away'] as const) {
    const unknown = { ...match.team_stats[side], shots_on_target: null };
    const partly = { ...match, team_stats: { ...match.team_stats, [side]: unknown } };
    expect(deriveShotsFaced([partly])).toEqual([]);
  }
});
