import type { League } from '../records/league-schema.ts';
import { memoize } from '../records/memoize.ts';
import { publishedTables, type Row, type TableName, type Tables } from '../records/published.ts';
import type { SeasonIndex } from '../records/season.ts';
import { deriveSeasonIndex } from './seasons.ts';

interface Seasonal {
  readonly season: number;
}

/** Groups rows by season, since a search for each season would take the square of the seasons. */
const groupBySeason = memoize((rows: readonly Seasonal[]) => Map.groupBy(rows, ({ season }) => season));

/** Holds tables in memory, each whole or season by season. */
export class InMemoryTables implements Tables {
  /** The rows of a table by its name, those of one season of it by name and season. */
  readonly #rows = new Map<string, readonly unknown[]>();
  readonly league: League;
  #index: SeasonIndex | undefined;

  /** @param index the index of the whole tables, where only parts of them are loaded */
  constructor({ league, index }: { readonly league: League; readonly index?: SeasonIndex }) {
    this.league = league;
    this.#index = index;
  }

  /** Returns the index that was passed in, or derives one from the tables when it is first needed. */
  get index(): SeasonIndex {
    this.#index ??= deriveSeasonIndex(this);
    return this.#index;
  }

  /** Loads a whole table, or one season of it. The rows must not change afterwards. */
  set<Name extends TableName>(table: Name, rows: readonly Row<Name>[], season?: number): void {
    this.#rows.set(keyOf(table, season), rows);
  }

  /** Returns the rows of a table, or of one season of it. A table loaded whole has no rows of a season that it lacks. */
  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[] {
    // set() stores under each name the rows of its type alone.
    return this.#find(table, publishedTables[table].seasonal ? season : undefined) as readonly Row<Name>[];
  }

  #find(table: TableName, season: number | undefined): readonly unknown[] {
    const rows = this.#rows.get(keyOf(table, season));
    if (rows) return rows;
    const wholeTable = this.#rows.get(table);
    if (season === undefined) throw new Error(`Table ${table} was not loaded.`);
    if (!wholeTable) throw new Error(`Season ${season} of table ${table} was not loaded.`);
    // A seasonal table's rows have a season.
    return groupBySeason(wholeTable as readonly Seasonal[]).get(season) ?? [];
  }
}

function keyOf(table: TableName, season: number | undefined): string {
  return season === undefined ? table : `${table} ${season}`;
}
