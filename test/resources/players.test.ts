import { describe, expect, it } from 'vitest';
import { clubsOfPlayers, players } from '../../src/resources/players.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { midSeason, season, unknownSeason, answer, tables, tablesAt } = world;

  /** Tables in the middle of a season, when no totals are known. */
  const underWay = tablesAt(`${midSeason}T00:00:00Z`, season);

  it('players are none in an unknown season, and the scorers in one without a list of players', () => {
    expect(answer(players, { season: unknownSeason })).toMatchObject({ total: 0, players: [] });
    const scorers = answer(players, { season }, underWay).players;
    for (const row of scorers) expect(row).toMatchObject({ basis: 'goals', minutes: null, rating: null });
  });

  it('players are listed for each club that they had in the season, and for no other', () => {
    for (const { season: one } of tables.rows('seasons')) {
      const rows = tables.rows('players', one);
      for (const club of clubsOfPlayers(tables, one)) {
        const { players: found } = answer(players, { season: one, team: club, limit: 500 });
        const ids = rows.filter(({ clubs }) => clubs.some((stint) => stint.club === club));
        expect(found.map(({ player_id }) => player_id).toSorted()).toEqual(
          ids.map(({ player_id }) => player_id).toSorted(),
        );
      }
      for (const { club, team, clubs } of rows)
        expect(clubs.at(-1) ?? { club: null, team: null }).toMatchObject({ club, team });
    }
  });

  it('players are found by the name of any club of the season', () => {
    for (const { season: one } of tables.rows('seasons')) {
      const rows = tables.rows('players', one);
      const teams = new Set(rows.flatMap(({ clubs }) => clubs.map(({ team }) => team)));
      for (const search of teams) {
        const { players: found } = answer(players, { season: one, search, limit: 500 });
        const members = rows.filter(({ clubs }) => clubs.some(({ team }) => team === search));
        expect(new Set(found)).toEqual(new Set([...found, ...members]));
      }
    }
  });
});
