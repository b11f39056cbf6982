import { describe, expect, it } from 'vitest';
import { parsePlayers } from '../../../src/feed/sdp/players.ts';
import { nextPage } from '../../../src/feed/sdp/statistics.ts';
import { type SeasonContext, seasonContext } from '../../../src/feed/season-context.ts';
import { type DatasetRow, datasetTables } from '../../../src/records/dataset/index.ts';
import { clubEntry, type Json, playerEntry, playersPage, statistics, teamIdOf } from '../../fixtures/feed.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

const past = seasonContext(dataset, 2025);
/** As it was while 2025 was the current season. */
const current: SeasonContext = { ...past, isCurrent: true };

const [first, second] = ofSeason(dataset.players, 2025) as [Player, Player];
type Player = DatasetRow<'players'>;

const context = past;
const players = ofSeason(dataset.players, 2025);

describe('a player’s team, which is the present one', () => {
  const atForge = { team: clubEntry('forge-fc') };
  const read = (over: Json, context: SeasonContext) =>
    parsePlayers([playersPage(2025, [playerEntry(first, over)])], context);

  it('is ignored for a past season', () => {
    const { entries, rejected } = read(atForge, past);
    expect(rejected).toEqual([]);
    expect(entries[0]?.row).toMatchObject({ player_id: first.player_id, club: null, club_basis: null });
  });

  it.for([
    ['in another league', clubEntry('forge-fc', { teamId: 'xyz::Football_Team::0' })],
    ['unknown', { teamId: teamIdOf('supra-du-quebec') }],
    ['none', null],
    ['no club at all', 'retired'],
  ])('of any kind is ignored for a past season: %s', ([, team]) => {
    const { entries } = read({ team }, past);
    expect(entries[0]?.row).toMatchObject({ player_id: first.player_id, minutes: first.minutes, club: null });
  });

  it('is the club of the current season', () => {
    const { entries } = read(atForge, current);
    expect(entries[0]?.row).toMatchObject({ club: 'forge-fc', club_basis: 'feed listing' });
  });

  it('may be missing in the current season', () => {
    expect(read({ team: null }, current).entries[0]?.row).toMatchObject({ club: null, club_basis: null });
  });
});

describe('the players', () => {
  const listed = players.map((player) => playerEntry(player));

  it('are those that data/ has, without the club', () => {
    const { entries, rejected } = parsePlayers([playersPage(2025, listed)], context);
    expect(rejected).toEqual([]);
    expect(entries.map(({ row }) => row)).toEqual(
      players.map((player) => ({ ...player, club: null, club_basis: null })),
    );
    expect(entries).toHaveLength(215);
  });

  it('are the same wherever they are today', () => {
    const today = players.map((player) => playerEntry(player, { team: clubEntry('vancouver-fc') }));
    expect(parsePlayers([playersPage(2025, today)], context)).toEqual(
      parsePlayers([playersPage(2025, listed)], context),
    );
  });

  it('were at the club that data/ has while the season was the current one', () => {
    const { entries } = parsePlayers([playersPage(2025, listed)], { ...context, isCurrent: true });
    expect(entries.map(({ row }) => row)).toEqual(
      players.map((player) => ({ ...player, club_basis: 'feed listing' })),
    );
  });

  it('have the names, countries and shirts that data/ has', () => {
    const { entries } = parsePlayers([playersPage(2025, listed)], context);
    for (const { row, full_name, nationality, shirt_number } of entries) {
      const person = dataset.people.find(({ player_id }) => player_id === row.player_id);
      const shirt = ofSeason(dataset.squads, 2025).find(({ player_id }) => player_id === row.player_id);
      expect([full_name, nationality, shirt_number]).toEqual([
        person?.full_name ?? null,
        person?.nationality ?? null,
        shirt?.shirt_number ?? null,
      ]);
    }
  });

  it('have all that their lists can have', () => {
    const { player_id, name, club, club_basis, position, basis, confidence, source, ...figures } =
      datasetTables.players.row.shape;
    // Each has another number, so that no column can have its neighbour's.
    const numbers = Object.fromEntries(Object.keys(figures).map((column, index) => [column, index + 1]));
    const full = { ...(players.at(-1) as DatasetRow<'players'>), ...numbers };
    const { entries } = parsePlayers([playersPage(2025, [playerEntry(full)])], {
      ...context,
      isCurrent: true,
    });
    expect(entries.map(({ row }) => row)).toEqual([{ ...full, club_basis: 'feed listing' }]);
    expect(Object.keys(numbers).length).toBeGreaterThan(30);
  });

  it('are the same on five pages as on one', () => {
    const pages = Array.from({ length: 5 }, (_, index) =>
      playersPage(2025, listed.slice(index * 50, (index + 1) * 50), [index + 1, 5]),
    );
    expect(pages.map(({ body }, index) => nextPage(body, index + 1))).toEqual([2, 3, 4, 5, undefined]);
    expect(parsePlayers(pages, context)).toEqual(parsePlayers([playersPage(2025, listed)], context));
  });
});

describe('players of several categories', () => {
  it('are each one row', () => {
    const pages = ['general', 'passing'].map((category, index) => ({
      ...playersPage(2025, [
        playerEntry(first, { stats: statistics(index === 0 ? { Goals: 2 } : { 'Total Passes': 40 }) }),
      ]),
      category,
    }));
    const { entries, rejected } = parsePlayers(pages, past);
    expect(rejected).toEqual([]);
    expect(entries.map(({ row }) => [row.goals, row.total_passes])).toEqual([[2, 40]]);
  });

  it('are unknown in a category that does not list them', () => {
    const general = playersPage(2025, [playerEntry(first, { stats: statistics({ Goals: 2 }) })]);
    const passing = playersPage(2025, [playerEntry(second, { stats: statistics({ 'Total Passes': 40 }) })]);
    const { entries } = parsePlayers([general, { ...passing, category: 'passing' }], past);
    expect(entries.map(({ row }) => [row.goals, row.total_passes])).toEqual([
      [2, null],
      [null, 40],
    ]);
  });
});
