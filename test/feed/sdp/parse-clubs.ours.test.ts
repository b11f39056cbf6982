import { expect, it } from 'vitest';
import { seasonContext } from '../../../src/feed/adapters.ts';
import { parseStandings, parseTeamStats } from '../../../src/feed/sdp/parse-clubs.ts';
import { inferIds } from '../../../src/feed/sdp/parse-schedule.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import {
  standingEntry,
  standingsAnswer,
  storedSchedule,
  tableOf,
  teamEntry,
  teamsPage,
} from '../../fixtures/feed.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

const context = seasonContext(dataset, 2025);

const published = ofSeason(dataset.standings, 2025);
const [first] = published as [DatasetRow<'standings'>];

it.for([
  [2019, 'spring', 'fall'],
  [2020, 'first-stage', 'group-stage'],
] as const)('the table is that of the first stage, %i: %s', ([season, stage, other]) => {
  const inferred = inferIds(storedSchedule(season), seasonContext(dataset, season));
  expect(inferred.stages.map((row) => row.stage)).toContain(other);
  const rows = dataset.standings.filter((row) => row.season === season && row.stage === stage);
  expect(parseStandings(tableOf(season, rows), inferred)).toEqual({ entries: rows, rejected: [] });
  expect(rows.length).toBeGreaterThanOrEqual(7);
});

it('the table is found wherever it is among those of home and away matches', () => {
  const { standings, ...rest } = standingsAnswer(2025, [standingEntry(first)]);
  const body = { ...rest, standings: (standings as unknown[]).toReversed() };
  expect(parseStandings(body, context).entries).toEqual([first]);
});

it.for([
  ['Goals', -1, 'Goals: -1 cannot be; expected 0 to 120000'],
  ['Total Passes', 120_001, 'Total Passes: 120001 cannot be; expected 0 to 120000'],
  ['Games Played', 61, 'Games Played: 61 cannot be; expected 0 to 60'],
  ['Tackle Success', 101, 'Tackle Success: 101 cannot be; expected 0 to 100'],
] as const)('the clubs’ totals are without %s of %d', ([name, value, why]) => {
  const [row] = ofSeason(dataset.teamStats, 2025);
  if (!row) throw new Error('there are no totals');
  const wrong = { ...row, stats: { ...row.stats, 'games-played': 28, 'Games Played': 28, [name]: value } };
  const { entries, rejected } = parseTeamStats([teamsPage(2025, [teamEntry(wrong)])], context);
  expect(entries[0]?.stats).not.toHaveProperty([name]);
  expect(rejected).toContainEqual({ what: expect.any(String), why: expect.stringContaining(why) });
});

it.for(['=1+1', '@SUM(A1)', '\tGoals', '##[add-mask]x', '<b>', '__proto__', '1', 'x'.repeat(101)])(
  'the clubs’ totals have no column for a statistic called %j',
  (name) => {
    const [row] = ofSeason(dataset.teamStats, 2025);
    if (!row) throw new Error('there are no totals');
    const { entries, rejected } = parseTeamStats(
      [teamsPage(2025, [teamEntry({ ...row, stats: { ...row.stats, [name]: 7 } })])],
      context,
    );
    expect(entries[0]?.stats).not.toHaveProperty([name]);
    expect(rejected).toMatchObject([{ why: expect.stringContaining('is not the name of a statistic') }]);
  },
);

it('the clubs’ totals of a club with more statistics than any has are rejected', () => {
  const stats = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`s${index}`, 1]));
  const [row] = ofSeason(dataset.teamStats, 2025);
  const { entries, rejected } = parseTeamStats(
    [teamsPage(2025, [teamEntry({ season: 2025, club: 'forge-fc', ...row, stats })])],
    context,
  );
  expect([entries.length, rejected.length]).toEqual([0, 1]);
});
