import { beforeEach, expect, it, vi } from 'vitest';
import type { StoredSeason } from '../../../src/feed/live/live-season.ts';
import { mergeLists } from '../../../src/feed/live/merge-lists.ts';
import { type Player, player as publishedPlayer } from '../../../src/records/player.ts';
import { clubEntry, derivedId, type Json, playerEntry, playersPage } from '../../fixtures/feed.ts';
import { past } from '../../support/afternoon-2025.ts';
import { readLive } from '../../support/live-season.ts';
import { storedSeason } from '../../support/stored-season.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const players = ofSeason(dataset.players, 2025);
const [listed, ...others] = players;
if (!listed) throw new Error('there are no players');
const page = playersPage(
  2025,
  players.map((player) => playerEntry(player)),
);
/** The season as it is over, and that afternoon, when no list of players was stored. */
const whole = storedSeason(dataset, 2025);
const then = storedSeason(past, 2025);
/** That afternoon with the statistics and results of all matches: the lists have the totals of all of them. */
const withAllMatches: StoredSeason = {
  ...then,
  dataset: { ...then.dataset, matches: whole.dataset.matches, matchStats: whole.dataset.matchStats },
};

const read = async (stored: StoredSeason, entries: readonly unknown[]) => {
  const { body } = playersPage(2025, entries as Json[]);
  const live = await readLive(stored, { players: body });
  return { ...live, players: live.tables.players ?? [] };
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it('the players of a live season are as when the season is over', async () => {
  const live = (await readLive(withAllMatches, { players: page.body })).tables.players ?? [];
  // How a club is known and what a player did for each of two is found out afterwards.
  const ofNow = (player: Player) => ({ ...player, source: 'official-live', club_basis: null, clubs: [] });
  expect(live.map(ofNow)).toEqual(tables.rows('players', 2025).map(ofNow));
  expect(live).toHaveLength(215);
  expect(live.filter(({ rating_eligible }) => rating_eligible).length).toBeGreaterThan(100);
  for (const player of live) publishedPlayer.parse(player);
});

it('the players of a live season have the names and shirts of data/ where it has them', async () => {
  const squad = the(dataset.squads, { season: 2025, player_id: listed.player_id });
  const { full_name, nationality, birth_year } = the(dataset.people, { player_id: squad.player_id });
  const other = {
    mediaFirstName: 'Some',
    mediaLastName: 'Body Else',
    nationality: 'Iceland',
    bibNumber: '99',
  };
  const entries = [playerEntry(listed, other), ...others.map((player) => playerEntry(player))];
  const shownOver = async (stored: StoredSeason) =>
    the((await read(stored, entries)).players, { full_player_id: squad.player_id });
  expect(await shownOver(whole)).toMatchObject({
    full_name,
    nationality,
    birth_year,
    shirt_number: squad.shirt_number,
  });
  // The shirts of 2025 are not known yet while it is the current season.
  expect(await shownOver(withAllMatches)).toMatchObject({ full_name, nationality, shirt_number: 99 });
});

it('the players of a live season have a new club, and no total that shrinks', async () => {
  const byAppearances = players.toSorted((a, b) => Number(a.appearances) - Number(b.appearances));
  const [moved, shrunk, tireless, ...unchanged] = byAppearances;
  if (!moved || !shrunk || !tireless) throw new Error('there are no players');
  const club = moved.club === 'forge-fc' ? 'cavalry-fc' : 'forge-fc';
  const fed = [{ ...moved, club }, { ...shrunk, goals: -1 }, { ...tireless, minutes: 28_200 }, ...unchanged];
  const rows = fed.map((row) => ({ row, full_name: null, nationality: null, shirt_number: null }));
  const merged = mergeLists(whole, { players: rows }, new Date('2025-12-01T00:00:00Z'));
  const mergedRow = ({ player_id }: typeof moved) => the(merged.dataset.players, { player_id });
  expect(mergedRow(moved)).toMatchObject({ club });
  expect(mergedRow(shrunk).goals).toBe(shrunk.goals);
  expect(mergedRow(tireless).minutes).toBe(tireless.minutes);
  expect(merged.rejected.map(({ row, outcome }) => [row, outcome])).toEqual([
    [expect.stringContaining(shrunk.player_id), 'loss'],
    [expect.stringContaining(tireless.player_id), 'rejected'],
  ]);
});

it('the players of a live season are all there though one is at a club that does not play', async () => {
  const id = derivedId('Team', 'supra');
  const context = { ...then.context, clubs: new Map([...then.context.clubs, [id, 'supra-du-quebec']]) };
  const team = clubEntry('supra-du-quebec', { teamId: id });
  const entries = [playerEntry(listed, { team }), ...others.map((player) => playerEntry(player))];
  const { players: live } = await read({ ...withAllMatches, context }, entries);
  expect(live).toHaveLength(215);
  expect(the(live, { full_player_id: listed.player_id })).toMatchObject({ team: null, club: null });
});
