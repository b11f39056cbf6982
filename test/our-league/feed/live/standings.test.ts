import { describe, expect, it } from 'vitest';
import { agreesWithResults } from '../../../../src/derive/agreement.ts';
import { parseStandings } from '../../../../src/feed/sdp/standings.ts';
import type { DatasetRow } from '../../../../src/records/dataset/index.ts';
import { standingEntry, standingsAnswer } from '../../../fixtures/feed.ts';
import { at, context, inPlay, past, scheduleOf, semifinal } from '../../../support/afternoon-2025.ts';
import { liveMatches, readLive, storedSeason } from '../../../support/live-season.ts';
import { dataset, ofSeason } from '../../../support/tables.ts';

type Standing = DatasetRow<'standings'>;

const published = ofSeason(dataset.standings, 2025);
const [first] = published;
if (!first) throw new Error('there is no table');
const entries = published.map((row) => standingEntry(row));
const then = storedSeason(past, 2025);

/** Reads the schedule and the league's table over a stored one. */
async function read(table: readonly unknown[] | undefined, stored: readonly Standing[]) {
  const over = { ...then, dataset: { ...then.dataset, standings: stored } };
  const standings = table && standingsAnswer(2025, table);
  const live = await readLive(over, { schedule: scheduleOf(), ...(standings && { standings }) }, at);
  return { rows: live.tables.standings, rejected: live.season.rejected, status: live.status };
}

it('the league’s table agrees with the results while a match is in play that neither counts', async () => {
  const results = await liveMatches(scheduleOf({ [semifinal.match_id]: inPlay }), context, past);
  const { entries: rows } = parseStandings(standingsAnswer(2025, entries), context);
  expect(agreesWithResults(past.league, rows, results)).toBe(true);
});

describe('the table of a live season', () => {
  const withDeduction = published.with(0, { ...first, points: first.points - 1, points_deducted: 1 });
  // The stored table is of a match before, and has a deduction.
  const stored = published.with(0, {
    ...first,
    played: first.played - 1,
    points: first.points - 4,
    points_deducted: 1,
  });
  const entriesOf = (rows: readonly Standing[]) => rows.map((row) => standingEntry(row));

  it('is the feed’s where it follows from the results and the stored deductions', async () => {
    expect(await read(entriesOf(withDeduction), stored)).toMatchObject({ rows: withDeduction, rejected: [] });
    expect(new Set((await read(entries, [])).rows)).toEqual(new Set(published));
  });

  it('is the stored one without the feed’s, and where that contradicts the results, figure by figure', async () => {
    expect(await read(undefined, stored)).toMatchObject({ rows: stored, rejected: [] });
    const wrong = withDeduction.map((row) => ({
      ...row,
      points: row.points - 5,
      points_deducted: row.points_deducted + 5,
    }));
    const { rows, rejected } = await read(entriesOf(wrong), stored);
    expect(rows).toEqual(stored);
    expect(rejected).toHaveLength(published.length);
    expect(rejected[0]).toMatchObject({
      row: first.club,
      column: 'points',
      why: `${first.points - 6}; the results give ${first.points - 1}`,
    });
  });

  it('has a deduction that only the feed knows, of a few clubs, and none of most', async () => {
    expect(await read(entriesOf(withDeduction), [])).toMatchObject({
      rows: expect.arrayContaining(withDeduction),
      rejected: [],
    });
    const larger = withDeduction.with(0, { ...first, points: first.points - 3, points_deducted: 3 });
    expect((await read(entriesOf(larger), stored)).rejected).toEqual([]);
    const fewer = published.map((row) => ({ ...row, points: row.points - 3, points_deducted: 3 }));
    const ofMost = await read(entriesOf(fewer), []);
    expect(ofMost.rows).toEqual([]);
    expect(ofMost.rejected).toHaveLength(published.length);
  });

  it('names no figure of a club of which the feed counts more matches: one of the two is late', async () => {
    const ahead = withDeduction.with(0, {
      ...first,
      played: first.played + 1,
      points: first.points + 2,
      points_deducted: 1,
      wins: first.wins + 1,
    });
    expect((await read(entriesOf(ahead), stored)).rejected).toEqual([]);
  });

  it('is read though an entry of it cannot be parsed, which is counted', async () => {
    const { status } = await read([{}, ...entries.slice(1)], published);
    expect([status.last_error, status.rejected]).toEqual([null, 1]);
  });

  it('is not read where no entry can be parsed', async () => {
    const { status } = await read([{}, null], published);
    expect(status.last_error).toMatch(/lacks 8 of the 8 entries known/);
  });
});
