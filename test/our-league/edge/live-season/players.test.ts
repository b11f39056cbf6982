import { describe, expect, it } from 'vitest';
import { derivePlayers } from '../../../../src/derive/players.ts';
import { mergePlayers } from '../../../../src/edge/live-season/players.ts';
import { OverlaidTables } from '../../../../src/edge/overlay.ts';
import { UnexpectedResponseError } from '../../../../src/feed/parse-entries.ts';
import { parsePlayers } from '../../../../src/feed/players.ts';
import type { DatasetRow } from '../../../../src/records/dataset/index.ts';
import { type Player, player as publishedPlayer } from '../../../../src/records/player.ts';
import { clubEntry, derivedId, type Json, playerEntry, playersPage } from '../../../fixtures/feed.ts';
import { context, past, tablesThen } from '../../../support/afternoon-2025.ts';
import { livePlayers } from '../../../support/live-season.ts';
import { dataset, models, ofSeason, tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

describe('players of now', () => {
  const players = ofSeason(dataset.players, 2025);
  const pages = [
    playersPage(
      2025,
      players.map((player) => playerEntry(player)),
    ),
  ];
  // The feed's players are of the whole season; what goalkeepers are rated by must be too.
  const shotsFaced = tables.rows('shotsFaced', 2025);
  const live = livePlayers(pages[0]?.body, context, new OverlaidTables(tablesThen, 2025, { shotsFaced }));

  it('are rated as the same rows are from data/', () => {
    const rows = parsePlayers(pages, context).entries.map(({ row }) => row);
    const derived = derivePlayers(
      { ...past, players: rows, squads: ofSeason(dataset.squads, 2025) },
      { model: models.ratingModel, shotsFaced },
    );
    expect(live).toEqual(derived.map((player) => ({ ...player, source: 'official-live' })));
  });

  it('are rated, and all else, as when the season is over', () => {
    // How a club is known and what a player did for each of two is found out afterwards.
    const ofNow = (player: Player) => ({ ...player, source: 'official-live', club_basis: null, clubs: [] });
    expect(live.map(ofNow)).toEqual(tables.rows('players', 2025).map(ofNow));
    expect(live).toHaveLength(215);
    expect(live.filter(({ rating_eligible }) => rating_eligible).length).toBeGreaterThan(100);
    for (const player of live) publishedPlayer.parse(player);
  });

  it('have the full names, countries and shirts of the feed, where data/ has none', () => {
    const unlisted = players.find(
      ({ player_id }) => !past.people.some((person) => person.player_id === player_id),
    );
    const unknown = unlisted as DatasetRow<'players'>;
    const entries = playerEntry(unknown, {
      mediaFirstName: 'Given',
      mediaLastName: 'van Family',
      nationality: 'Iceland',
      bibNumber: '42',
    });
    expect(livePlayers(playersPage(2025, [entries]).body, context, tablesThen)).toMatchObject([
      {
        full_player_id: unknown.player_id,
        name: unknown.name,
        full_name: 'Given van Family',
        nationality: 'Iceland',
        shirt_number: 42,
        birth_year: null,
        person_basis: 'feed',
      },
    ]);
  });

  it('have those of data/ where it has them', () => {
    const squad = the(dataset.squads, { season: 2025, player_id: players[0]?.player_id });
    const person = the(dataset.people, { player_id: squad.player_id });
    const entries = playerEntry(players[0] as DatasetRow<'players'>, {
      mediaFirstName: 'Some',
      mediaLastName: 'Body Else',
      nationality: 'Iceland',
      bibNumber: '99',
    });
    const { body } = playersPage(2025, [entries, ...players.slice(1).map((player) => playerEntry(player))]);
    const { full_name, nationality, birth_year } = person;
    const of = (shown: typeof live) => the(shown, { full_player_id: squad.player_id });
    expect(of(livePlayers(body, context, tables))).toMatchObject({
      full_name,
      nationality,
      birth_year,
      shirt_number: squad.shirt_number,
    });
    // The shirts of 2025 are not known yet while it is the current season.
    expect(of(livePlayers(body, context, tablesThen))).toMatchObject({
      full_name,
      nationality,
      shirt_number: 99,
    });
  });

  it('are not those of a list that lacks more than half of those known', () => {
    const entries = players.map((player) => playerEntry(player));
    const listed = (count: number) =>
      livePlayers(playersPage(2025, entries.slice(0, count)).body, context, tables);
    // The rest is completed from the stored rows.
    expect(listed(108)).toHaveLength(215);
    for (const few of [107, 1, 0]) expect(() => listed(few)).toThrow(UnexpectedResponseError);
  });

  it('are none where none can be parsed, unless there are none', () => {
    expect(() => livePlayers(playersPage(2025, [null, {}, 7]).body, context, tablesThen)).toThrow(
      UnexpectedResponseError,
    );
    expect(livePlayers(playersPage(2025, []).body, context, tablesThen)).toEqual([]);
  });

  it('are the others where one cannot be parsed', () => {
    const entries = [playerEntry(players[0] as DatasetRow<'players'>), { playerId: 'x' }];
    expect(livePlayers(playersPage(2025, entries).body, context, tablesThen)).toHaveLength(1);
  });

  it('have a new club, and not a total that shrinks or breaks a rule, which is reported', () => {
    const [moved, shrunk, tireless, ...others] = parsePlayers(pages, context).entries.toSorted(
      (a, b) => Number(a.row.appearances) - Number(b.row.appearances),
    );
    if (!moved || !shrunk || !tireless) throw new Error('there are no players');
    const changed = ({ row, ...feed }: typeof moved, over: object) => ({ ...feed, row: { ...row, ...over } });
    const club = moved.row.club === 'forge-fc' ? 'cavalry-fc' : 'forge-fc';
    const fed = [
      changed(moved, { club }),
      changed(shrunk, { goals: -1 }),
      changed(tireless, { minutes: 28_200 }),
      ...others,
    ];
    const now = new Date('2025-12-01T00:00:00Z');
    const { rows, rejected } = mergePlayers(fed, tables.rows('matches', 2025), tables, 2025, now);
    const goals = the(players, { player_id: shrunk.row.player_id }).goals;
    const minutes = the(players, { player_id: tireless.row.player_id }).minutes;
    expect(the(rows, { full_player_id: moved.row.player_id })).toMatchObject({ club });
    expect(the(rows, { full_player_id: shrunk.row.player_id })).toMatchObject({ goals });
    expect(the(rows, { full_player_id: tireless.row.player_id })).toMatchObject({ minutes });
    expect(rejected.map(({ row, outcome }) => [row, outcome])).toEqual([
      [expect.stringContaining(shrunk.row.player_id), 'loss'],
      [expect.stringContaining(tireless.row.player_id), 'rejected'],
    ]);
  });

  it('are all there though one is listed at a club that does not play this season', () => {
    const id = derivedId('Team', 'supra');
    const by = { ...context, clubs: new Map([...context.clubs, [id, 'supra-du-quebec']]) };
    const team = clubEntry('supra-du-quebec', { teamId: id });
    const [first, ...others] = players.map((player) => playerEntry(player)) as [Json, ...Json[]];
    const shown = livePlayers(playersPage(2025, [{ ...first, team }, ...others]).body, by, tablesThen);
    expect(shown).toHaveLength(215);
    expect(the(shown, { full_player_id: first.playerId })).toMatchObject({ team: null, club: null });
  });
});
