import { describe, expect, it } from 'vitest';
import { agreesWithResults } from '../../../src/derive/agreement.ts';
import { inferIds } from '../../../src/feed/sdp/infer-ids.ts';
import { parseStandings } from '../../../src/feed/sdp/standings.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { standingEntry, standingsAnswer, storedSchedule, tableOf } from '../../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';

const context = seasonContext(dataset, 2025);
const published = ofSeason(dataset.standings, 2025);
const [first] = published as [DatasetRow<'standings'>];

describe('the table', () => {
  it('has the rows of data/', () => {
    expect(parseStandings(tableOf(2025, published), context)).toEqual({ entries: published, rejected: [] });
    expect(published.slice(0, 2).map(({ club, points }) => [club, points])).toEqual([
      ['forge-fc', 58],
      ['atletico-ottawa', 56],
    ]);
  });

  it.for([
    [2019, 'spring', 'fall'],
    [2020, 'first-stage', 'group-stage'],
  ] as const)('is that of the first stage, %i: %s', ([season, stage, other]) => {
    const inferred = inferIds(storedSchedule(season), seasonContext(dataset, season));
    expect(inferred.stages.map((row) => row.stage)).toContain(other);
    const rows = dataset.standings.filter((row) => row.season === season && row.stage === stage);
    expect(parseStandings(tableOf(season, rows), inferred)).toEqual({ entries: rows, rejected: [] });
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
      const { entries, rejected } = parseStandings(tableOf(2025, rows), context);
      expect(rejected).toEqual([]);
      expect(entries).toEqual(rows);
      expect(agreesWithResults(tables.league, entries, tables.rows('matches', 2025))).toBe(true);
    }
  });
});
