import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeasonContext } from '../../../src/feed/adapter.ts';
import type { LiveSeason, StoredSeason } from '../../../src/feed/live/live-season.ts';
import { LiveTables, liveTableLists } from '../../../src/feed/live/live-tables.ts';
import { mergeLists } from '../../../src/feed/live/merge-lists.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import type { TeamSeason } from '../../../src/records/team-season.ts';
import { keysOf } from '../../../src/records/typed.ts';
import {
  clubEntry,
  derivedId,
  type Json,
  matchEntry,
  scheduleAnswer,
  standingEntry,
  standingsAnswer,
  teamEntry,
  teamsPage,
} from '../../fixtures/feed.ts';
import {
  at,
  context,
  inPlay,
  opener,
  past,
  scheduleOf,
  semifinal,
  tablesThen,
} from '../../support/afternoon-2025.ts';
import { liveMatches, readLive } from '../../support/live-season.ts';
import { storedSeason } from '../../support/stored-season.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const then = storedSeason(past, 2025);
const season = mergeLists(then, {}, at);
const every = ['schedule', 'standings', 'teamStats', 'players'] as const;

it('the tables of a live season are missing where a list that they need has no rows', () => {
  const namesOf = (lists: LiveSeason['lists']) => {
    const tables = new LiveTables({ ...season, lists });
    return keysOf(liveTableLists).filter((name) => tables.rows(name));
  };
  expect(namesOf([])).toEqual([]);
  expect(namesOf(['standings', 'headers'])).toEqual([]);
  expect(namesOf(['schedule'])).toEqual([
    'matches',
    'matchStats',
    'matchSides',
    'goals',
    'standings',
    'players',
  ]);
  expect(namesOf(['players', 'teamStats'])).toEqual(['teamStats']);
  expect(namesOf(every)).toEqual(keysOf(liveTableLists));
});

it('the tables of a live season lack only one that cannot be derived, logged once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const damaged = { ...then.dataset, teamStats: [null as never] };
  const tables = new LiveTables({ ...season, dataset: damaged, lists: every });
  for (let times = 0; times < 2; times += 1) {
    const missing = keysOf(liveTableLists).filter((name) => !tables.rows(name));
    expect(missing).toEqual(['teamStats']);
  }
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});

const shown = async (over: Record<string, Json>, match: DatasetRow<'matches'>, by: SeasonContext = context) =>
  the(await liveMatches(scheduleOf(over), by, past), { match_id: match.match_id });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it('matches of now show one in play: score, phase, clock and who shows it', async () => {
  const before = the(tablesThen.rows('matches', 2025), { match_id: semifinal.match_id });
  expect(before).toMatchObject({ status: 'UPCOMING', home_goals: null, phase: null, source: 'snapshot' });
  expect(await shown({ [semifinal.match_id]: inPlay }, semifinal)).toEqual({
    ...before,
    status: 'LIVE',
    phase: 'SECOND_HALF',
    clock: 57,
    last_updated: expect.stringMatching(/^\d{4}-.*Z$/),
    additional_time: 0,
    home_goals: 1,
    away_goals: 1,
    broadcasters: [{ name: 'One Channel', url: 'https://watch.test/' }],
    source: 'official-live',
  });
  expect(console.warn).not.toHaveBeenCalled();
});

it('matches of now have what the last refresh knew besides', async () => {
  const before = the(tablesThen.rows('matches', 2025), { match_id: opener.match_id });
  expect(await shown({}, opener)).toMatchObject({
    attendance: before.attendance,
    referee: before.referee,
    advanced_stats_available: true,
  });
  expect(before.attendance).toBe(7963);
  const silent = { additionalTime: null, matchDateUtc: null, localTimeUtcOffset: null, matchSet: null };
  expect(await shown({ [opener.match_id]: silent }, opener)).toMatchObject({
    additional_time: before.additional_time,
    kickoff_utc: before.kickoff_utc,
    matchday: 1,
    stage: 'regular',
  });
});

it.for<[string, Json]>([
  ['another score', { providerHomeScore: 2, homeScorePush: 2 }],
  ['a match in play again', { status: 'LIVE', phase: 'SECOND_HALF', time: '90' }],
  ['a match postponed', { status: 'POSTPONED', phase: 'PRE_MATCH' }],
])(
  'matches of now have the checked result where the feed has %s, as at the last refresh',
  async ([, over]) => {
    const before = the(tablesThen.rows('matches', 2025), { match_id: opener.match_id });
    expect(await shown({ [opener.match_id]: over }, opener)).toEqual(before);
  },
);

it('matches of now are the checked ones where the feed’s cannot be parsed, or are not there', async () => {
  const missing = ofSeason(past.matches, 2025).filter(({ match_id }) => match_id !== opener.match_id);
  const before = the(tablesThen.rows('matches', 2025), { match_id: opener.match_id });
  const lost = await liveMatches(scheduleOf({}, missing), context, past);
  expect(the(lost, { match_id: opener.match_id })).toEqual(before);
  expect(await shown({ [opener.match_id]: { status: 'ABANDONED' } }, opener)).toEqual(before);
});

it('matches of now leave out one between clubs that have no name in the season', async () => {
  const clubs = new Map([...context.clubs, [derivedId('Team', 'supra'), 'supra-du-quebec']]);
  const away = clubEntry('supra-du-quebec', { teamId: derivedId('Team', 'supra') });
  const strange = matchEntry(opener, { matchId: derivedId('Match', 'new'), away });
  const body = scheduleAnswer(2025, [
    ...ofSeason(past.matches, 2025).map((match) => matchEntry(match)),
    strange,
  ]);
  expect(await liveMatches(body, { ...context, clubs })).toHaveLength(115);
});

type Standing = DatasetRow<'standings'>;

const published = ofSeason(dataset.standings, 2025);
const [first, second] = published;
if (!first || !second) throw new Error('there is no table');
const entries = published.map((row) => standingEntry(row));

/** Reads the schedule and the league's table over a stored one. */
async function readTable(table: readonly unknown[] | undefined, stored: readonly Standing[]) {
  const over = { ...then, dataset: { ...then.dataset, standings: stored } };
  const standings = table && standingsAnswer(2025, table);
  const live = await readLive(over, { schedule: scheduleOf(), ...(standings && { standings }) }, at);
  return { rows: live.tables.standings, rejected: live.season.rejected, status: live.status };
}

describe('the table of a live season', () => {
  const withDeduction = published.with(0, { ...first, points: first.points - 1, points_deducted: 1 });
  // The stored table is of a match before, and has a deduction.
  const before = { ...first, played: first.played - 1, points: first.points - 4, points_deducted: 1 };
  const stored = published.with(0, before);
  const entriesOf = (rows: readonly Standing[]) => rows.map((row) => standingEntry(row));

  it('is the feed’s where it follows from the results and the stored deductions', async () => {
    expect(await readTable(entriesOf(withDeduction), stored)).toMatchObject({
      rows: withDeduction,
      rejected: [],
    });
    expect(new Set((await readTable(entries, [])).rows)).toEqual(new Set(published));
  });

  it('is the stored one where the feed’s is missing or contradicts the results', async () => {
    expect(await readTable(undefined, stored)).toMatchObject({ rows: stored, rejected: [] });
    const wrong = withDeduction.map((row) => ({
      ...row,
      points: row.points - 5,
      points_deducted: row.points_deducted + 5,
    }));
    const { rows, rejected } = await readTable(entriesOf(wrong), stored);
    expect(rows).toEqual(stored);
    expect(rejected).toHaveLength(published.length);
    expect(rejected[0]).toMatchObject({
      row: first.club,
      column: 'points',
      why: `${first.points - 6}; the results give ${first.points - 1}`,
    });
  });

  it('has a deduction that only the feed knows, of a few clubs, and none of most', async () => {
    expect(await readTable(entriesOf(withDeduction), [])).toMatchObject({
      rows: expect.arrayContaining(withDeduction),
      rejected: [],
    });
    const larger = withDeduction.with(0, { ...first, points: first.points - 3, points_deducted: 3 });
    expect((await readTable(entriesOf(larger), stored)).rejected).toEqual([]);
    const fewer = published.map((row) => ({ ...row, points: row.points - 3, points_deducted: 3 }));
    const ofMost = await readTable(entriesOf(fewer), []);
    expect(ofMost.rows).toEqual([]);
    expect(ofMost.rejected).toHaveLength(published.length);
  });

  it('deducts by a table that is late, and not by one that contradicts the results', async () => {
    const swapped = published.map((row) => {
      const { wins, draws } = row;
      return row.club === 'pacific-fc' ? { ...row, wins: draws, draws: wins, points_deducted: 6 } : row;
    });
    const withSwap = entriesOf(swapped);
    expect((await readTable(withSwap, [])).rows).toEqual([]);
    expect((await readTable(withSwap, stored)).rows).toEqual(stored);
    const late = { ...second, played: 27, points: second.points - 3, wins: second.wins - 1 };
    const { rows, rejected } = await readTable(entriesOf(withDeduction.with(1, late)), []);
    expect([rows?.find(({ club }) => club === first.club)?.points_deducted, rejected]).toEqual([1, []]);
  });

  it('names no figure of a club of which the feed counts more matches: one of the two is late', async () => {
    const { played, points, wins } = first;
    const ahead = { ...first, played: played + 1, points: points + 2, points_deducted: 1, wins: wins + 1 };
    expect((await readTable(entriesOf(withDeduction.with(0, ahead)), stored)).rejected).toEqual([]);
  });
});

const rows = ofSeason(dataset.teamStats, 2025);
const all = rows.map((row) => teamEntry(row));
const whole = storedSeason(dataset, 2025);

/** Reads the schedule of a season and totals of clubs. */
async function readTotals(
  stored: StoredSeason,
  totals: readonly Json[],
  schedule = scheduleOf({}, [...stored.dataset.matches]),
) {
  const live = await readLive(stored, { schedule, teamStats: teamsPage(2025, totals).body }, at);
  return { clubs: live.tables.teamStats ?? [], rejected: live.season.rejected };
}

const ofStage = (clubs: readonly TeamSeason[], name: string) => clubs.filter(({ stage }) => stage === name);

it('the clubs’ figures of a live season are those of the season when all is played', async () => {
  const { clubs } = await readTotals(whole, all);
  const knownOf = (stats: object) =>
    Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== null));
  const plain = (row: TeamSeason) => ({ ...row, raw_stats: knownOf(row.raw_stats) });
  expect(clubs.map(plain)).toEqual(tables.rows('teamStats', 2025).map(plain));
  expect(ofStage(clubs, 'season')).toHaveLength(8);
});

it('the clubs’ figures of a live season are summed from matches that are over', async () => {
  const { clubs } = await readTotals(then, [], scheduleOf({ [semifinal.match_id]: inPlay }));
  expect(clubs).toEqual(tablesThen.rows('teamStats', 2025));
  expect(the(clubs, { club: 'forge-fc', stage: 'season' })).toMatchObject({
    played: 28,
    points: 58,
    raw_stats: {},
  });
});
