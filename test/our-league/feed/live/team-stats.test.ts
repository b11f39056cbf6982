import { describe, expect, it } from 'vitest';
import { rewind } from '../../../../scripts/replay/rewind.ts';
import { deriveTables } from '../../../../src/derive/index.ts';
import type { StoredSeason } from '../../../../src/feed/live/live-season.ts';
import type { TeamSeason } from '../../../../src/records/team-stats.ts';
import {
  type Json,
  matchEntry,
  scheduleAnswer,
  statistics,
  teamEntry,
  teamsPage,
} from '../../../fixtures/feed.ts';
import { at, inPlay, past, scheduleOf, semifinal, tablesThen } from '../../../support/afternoon-2025.ts';
import { readLive, storedSeason } from '../../../support/live-season.ts';
import { dataset, ofSeason, tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const rows = ofSeason(dataset.teamStats, 2025);
const all = rows.map((row) => teamEntry(row));
const whole = storedSeason(dataset, 2025);
const then = storedSeason(past, 2025);

/** Reads the schedule of a season and totals of clubs. */
async function read(
  stored: StoredSeason,
  totals: readonly Json[],
  schedule = scheduleOf({}, [...stored.dataset.matches]),
) {
  const live = await readLive(stored, { schedule, teamStats: teamsPage(2025, totals).body }, at);
  return { clubs: live.tables.teamStats ?? [], rejected: live.season.rejected };
}

const ofStage = (clubs: readonly TeamSeason[], name: string) => clubs.filter(({ stage }) => stage === name);

describe('the clubs’ figures of a live season', () => {
  it('are those of the season when all is played', async () => {
    const { clubs } = await read(whole, all);
    const knownOf = (stats: object) =>
      Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== null));
    const plain = (row: TeamSeason) => ({ ...row, raw_stats: knownOf(row.raw_stats) });
    expect(clubs.map(plain)).toEqual(tables.rows('teamStats', 2025).map(plain));
    expect(ofStage(clubs, 'season')).toHaveLength(8);
  });

  it('keep the stored totals where the feed lacks a club, or a total shrinks, which is reported', async () => {
    const stored = ofStage(tables.rows('teamStats', 2025), 'all');
    const withGoals = (row: (typeof rows)[0], more: number) =>
      teamEntry({ ...row, stats: { ...row.stats, Goals: Number(row.stats.Goals) + more } });
    const [shrunk, grown, , ...others] = rows;
    if (!shrunk || !grown) throw new Error('there are no totals');
    const totals = [withGoals(shrunk, -1), withGoals(grown, 1), ...others.map((row) => teamEntry(row))];
    const { clubs, rejected } = await read(whole, totals);
    const goalsOf = ({ club, raw_stats }: TeamSeason) => [club, raw_stats.Goals];
    expect(ofStage(clubs, 'all').map(goalsOf)).toEqual(
      stored.map((row) => [row.club, Number(row.raw_stats.Goals) + (row.club === grown.club ? 1 : 0)]),
    );
    expect(rejected.map(({ row, column, outcome }) => [row, column, outcome])).toEqual([
      [expect.stringContaining(shrunk.club), 'Goals', 'loss'],
    ]);
  });

  it('have the points that the table deducts', async () => {
    const deducted = whole.dataset.standings.map((row) => ({ ...row, points_deducted: 3 }));
    const pointsOf = async (standings = whole.dataset.standings) => {
      const { clubs } = await read({ ...whole, dataset: { ...whole.dataset, standings } }, all);
      return new Map(ofStage(clubs, 'season').map(({ club, points }) => [club, points]));
    };
    const points = await pointsOf();
    for (const [club, fewer] of await pointsOf(deducted))
      expect([club, fewer]).toEqual([club, Number(points.get(club)) - 3]);
  });

  it('are summed from the matches without the feed’s totals, the one in play left out', async () => {
    const { clubs } = await read(then, [], scheduleOf({ [semifinal.match_id]: inPlay }));
    expect(clubs).toEqual(tablesThen.rows('teamStats', 2025));
    expect(the(clubs, { club: 'forge-fc', stage: 'season' })).toMatchObject({
      played: 28,
      points: 58,
      raw_stats: {},
    });
  });

  it('say how many matches the feed’s totals cover, and are summed where these are fewer', async () => {
    const ten = statistics({ 'Games Played': 10, 'games-played': 10 });
    const { clubs } = await read(
      then,
      rows.map((row) => teamEntry(row, { stats: ten })),
    );
    for (const { raw_matches } of ofStage(clubs, 'all')) expect(raw_matches).toBe(10);
    expect(clubs.map((row) => ({ ...row, raw_stats: {}, raw_matches: null }))).toEqual(
      tablesThen.rows('teamStats', 2025),
    );
  });

  it('are those of the matches on the first day, when the totals still have no match', async () => {
    const before = rewind(dataset, new Date('2025-04-05T12:00:00Z'), 2025);
    const first = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'atletico-ottawa' });
    const entries = ofSeason(before.matches, 2025).map((match) =>
      matchEntry(match.match_id === first.match_id ? first : match),
    );
    const none = rows.map((row) => teamEntry(row, { stats: statistics({ 'games-played': 0, goals: 0 }) }));
    const { clubs } = await read(storedSeason(before, 2025), none, scheduleAnswer(2025, entries));
    expect(deriveTables(before, []).rows('teamStats', 2025)).toEqual([]);
    expect(ofStage(clubs, 'season').map(({ club, played, goals }) => [club, played, goals])).toEqual([
      ['atletico-ottawa', 1, 2],
      ['hfx-wanderers-fc', 1, 2],
    ]);
  });
});
