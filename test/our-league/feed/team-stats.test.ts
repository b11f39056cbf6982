import { describe, expect, it } from 'vitest';
import { parseTeamStats } from '../../../src/feed/sdp/team-stats.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { teamEntry, teamsPage } from '../../fixtures/feed.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

const context = seasonContext(dataset, 2025);

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

  it.for([
    ['Goals', -1, 'Goals: -1 cannot be; expected 0 to 120000'],
    ['Total Passes', 120_001, 'Total Passes: 120001 cannot be; expected 0 to 120000'],
    ['Games Played', 61, 'Games Played: 61 cannot be; expected 0 to 60'],
    ['Tackle Success', 101, 'Tackle Success: 101 cannot be; expected 0 to 100'],
  ] as const)('are without %s of %d', ([name, value, why]) => {
    const [row] = ofSeason(dataset.teamStats, 2025);
    if (!row) throw new Error('there are no totals');
    const wrong = { ...row, stats: { ...row.stats, 'games-played': 28, 'Games Played': 28, [name]: value } };
    const { entries, rejected } = parseTeamStats([teamsPage(2025, [teamEntry(wrong)])], context);
    expect(entries[0]?.stats).not.toHaveProperty([name]);
    expect(rejected).toContainEqual({ what: expect.any(String), why: expect.stringContaining(why) });
  });

  it.for([
    '=1+1',
    '@SUM(A1)',
    '+1',
    '-1',
    '\tGoals',
    '##[add-mask]x',
    'Goals\n',
    '<b>',
    '__proto__',
    '1',
    'x'.repeat(101),
  ])('have no column for a statistic called %j', (name) => {
    const [row] = ofSeason(dataset.teamStats, 2025);
    if (!row) throw new Error('there are no totals');
    const { entries, rejected } = parseTeamStats(
      [teamsPage(2025, [teamEntry({ ...row, stats: { ...row.stats, [name]: 7 } })])],
      context,
    );
    expect(entries[0]?.stats).not.toHaveProperty([name]);
    expect(rejected).toMatchObject([{ why: expect.stringContaining('is not the name of a statistic') }]);
  });

  it('of a club with more statistics than any has are rejected', () => {
    const stats = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`s${index}`, 1]));
    const [row] = ofSeason(dataset.teamStats, 2025);
    const { entries, rejected } = parseTeamStats(
      [teamsPage(2025, [teamEntry({ season: 2025, club: 'forge-fc', ...row, stats })])],
      context,
    );
    expect([entries.length, rejected.length]).toEqual([0, 1]);
  });
});
