import { describe, expect, it } from 'vitest';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  it('a career has each season of the player once, and the sums of what is known', () => {
    const players = tables.rows('players');
    const careers = tables.rows('careers');
    const ids = players.flatMap(({ player_id }) => player_id ?? []);
    expect(new Set(careers.map(({ player_id }) => player_id))).toEqual(new Set(ids));
    for (const career of careers) {
      const seasons = players.filter(({ player_id }) => player_id === career.player_id);
      expect(career.seasons).toEqual(seasons.map(({ season }) => season));
      expect(new Set(career.clubs)).toEqual(
        new Set(seasons.flatMap(({ clubs }) => clubs.map(({ club }) => club))),
      );
      expect(career.teams).toHaveLength(career.clubs.length);
      for (const figure of ['appearances', 'minutes', 'goals', 'assists'] as const) {
        const known = seasons.map((row) => row[figure]).filter((value) => value !== null);
        expect(career[figure]).toBe(known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0));
      }
    }
  });
});
