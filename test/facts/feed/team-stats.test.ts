import { describe, expect, it } from 'vitest';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { parseTeamStats } from '../../../src/feed/team-stats.ts';
import { teamEntry, teamsPage } from '../../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';

const context = seasonContext(tables, 2025);

describe('the clubs’ totals', () => {
  it('are those that data/ has, under the same names', () => {
    const rows = ofSeason(dataset.teamStats, 2025);
    const { entries, rejected } = parseTeamStats(
      [
        teamsPage(
          2025,
          rows.map((row) => teamEntry(row)),
        ),
      ],
      context,
    );
    expect(rejected).toEqual([]);
    const given = (row: (typeof rows)[0]) => ({
      ...row,
      stats: Object.fromEntries(Object.entries(row.stats).filter(([, value]) => value !== null)),
    });
    expect(entries).toEqual(rows.map(given));
    expect(entries).toHaveLength(8);
  });
});
