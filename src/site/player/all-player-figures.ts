import { memoize } from '../../records/memoize.ts';
import type { Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import { fullName, playersById } from '../lookups/player-lookups.ts';
import { figureColumns, type PlayerFigures, type PlayerSeason } from './player-figures.ts';

/** The figures of all players, as the pages of leaders and of the comparison read them. */
export const playerFigures = memoize((tables: Tables): PlayerFigures => {
  const players = [...playersById(tables)];
  return {
    players: players.map(([id, rows]) => [id, fullName(rows)] as const),
    seasons: players.flatMap(([, rows], index) => rows.map((row) => seasonOf(index, row))),
  };
});

function seasonOf(index: number, row: Player): PlayerSeason {
  const areas: Readonly<Record<string, number | null>> = row.rating_breakdown;
  const fields: Readonly<Record<string, unknown>> = { ...row, ...areas };
  const figures = figureColumns.map((column) => {
    const value = fields[column];
    if (typeof value !== 'number') return null;
    // Areas are shown without decimals, and the file has a limit.
    return column in areas ? Math.round(value) : value;
  });
  return [index, row.season, row.club, row.position, ...figures];
}
