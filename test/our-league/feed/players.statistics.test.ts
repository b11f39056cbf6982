import { describe, expect, it } from 'vitest';
import { parsePlayers } from '../../../src/feed/sdp/players.ts';
import { parseTeamStats } from '../../../src/feed/sdp/team-stats.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import {
  neverSupplied,
  playerEntry,
  playerFigures,
  playersPage,
  statistics,
  teamEntry,
  teamsPage,
} from '../../fixtures/feed.ts';
import { dataset, ofSeason } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const past = seasonContext(dataset, 2025);

const [first, second, third] = ofSeason(dataset.players, 2025) as [Player, Player, Player];
type Player = DatasetRow<'players'>;

/** The rows of the first players of 2025 with these figures alone. */
const rowsOf = (...figures: Record<string, unknown>[]) => {
  const players = figures.map((own, index) =>
    playerEntry([first, second, third][index] as Player, { stats: statistics(own) }),
  );
  const { entries, rejected } = parsePlayers([playersPage(2025, players)], past);
  expect(rejected).toEqual([]);
  return entries.map(({ row }) => row);
};

describe('a quantity with two names', () => {
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

  it.for(twice)('%s: the capitalised name is preferred', ([own, capitalised, column]) => {
    for (const name of capitalised) {
      expect(rowsOf({ [own]: 3, [name]: 4 })[0]?.[column]).toBe(4);
      expect(rowsOf({ [name]: 4, [own]: 3 })[0]?.[column]).toBe(4);
      expect(rowsOf({ [name]: 4 })[0]?.[column]).toBe(4);
    }
  });

  it.for(twice)('%s: is used where there is no other', ([own, capitalised, column]) => {
    expect(rowsOf({ [own]: 3 })[0]?.[column]).toBe(3);
    // For this player, or for anybody.
    for (const name of capitalised) {
      expect(rowsOf({ [own]: 3 }, { [name]: 4 }).map((row) => row[column])).toEqual([3, 4]);
      expect(rowsOf({ [own]: 3, [name]: 0 }, { [own]: 5, [name]: 0 }).map((row) => row[column])).toEqual([
        3, 5,
      ]);
    }
  });
});

describe('a statistic that is 0 for everybody', () => {
  const columns = [
    ['goals', ['goals', 'Goals']],
    ['red_cards', ['red-cards', 'Total Red Cards']],
    ['key_passes', ['Key Passes (Attempt Assists)']],
    ['saves', ['saves', 'Saves Made']],
    ['pass_accuracy', ['accurate-pass-percentage']],
  ] as const;

  it.for(columns)('is unknown: %s', ([column, names]) => {
    const none = Object.fromEntries(names.map((name) => [name, 0]));
    expect(rowsOf(none, none, none).map((row) => row[column])).toEqual([null, null, null]);
    const some = { ...none, [names[0]]: 2 };
    expect(rowsOf(none, some).map((row) => row[column])).toEqual([0, 2]);
  });

  it('of the feed’s empty ones changes no player', () => {
    const figures = playerFigures(first);
    const filledIn = Object.fromEntries(Object.entries(figures).filter(([name]) => !(name in neverSupplied)));
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining(['sprints', 'Xg', 'XGEfficiency', 'expected-goals']),
    );
    expect(rowsOf(figures)).toEqual(rowsOf(filledIn));
    expect(rowsOf({ ...figures, Xg: 7.5, 'expected-goals': 7.5 })).toEqual(rowsOf(filledIn));
  });

  it('is left out of clubs’ totals', () => {
    const rows = ofSeason(dataset.teamStats, 2025).slice(0, 2);
    const body = teamsPage(
      2025,
      rows.map((row) => teamEntry(row)),
    );
    const always =
      /distance-covered|^sprints$|^Xg$|^XGEfficiency$|^expected-goals$|^total-saves$|^average-possession/;
    expect(JSON.stringify(body)).toContain('"total-saves"');
    for (const row of parseTeamStats([body], past).entries) {
      expect(Object.keys(row.stats).filter((name) => always.test(name))).toEqual([]);
    }
  });

  it('is 0 for one club where another has it', () => {
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
});

describe('total-attacking-assist, which repeats assists', () => {
  it('is not used for key passes', () => {
    const [row] = rowsOf({ assists: 4, 'total-attacking-assist': 4 });
    expect(row).toMatchObject({ assists: 4, key_passes: null });
  });

  it('is not used for assists: key passes are Key Passes (Attempt Assists)', () => {
    const [row] = rowsOf({ 'total-attacking-assist': 4, 'Key Passes (Attempt Assists)': 21 });
    expect(row).toMatchObject({ assists: null, key_passes: 21 });
  });
});

describe('a statistic missing from a player’s list', () => {
  it('is 0 where another player has it', () => {
    const rows = rowsOf({ Goals: 2 }, {}, { Interceptions: 5 });
    expect(rows.map(({ goals, interceptions }) => [goals, interceptions])).toEqual([
      [2, 0],
      [0, 0],
      [0, 5],
    ]);
  });

  it('is 0 whichever page the other player is on', () => {
    const page = (player: Player, figures: object, number: number) =>
      playersPage(2025, [playerEntry(player, { stats: statistics({ ...figures }) })], [number, 2]);
    const { entries } = parsePlayers([page(first, {}, 1), page(second, { Goals: 2 }, 2)], past);
    expect(entries.map(({ row }) => row.goals)).toEqual([0, 2]);
  });

  it('is unknown where no player has it', () => {
    expect(rowsOf({ Goals: 2 }, {}).map(({ interceptions }) => interceptions)).toEqual([null, null]);
  });

  it('is unknown where it is a share', () => {
    const rows = rowsOf({ 'accurate-pass-percentage': 77 }, { 'accurate-pass-percentage': 0 }, {});
    expect(rows.map(({ pass_accuracy }) => pass_accuracy)).toEqual([77, 0, null]);
  });
});

describe('the name that ends in a space', () => {
  const name = 'Total Successful Passes ( Excl Crosses & Corners ) ';

  it('is another name without it', () => {
    expect(rowsOf({ [name]: 410 })[0]?.accurate_passes).toBe(410);
    expect(rowsOf({ [name.trim()]: 410 })[0]?.accurate_passes).toBeNull();
  });

  it('stays as it is in clubs’ totals', () => {
    const row = the(ofSeason(dataset.teamStats, 2025), { club: 'forge-fc' });
    const [read] = parseTeamStats([teamsPage(2025, [teamEntry(row)])], past).entries;
    expect(read?.stats[name]).toBe(row.stats[name]);
    expect(read?.stats[name]).toBeGreaterThan(0);
  });
});
