import { describe, expect, it } from 'vitest';
import { agreesWithResults } from '../../../../src/derive/agreement.ts';
import { liveTable, liveTableSources, tablesToMerge } from '../../../../src/edge/league-feed/live-tables.ts';
import { OverlaidTables } from '../../../../src/edge/overlay.ts';
import { parseSchedule } from '../../../../src/feed/schedule.ts';
import { parseStandings } from '../../../../src/feed/standings.ts';
import type { DatasetRow } from '../../../../src/records/dataset/index.ts';
import { publishedTables } from '../../../../src/records/published.ts';
import { standingEntry, standingsAnswer } from '../../../fixtures/feed.ts';
import { at, context, inPlay, scheduleOf, semifinal, tablesThen } from '../../../support/afternoon-2025.ts';
import { liveMatches } from '../../../support/live-season.ts';
import { dataset, ofSeason, tables as present } from '../../../support/tables.ts';

describe('the table of now', () => {
  type Standing = DatasetRow<'standings'>;
  const published = ofSeason(dataset.standings, 2025);
  const read = (rows: readonly unknown[]) => parseStandings(standingsAnswer(2025, rows), context).entries;
  const entries = published.map((row) => standingEntry(row));

  it('is the feed’s where it is that of the results', () => {
    const results = liveMatches(scheduleOf({ [semifinal.match_id]: inPlay }), context);
    expect(agreesWithResults(read(entries), results)).toBe(true);
  });

  it('is not the feed’s where that is ahead of them, behind, or not of all clubs', () => {
    const results = liveMatches(scheduleOf(), context);
    const forge = published[0] as Standing;
    const ofOther = (figures: Partial<Standing>) => [
      standingEntry({ ...forge, ...figures }),
      ...entries.slice(1),
    ];
    for (const figures of [
      { played: forge.played + 1, points: forge.points + 3 },
      { points: forge.points - 3, wins: forge.wins - 1 },
      { goals_for: forge.goals_for + 1 },
      { goals_against: forge.goals_against + 1 },
    ]) {
      expect(agreesWithResults(read(ofOther(figures)), results)).toBe(false);
    }
    expect(agreesWithResults(read(entries.slice(1)), results)).toBe(false);
    expect(agreesWithResults(read([]), results)).toBe(false);
  });

  it('is not the feed’s where that has one club twice and another not at all', () => {
    const results = liveMatches(scheduleOf(), context);
    const twice = [published[0], ...published.slice(0, -1)].map((row) => standingEntry(row as Standing));
    expect(agreesWithResults(read(twice), results)).toBe(false);
  });
});

describe('liveTable', () => {
  const matches = tablesThen.rows('matches', 2025);
  const sources = { tables: tablesThen, season: 2025, now: at, matches };
  const schedule = parseSchedule(scheduleOf(), context, at).entries;

  it('is undefined where the feed has given too little for it', () => {
    for (const name of ['matches', 'matchStats', 'standings', 'players', 'teamStats'] as const)
      expect(liveTable(name, { ...sources, answers: {} }), name).toBeUndefined();
    expect(liveTable('teamStats', { ...sources, answers: { schedule } })).toBeUndefined();
  });

  it('has the matches of the schedule', () => {
    const rows = liveTable('matches', { ...sources, answers: { schedule } })?.rows;
    expect(rows?.map(({ match_id }) => match_id)).toEqual(matches.map(({ match_id }) => match_id));
    expect(new Set(rows?.map(({ source }) => source))).toEqual(new Set(['official-live']));
  });

  it('says what it does not use of a table, and of nothing else', () => {
    const [first, second, ...others] = ofSeason(dataset.standings, 2025);
    if (!first || !second) throw new Error('there is no table');
    const standings = [{ ...first, played: 1 }, { ...second, position: 9 }, ...others];
    const stored = new OverlaidTables(tablesThen, 2025, { standings: [first, second, ...others] });
    const rejectedOf = (name: 'standings' | 'matchStats') =>
      liveTable(name, { ...sources, tables: stored, answers: { schedule, standings } })?.rejected;
    expect(rejectedOf('standings')?.map(({ column, after }) => [column, after])).toEqual([['played', 1]]);
    expect(rejectedOf('matchStats')).toEqual([]);
  });

  it('has the players and the clubs of the stored season where the feed’s lists are empty', () => {
    const idsOf = (rows: readonly unknown[] | undefined, key: 'full_player_id' | 'club') =>
      new Set(rows?.map((row) => (row as Record<typeof key, string>)[key]));
    const storedPlayers = present.rows('players', 2025);
    const withPlayers = new OverlaidTables(tablesThen, 2025, { players: storedPlayers });
    const players = liveTable('players', { ...sources, tables: withPlayers, answers: { players: [] } })?.rows;
    expect(idsOf(players, 'full_player_id')).toEqual(idsOf(storedPlayers, 'full_player_id'));
    expect(players?.length).toBeGreaterThan(0);
    const clubs = liveTable('teamStats', { ...sources, answers: { schedule, teamStats: [] } })?.rows;
    expect(idsOf(clubs, 'club')).toEqual(idsOf(tablesThen.rows('teamStats', 2025), 'club'));
    expect(clubs?.length).toBeGreaterThan(0);
  });

  describe('where the feed’s table contradicts the results, or is not there', () => {
    const published = ofSeason(dataset.standings, 2025);
    const [first] = published;
    if (!first) throw new Error('there is no table');
    // The stored one is of a match before, and has a deduction.
    const known = published.with(0, {
      ...first,
      played: first.played - 1,
      points: first.points - 4,
      points_deducted: 1,
    });
    const stored = new OverlaidTables(tablesThen, 2025, { standings: known });
    const live = (standings?: typeof published) =>
      liveTable('standings', {
        ...sources,
        tables: stored,
        answers: { schedule, ...(standings && { standings }) },
      });
    const official = published.with(0, { ...first, points: first.points - 1, points_deducted: 1 });

    it('is the feed’s where it follows from the results and the known deductions', () => {
      expect(live(official)).toEqual({ rows: official, rejected: [] });
      const ofNew = liveTable('standings', { ...sources, answers: { schedule, standings: published } })?.rows;
      expect(new Set(ofNew)).toEqual(new Set(published));
    });

    it('has the stored one, whose deductions count, and names the figures', () => {
      expect(live()).toEqual({ rows: known, rejected: [] });
      const other = official.map((row) => ({
        ...row,
        points: row.points - 5,
        points_deducted: row.points_deducted + 5,
      }));
      const result = live(other);
      expect(result?.rows).toEqual(known);
      expect(result?.rejected).toHaveLength(published.length);
      expect(result?.rejected[0]).toMatchObject({
        row: first.club,
        column: 'points',
        why: `${first.points - 6}; the results give ${first.points - 1}`,
      });
    });

    it('has a deduction that only the feed knows, of a few clubs, and none of the most', () => {
      const without = (fed: typeof published) =>
        liveTable('standings', { ...sources, answers: { schedule, standings: fed } });
      expect(without(official)).toEqual({ rows: expect.arrayContaining(official), rejected: [] });
      expect(
        live(official.with(0, { ...first, points: first.points - 3, points_deducted: 3 }))?.rejected,
      ).toEqual([]);
      // One of the two is late: the table is then computed, with the deduction.
      const late = official.with(1, { ...(published[1] ?? first), played: 0 });
      expect(without(late)?.rows).toEqual(expect.arrayContaining(late));
      const fewer = published.map((row) => ({ ...row, points: row.points - 3, points_deducted: 3 }));
      expect(without(fewer)?.rows).toEqual([]);
      expect(without(fewer)?.rejected).toHaveLength(published.length);
    });

    it('names no figure of a club of which the feed counts more or fewer matches: one of the two is late', () => {
      expect(live(official.with(0, { ...first, played: first.played + 1, points: 99 }))?.rejected).toEqual(
        [],
      );
    });
  });
});

describe('tablesToMerge', () => {
  it('reads every live table, of the season alone where it is seasonal', () => {
    const readings = tablesToMerge(2025);
    expect(readings.map(({ table }) => table)).toEqual(expect.arrayContaining(Object.keys(liveTableSources)));
    for (const { table, season } of readings)
      expect(season, table).toBe(publishedTables[table].seasonal ? 2025 : undefined);
  });
});
