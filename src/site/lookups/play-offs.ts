import { seasonBracket } from '../../derive/season-bracket.ts';
import { standingsInputs } from '../../derive/standings.ts';
import type { Projection } from '../../records/forecast.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';

/** Returns the ties of a season's play-offs as far as they are known; null before its table is complete. */
export const playOffTies = memoize((tables: Tables, season: number) =>
  seasonBracket({ ...standingsInputs(tables, season), league: tables.league }),
);

export type PlayOffTie = NonNullable<ReturnType<typeof playOffTies>>[number];

/** Returns the newest projections of a season whose champion play-offs will decide, the likeliest champion first. */
export function titleContenders(tables: Tables, season: number): readonly Projection[] {
  const ties = playOffTies(tables, season);
  if (ties === null || ties.at(-1)?.order !== undefined) return [];
  const rows = tables.rows('projections', season);
  return rows
    .filter((row) => row.date === rows.at(-1)?.date && (row.champion ?? 0) > 0)
    .sort((a, b) => (b.champion ?? 0) - (a.champion ?? 0));
}
