import { describe, expect, it } from 'vitest';
import { findMovedHomes, findUnknownVenues } from '../../../scripts/refresh/remarks.ts';
import { agreesWithResults } from '../../../src/derive/agreement.ts';
import { inferIds, parseClubs, venuesOf } from '../../../src/feed/sdp/clubs.ts';
import { parseStandings } from '../../../src/feed/sdp/standings.ts';
import { parseTeamStats } from '../../../src/feed/sdp/team-stats.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import {
  clubEntry,
  clubsAnswer,
  derivedId,
  listedClub,
  matchEntry,
  scheduleAnswer,
  stadiumEntry,
  standingEntry,
  standingsAnswer,
  storedSchedule,
  tableOf,
  teamEntry,
  teamsPage,
} from '../../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const context = seasonContext(dataset, 2025);
const playing = [...context.playing].sort();
const read = (teams: readonly unknown[]) => parseClubs(clubsAnswer(2025, teams), context);

it('the clubs of a season are at home where data/ has them', () => {
  const { entries, rejected } = read(playing.map((club) => listedClub(club)));
  expect(rejected).toEqual([]);
  expect(entries).toEqual(
    playing.map((club_id) => ({
      club_id,
      venue_id: dataset.clubs.find((club) => club.club_id === club_id)?.home_venue_id,
    })),
  );
  expect(findMovedHomes(entries, context)).toEqual([]);
});

it('the clubs of a season may have moved', () => {
  const { entries } = read([listedClub('forge-fc', { stadium: stadiumEntry('td-place-stadium') })]);
  expect(findMovedHomes(entries, context)).toEqual([
    'forge-fc has its home at td-place-stadium; data/clubs.csv has hamilton-stadium',
  ]);
});

it.for([null, undefined, 7, {}, { id: 'x' }, { id: derivedId('Stadium', 'new') }])(
  'the clubs of a season have no known home venue with stadium %j',
  (stadium) => {
    const { entries, rejected } = read([listedClub('forge-fc', { stadium })]);
    const isUsable =
      stadium === null ||
      stadium === undefined ||
      (typeof stadium === 'object' && /::/.test(JSON.stringify(stadium)));
    expect(rejected).toHaveLength(isUsable ? 0 : 1);
    expect(entries).toEqual([{ club_id: 'forge-fc', venue_id: null }]);
    expect(findMovedHomes(entries, context)).toEqual([]);
  },
);

it('the clubs of a season that are unknown are named', () => {
  const teamId = derivedId('Team', 'new');
  const stranger = clubEntry('forge-fc', { teamId, officialName: 'Newcomers FC' });
  const { entries, rejected } = read([stranger, listedClub('forge-fc')]);
  expect(entries).toHaveLength(1);
  expect(rejected).toEqual([
    { what: `teams[0] ${teamId}`, why: 'Newcomers FC is not a club of data/clubs.csv' },
  ]);
});

describe('the venues of a schedule', () => {
  const match = the(dataset.matches, { season: 2025, stage: 'final' });
  const remarksOn = (over: Record<string, unknown>) =>
    findUnknownVenues(venuesOf(scheduleAnswer(2025, [matchEntry(match), matchEntry(match, over)])), context);
  const id = derivedId('Stadium', 'new');

  it('that are unknown are named, once', () => {
    expect(remarksOn({ stadiumId: id, stadiumName: 'New Field' })).toEqual([
      `stadium ${id} (New Field) is not a venue of data/venues.csv`,
    ]);
    for (const stadiumName of ['', null, 7]) {
      expect(remarksOn({ stadiumId: id, stadiumName })).toEqual([
        `stadium ${id} (without a name) is not a venue of data/venues.csv`,
      ]);
    }
  });
});

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

it('the table may have deducted points, also more than a club had', () => {
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
