import { describe, expect, it } from 'vitest';
import { rewind } from '../../../../scripts/replay/rewind.ts';
import { deriveTables } from '../../../../src/derive/index.ts';
import { mergeTeamStats } from '../../../../src/edge/live-season/team-stats.ts';
import { seasonContext } from '../../../../src/feed/season-context.ts';
import { parseTeamStats } from '../../../../src/feed/team-stats.ts';
import type { TeamSeason } from '../../../../src/records/team-stats.ts';
import {
  type Json,
  matchEntry,
  scheduleAnswer,
  statistics,
  teamEntry,
  teamsPage,
} from '../../../fixtures/feed.ts';
import { at, context, inPlay, scheduleOf, semifinal, tablesThen } from '../../../support/afternoon-2025.ts';
import { liveMatches } from '../../../support/live-season.ts';
import { dataset, ofSeason, tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

describe('clubs’ figures of now', () => {
  const totals = (rows: readonly Json[]) => parseTeamStats([teamsPage(2025, rows)], context).entries;
  const rows = ofSeason(dataset.teamStats, 2025);
  const all = rows.map((row) => teamEntry(row));
  const given = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

  it('are, when all is played, those of the season', () => {
    const matches = liveMatches(scheduleOf({}, ofSeason(dataset.matches, 2025)), seasonContext(tables, 2025));
    const live = mergeTeamStats(totals(all), matches, tables, 2025, at).rows;
    const plain = (row: (typeof live)[0]) => ({ ...row, raw_stats: given(row.raw_stats) });
    expect(live.map(plain)).toEqual(tables.rows('teamStats', 2025).map(plain));
    expect(live.filter(({ stage }) => stage === 'season')).toHaveLength(8);
  });

  it('are the stored totals where the feed lacks a club, and where its total shrinks, which is reported', () => {
    const matches = tables.rows('matches', 2025);
    const ofAll = (rows: readonly TeamSeason[]) => rows.filter(({ stage }) => stage === 'all');
    const stored = ofAll(tables.rows('teamStats', 2025));
    const [shrunk, grown, , ...others] = totals(all);
    if (!shrunk || !grown) throw new Error('there are no totals');
    const changedBy = (row: typeof grown, difference: number) => ({
      ...row,
      stats: { ...row.stats, Goals: Number(row.stats.Goals) + difference },
    });
    const fed = [changedBy(shrunk, -1), changedBy(grown, 1), ...others];
    const { rows: live, rejected } = mergeTeamStats(fed, matches, tables, 2025, at);
    const goalsOf = ({ club, raw_stats }: TeamSeason) => [club, raw_stats.Goals];
    expect(ofAll(live).map(goalsOf)).toEqual(
      stored.map((row) => [row.club, Number(row.raw_stats.Goals) + (row.club === grown.club ? 1 : 0)]),
    );
    expect(rejected.map(({ row, column, outcome }) => [row, column, outcome])).toEqual([
      [expect.stringContaining(shrunk.club), 'Goals', 'loss'],
    ]);
  });

  it('have the points that the table has deducted', () => {
    const matches = tables.rows('matches', 2025);
    const deducted = ofSeason(dataset.standings, 2025).map((row) => ({ ...row, points_deducted: 3 }));
    const pointsOf = (standings?: typeof deducted) =>
      new Map(
        mergeTeamStats([], matches, tables, 2025, at, standings)
          .rows.filter(({ stage }) => stage === 'season')
          .map(({ club, points }) => [club, points]),
      );
    const points = pointsOf();
    for (const [club, fewer] of pointsOf(deducted))
      expect([club, fewer]).toEqual([club, Number(points.get(club)) - 3]);
  });

  it('are, without the feed’s totals, summed from the matches', () => {
    const matches = liveMatches(scheduleOf({ [semifinal.match_id]: inPlay }), context);
    const live = mergeTeamStats([], matches, tablesThen, 2025, at).rows;
    expect(live).toEqual(tablesThen.rows('teamStats', 2025));
    // The match in play is not counted.
    expect(the(live, { club: 'forge-fc', stage: 'season' })).toMatchObject({
      played: 28,
      points: 58,
      raw_stats: {},
    });
  });

  it('say of how many matches the feed’s totals are, and use none of fewer', () => {
    const matches = liveMatches(scheduleOf(), context);
    const ten = statistics({ 'Games Played': 10, 'games-played': 10 });
    const few = rows.map((row) => teamEntry(row, { stats: ten }));
    const live = mergeTeamStats(totals(few), matches, tablesThen, 2025, at).rows;
    for (const { raw_matches } of live.filter(({ stage }) => stage === 'all')) expect(raw_matches).toBe(10);
    expect(live.map((row) => ({ ...row, raw_stats: {}, raw_matches: null }))).toEqual(
      tablesThen.rows('teamStats', 2025),
    );
  });

  it('are those of the matches on the day of the first, when the totals still say none', () => {
    const kickOff = new Date('2025-04-05T20:30:00Z');
    const start = deriveTables(rewind(dataset, new Date('2025-04-05T12:00:00Z'), 2025), []);
    const unplayed = ofSeason(rewind(dataset, kickOff, 2025).matches, 2025);
    const first = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'atletico-ottawa' });
    const schedule = unplayed.map((match) => matchEntry(match.match_id === first.match_id ? first : match));
    const matches = liveMatches(scheduleAnswer(2025, schedule), seasonContext(start, 2025));
    expect(matches.filter(({ status }) => status === 'FINISHED')).toHaveLength(1);
    const none = rows.map((row) => teamEntry(row, { stats: statistics({ 'games-played': 0, goals: 0 }) }));
    const live = mergeTeamStats(totals(none), matches, start, 2025, at).rows;
    expect(
      live.filter(({ stage }) => stage === 'season').map(({ club, played, goals }) => [club, played, goals]),
    ).toEqual([
      ['atletico-ottawa', 1, 2],
      ['hfx-wanderers-fc', 1, 2],
    ]);
  });
});
