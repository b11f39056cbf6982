import { describe, expect, it } from 'vitest';
import { deriveSeasonIndex } from '../../../src/derive/seasons.ts';
import { shortId } from '../../../src/records/text.ts';
import { worlds } from '../../support/worlds.ts';

const yearsOf = (rows: readonly { season: number }[]) => rows.map(({ season }) => season);

describe.for(worlds)('$name', ({ current, tables }) => {
  const index = deriveSeasonIndex(tables);

  it('the season index has every season in the order of the table, and names the current one', () => {
    expect(yearsOf(index.seasons)).toEqual(yearsOf(tables.rows('seasons')));
    expect(index.current).toBe(current);
  });

  it.for(['matches', 'goals', 'referees', 'weather', 'odds', 'oddsQuotes'] as const)(
    'a season’s first and last day enclose those of its %s',
    (table) => {
      for (const { season, first_day, last_day } of index.seasons) {
        const days = tables.rows(table, season).map(({ date }) => date);
        expect(days.filter((day) => day < `${first_day}` || day > `${last_day}`)).toEqual([]);
      }
    },
  );

  it.for(['matches', 'matchStats', 'goals', 'referees', 'weather', 'odds', 'oddsQuotes'] as const)(
    'every row of %s is of the season of its match',
    (table) => {
      const rows = tables.rows(table);
      expect(rows.filter(({ match_id, season }) => index.matches[shortId(match_id)] !== season)).toEqual([]);
    },
  );

  it('a player has the seasons of their statistics and goals, and no others', () => {
    const rows = [...tables.rows('players'), ...tables.rows('goals')].filter(({ player_id }) => player_id);
    const expected = new Set(rows.map(({ player_id, season }) => `${player_id} ${season}`));
    const pairs = Object.entries(index.players).flatMap(([id, seasons]) =>
      seasons.map((season) => `${id} ${season}`),
    );
    expect(new Set(pairs)).toEqual(expected);
    expect(pairs).toHaveLength(expected.size);
  });

  it('the unavailable metrics of a season are those that no player has', () => {
    for (const { season, unavailable_metrics } of index.seasons) {
      const players = tables.rows('players', season);
      const hasValue = (name: string) => players.some((player) => player[name as 'goals'] !== null);
      expect(unavailable_metrics.filter(hasValue)).toEqual([]);
      expect(unavailable_metrics.includes('minutes')).toBe(players.every(({ minutes }) => minutes === null));
    }
  });
});
