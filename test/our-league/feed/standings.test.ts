import { describe, expect, it } from 'vitest';
import { agreesWithResults } from '../../../src/derive/agreement.ts';
import { inferIds } from '../../../src/feed/infer-ids.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { parseStandings } from '../../../src/feed/standings.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { matchEntry, scheduleAnswer, standingEntry, standingsAnswer } from '../../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';

const context = seasonContext(dataset, 2025);
const published = ofSeason(dataset.standings, 2025);
const [first] = published as [DatasetRow<'standings'>];

describe('the table', () => {
  it('has the rows of data/', () => {
    const body = standingsAnswer(
      2025,
      published.map((row) => standingEntry(row)),
    );
    expect(parseStandings(body, context)).toEqual({ entries: published, rejected: [] });
    expect(published.slice(0, 2).map(({ club, points }) => [club, points])).toEqual([
      ['forge-fc', 58],
      ['atletico-ottawa', 56],
    ]);
  });

  it.for([
    [2019, 'spring', 'fall'],
    [2020, 'first-stage', 'group-stage'],
  ] as const)('is that of the first stage, %i: %s', ([season, stage, other]) => {
    const schedule = scheduleAnswer(
      season,
      ofSeason(dataset.matches, season).map((match) => matchEntry(match)),
    );
    const own = inferIds(schedule, seasonContext(dataset, season));
    expect(own.stages.map((row) => row.stage)).toContain(other);
    const rows = dataset.standings.filter((row) => row.season === season && row.stage === stage);
    const body = standingsAnswer(
      season,
      rows.map((row) => standingEntry(row)),
    );
    expect(parseStandings(body, own)).toEqual({ entries: rows, rejected: [] });
    expect(rows.length).toBeGreaterThanOrEqual(7);
  });

  it('is found wherever it is among those of home and away matches', () => {
    const { standings, ...rest } = standingsAnswer(2025, [standingEntry(first)]);
    const body = { ...rest, standings: (standings as unknown[]).toReversed() };
    expect(parseStandings(body, context).entries).toEqual([first]);
  });

  it('may have deducted points, also more than a club had', () => {
    for (const deducted of [1, 3, 70]) {
      const rows = published.map((row) =>
        row === first ? { ...row, points: row.points - deducted, points_deducted: deducted } : row,
      );
      const body = standingsAnswer(
        2025,
        rows.map((row) => standingEntry(row)),
      );
      const { entries, rejected } = parseStandings(body, context);
      expect(rejected).toEqual([]);
      expect(entries).toEqual(rows);
      expect(agreesWithResults(entries, tables.rows('matches', 2025))).toBe(true);
    }
  });
});
