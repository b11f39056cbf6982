import { describe, expect, it } from 'vitest';
import type { SeasonContext } from '../../../src/feed/adapter.ts';
import { seasonContext } from '../../../src/feed/adapters.ts';
import { parseTeamStats } from '../../../src/feed/sdp/parse-clubs.ts';
import { parsePlayers } from '../../../src/feed/sdp/parse-players.ts';
import { type DatasetRow, datasetTables } from '../../../src/records/dataset/index.ts';
import {
  clubEntry,
  type Json,
  neverSupplied,
  playerEntry,
  playerFigures,
  playersPage,
  statistics,
  teamEntry,
  teamIdOf,
  teamsPage,
} from '../../fixtures/feed.ts';
import { changed, players as playerList } from '../../fixtures/feed-lists.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

const past = seasonContext(dataset, 2025);
/** As it was while 2025 was the current season. */
const current: SeasonContext = { ...past, isCurrent: true };

type Player = DatasetRow<'players'>;
const players = ofSeason(dataset.players, 2025);
const [first, second, third] = players as [Player, Player, Player];

describe('a player’s team, which is the present one', () => {
  const atForge = clubEntry('forge-fc');
  const read = (over: Json, context: SeasonContext) =>
    parsePlayers([playersPage(2025, [playerEntry(first, over)])], context);

  it.for([
    ['in this league', atForge],
    ['in another league', clubEntry('forge-fc', { teamId: 'xyz::Football_Team::0' })],
    ['unknown', { teamId: teamIdOf('supra-du-quebec') }],
    ['none', null],
    ['no club at all', 'retired'],
  ])('of any kind is ignored for a past season: %s', ([, team]) => {
    const { entries } = read({ team }, past);
    expect(entries[0]?.row).toMatchObject({ player_id: first.player_id, minutes: first.minutes, club: null });
  });

  it('is the club of the current season, in which it may be missing', () => {
    const { entries } = read({ team: atForge }, current);
    expect(entries[0]?.row).toMatchObject({ club: 'forge-fc', club_basis: 'feed listing' });
    expect(read({ team: null }, current).entries[0]?.row).toMatchObject({ club: null, club_basis: null });
  });
});

it('the name of a player has a space after the initial, which the feed now and then leaves out', () => {
  const entry = playerEntry(first, {
    shortName: ' J.Stoddart',
    mediaFirstName: 'J.',
    mediaLastName: 'Stoddart',
  });
  const [player] = parsePlayers([playersPage(2025, [entry])], current).entries;
  expect(player).toMatchObject({ full_name: 'J. Stoddart', row: { name: 'J. Stoddart' } });
});

it('the players have all that their lists can have', () => {
  const { player_id, name, club, club_basis, position, basis, confidence, source, ...figures } =
    datasetTables.players.row.shape;
  // Each has another number than those beside it, so that no column can have its neighbour’s; red cards are at most 30.
  const numbers = Object.fromEntries(Object.keys(figures).map((column, index) => [column, (index % 30) + 1]));
  const full = { ...(players.at(-1) as DatasetRow<'players'>), ...numbers };
  const { entries } = parsePlayers([playersPage(2025, [playerEntry(full)])], current);
  expect(entries.map(({ row }) => row)).toEqual([{ ...full, club_basis: 'feed listing' }]);
  expect(Object.keys(numbers).length).toBeGreaterThan(30);
});

/** The rows of the first players of 2025 with these figures alone. */
const rowsOf = (...figures: Record<string, unknown>[]) => {
  const players = figures.map((own, index) =>
    playerEntry([first, second, third][index] as Player, { stats: statistics(own) }),
  );
  const { entries, rejected } = parsePlayers([playersPage(2025, players)], past);
  expect(rejected).toEqual([]);
  return entries.map(({ row }) => row);
};

const twice = [
  ['goals', ['Goals'], 'goals'],
  ['games-played', ['Games Played', 'Appearances'], 'appearances'],
  ['minutes-played', ['Time Played'], 'minutes'],
  ['tackles-won', ['Tackles Won'], 'tackles_won'],
  ['total-scoring-attempts', ['Total Shots'], 'shots_unblocked'],
  ['on-target-scoring-attempts', ['Shots On Target ( inc goals )'], 'shots_on_target'],
  ['assists', ['Goal Assists'], 'assists'],
  ['fouls-committed', ['Total Fouls Conceded'], 'fouls_committed'],
  ['fouls-suffered', ['Total Fouls Won'], 'fouls_won'],
  ['total-offside', ['Offsides'], 'offsides'],
  ['yellow-cards', ['Yellow Cards'], 'yellow_cards'],
  ['red-cards', ['Total Red Cards'], 'red_cards'],
  ['goals-conceded', ['Goals Conceded'], 'goals_conceded_on_pitch'],
  ['total-cleareance', ['Total Clearances'], 'clearances'],
  ['saves', ['Saves Made'], 'saves'],
] as const;

it.for(twice)(
  'a quantity has the figure of its capitalised name, or else that of %s',
  ([own, capitalised, column]) => {
    expect(rowsOf({ [own]: 3 })[0]?.[column]).toBe(3);
    for (const name of capitalised) {
      for (const figures of [{ [own]: 3, [name]: 4 }, { [name]: 4, [own]: 3 }, { [name]: 4 }])
        expect(rowsOf(figures)[0]?.[column]).toBe(4);
      // There is no other for this player, or for anybody.
      expect(rowsOf({ [own]: 3 }, { [name]: 4 }).map((row) => row[column])).toEqual([3, 4]);
      const zeros = [3, 5].map((value) => ({ [own]: value, [name]: 0 }));
      expect(rowsOf(...zeros).map((row) => row[column])).toEqual([3, 5]);
    }
  },
);

const columns = [
  ['goals', ['goals', 'Goals']],
  ['red_cards', ['red-cards', 'Total Red Cards']],
  ['key_passes', ['Key Passes (Attempt Assists)']],
  ['saves', ['saves', 'Saves Made']],
  ['pass_accuracy', ['accurate-pass-percentage']],
] as const;

it.for(columns)('a statistic that is 0 for everybody is unknown: %s', ([column, names]) => {
  const none = Object.fromEntries(names.map((name) => [name, 0]));
  expect(rowsOf(none, none, none).map((row) => row[column])).toEqual([null, null, null]);
  const some = { ...none, [names[0]]: 2 };
  expect(rowsOf(none, some).map((row) => row[column])).toEqual([0, 2]);
});

it('a statistic that is 0 for everybody of the feed’s empty ones changes no player', () => {
  const figures = playerFigures(first);
  const filledIn = Object.fromEntries(Object.entries(figures).filter(([name]) => !(name in neverSupplied)));
  expect(Object.keys(figures)).toEqual(
    expect.arrayContaining(['sprints', 'Xg', 'XGEfficiency', 'expected-goals']),
  );
  expect(rowsOf(figures)).toEqual(rowsOf(filledIn));
  expect(rowsOf({ ...figures, Xg: 7.5, 'expected-goals': 7.5 })).toEqual(rowsOf(filledIn));
});

it('a statistic that is 0 for everybody is 0 for one club where another has it', () => {
  const [a, b] = ofSeason(dataset.teamStats, 2025) as [Team, Team];
  type Team = DatasetRow<'teamStats'>;
  const teams = [
    teamEntry(a, { stats: statistics({ 'red-cards': 0, sprints: 0 }) }),
    teamEntry(b, { stats: statistics({ 'red-cards': 2, sprints: 0 }) }),
  ];
  expect(parseTeamStats([teamsPage(2025, teams)], past).entries).toEqual([
    { season: 2025, club: a.club, stats: { 'red-cards': 0 } },
    { season: 2025, club: b.club, stats: { 'red-cards': 2 } },
  ]);
});

it('total-attacking-assist, which repeats assists, is not used', () => {
  const [row] = rowsOf({ assists: 4, 'total-attacking-assist': 4 });
  expect(row).toMatchObject({ assists: 4, key_passes: null });
  const [other] = rowsOf({ 'total-attacking-assist': 4, 'Key Passes (Attempt Assists)': 21 });
  expect(other).toMatchObject({ assists: null, key_passes: 21 });
});

/** What every whole list has. */
const whole = { 'Games Played': 9, 'Time Played': 800, 'Total Passes': 90, Touches: 99, Duels: 9 };

it('a statistic missing from a player’s whole list is 0 where another player has it', () => {
  const rows = rowsOf({ ...whole, Goals: 2 }, whole, { Interceptions: 5 });
  expect(rows.map(({ goals, interceptions }) => [goals, interceptions])).toEqual([
    [2, 0],
    [0, 0],
    [null, 5],
  ]);
});

it('a statistic missing from a player’s list is unknown where it is a share', () => {
  const rows = rowsOf({ 'accurate-pass-percentage': 77 }, { 'accurate-pass-percentage': 0 }, {});
  expect(rows.map(({ pass_accuracy }) => pass_accuracy)).toEqual([77, 0, null]);
});

it('the name of a statistic that ends in a space is another name without it', () => {
  const name = 'Total Successful Passes ( Excl Crosses & Corners ) ';
  expect(rowsOf({ [name]: 410 })[0]?.accurate_passes).toBe(410);
  expect(rowsOf({ [name.trim()]: 410 })[0]?.accurate_passes).toBeNull();
});

it.for(['mediaFirstName', 'mediaLastName', 'nationality', 'bibNumber', 'team', 'providerId', 'role'])(
  'a player may lack %s, or have it of whatever kind',
  (field) => {
    const { good, body, read } = playerList;
    for (const value of [undefined, null, 7, {}, [], true]) {
      const { entries, rejected } = read(body([changed(good[0], [field], value)]));
      expect(rejected.length).toBeLessThanOrEqual(1);
      expect(entries).toMatchObject([{ row: { player_id: good[0]?.playerId, minutes: 7 } }]);
    }
  },
);

it('a player has no shirt number where it cannot be one', () => {
  const { good, body, read } = playerList;
  for (const bibNumber of ['', '0', '00', '100', '-1', 'x', '7a']) {
    expect(read(body([{ ...good[0], bibNumber }])).entries).toMatchObject([{ shirt_number: null }]);
  }
  expect(read(body([{ ...good[0], bibNumber: '07' }])).entries).toMatchObject([{ shirt_number: 7 }]);
});

it.for<[string, number, string]>([
  ['Goals', 500, 'goals'],
  ['Goals', -1, 'goals'],
  ['Goals', 1.5, 'goals'],
  ['Time Played', 28_200, 'minutes'],
  ['Games Played', 61, 'appearances'],
  ['accurate-pass-percentage', 101, 'pass_accuracy'],
  ['accurate-pass-percentage', 0.77, 'pass_accuracy'],
  ['accurate-pass-percentage', 1, 'pass_accuracy'],
])(
  'a figure of a player that cannot be, %s %d, is unknown, and the others are used',
  ([name, value, column]) => {
    const player = playerEntry(first, { stats: statistics({ [name]: value, Starts: 3 }) });
    const { entries, rejected } = parsePlayers([playersPage(2025, [player])], past);
    expect(entries[0]?.row).toMatchObject({ [column]: null, starts: 3 });
    expect(rejected.map(({ why }) => why)).toEqual([expect.stringContaining(`${column}: ${value}`)]);
  },
);

it('an optional name of a player that cannot be is unknown, and reported', () => {
  const over = { mediaFirstName: 'A\u202eB', mediaLastName: '' };
  const { entries, rejected } = parsePlayers([playersPage(2025, [playerEntry(first, over)])], past);
  expect(entries).toMatchObject([{ full_name: null }]);
  expect(rejected.map(({ why }) => why)).toEqual(['mediaFirstName: not usable; the rest of the entry is']);
});
