import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import type { TableName } from '../../src/records/published.ts';
import { projections, strength } from '../../src/resources/forecasts.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { appearances } from '../../src/resources/people.ts';
import { players, sortFields } from '../../src/resources/players.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ answer, current, tables }) => {
  const seasons = tables.rows('seasons');
  const latestWith = (table: TableName) =>
    seasons.findLast(({ season }) => tables.rows(table, season).length > 0)?.season ?? current;
  const latestWithPlayers =
    seasons.findLast(
      ({ season, coverage }) =>
        coverage.players >= 0.5 && tables.rows('players', season).some((row) => row.rating_eligible),
    )?.season ?? current;

  it.for([
    [players, latestWithPlayers],
    [leaderboards, latestWithPlayers],
    [teamStats, latestWith('teamStats')],
    [projections, latestWith('projections')],
    [strength, latestWith('clubStrength')],
    [appearances, latestWith('appearances')],
  ] as const)('$0.name is without a season of the latest that has what it gives', ([resource, season]) => {
    expect(answer<object>(resource)).toMatchObject({ season });
    expect(answer<object>(resource, { season })).toEqual(answer<object>(resource));
  });

  it('a hint says what the current season has where an answer is of an earlier one', () => {
    for (const resource of [players, leaderboards]) {
      const { hint } = answer<{ hint: string | null }>(resource);
      if (latestWithPlayers === current) expect(hint ?? '').not.toContain('so far');
      else expect(hint).toMatch(new RegExp(`\\b${current}\\b.* so far`));
    }
  });

  it('players of every season are sorted by every field, unknown values last', () => {
    for (const { season } of seasons) {
      for (const sort of sortFields) {
        const { hint, players: rows } = answer(players, { season, sort, limit: 500 });
        const values = rows.map((row) => ({ ...row, ...row.rating_breakdown })[sort]);
        const firstUnknown = values.indexOf(null);
        if (firstUnknown >= 0) expect(values.slice(firstUnknown).every((value) => value === null)).toBe(true);
        if (firstUnknown === 0) expect(hint).toContain(`no row has a value of ${sort} to sort by`);
        else expect(hint ?? '').not.toContain('to sort by');
      }
    }
  });

  it('a hint names the seasons that have the field that players are sorted by', () => {
    const known = seasons.filter(({ season }) =>
      tables.rows('players', season).some((row) => row.saves !== null),
    );
    const without = seasons.find(
      (row) => !known.includes(row) && tables.rows('players', row.season).length > 0,
    );
    if (!without) return;
    const { hint } = answer(players, { season: without.season, sort: 'saves' });
    if (known.length === 0) expect(hint).toContain('no season has it');
    else expect(hint).toContain(String(known.at(-1)?.season));
  });

  it('a hint says where no club has the field that clubs are sorted by', () => {
    const [row, ...others] = tables.rows('teamStats', current);
    if (row?.stage !== 'season') return;
    const unknown = new InMemoryTables(tables);
    for (const table of ['seasons', 'stages'] as const) unknown.set(table, tables.rows(table));
    unknown.set(
      'teamStats',
      [row, ...others].map((own) => ({ ...own, interceptions: null })),
      current,
    );
    const { hint } = answer(teamStats, { season: current, sort: 'interceptions' }, unknown);
    expect(hint).toContain('no row has a value of interceptions to sort by; ');
  });
});
