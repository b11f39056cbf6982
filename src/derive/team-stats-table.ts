import type { DatasetRow } from '../records/dataset/index.ts';
import { matchStats } from '../records/dataset/statistics.ts';
import type { TeamStats } from '../records/team-stats.ts';
import { entriesOf } from '../records/typed.ts';
import teamTotals from './team-totals.json' with { type: 'json' };

type NumberOf<Row> = { [Name in keyof Row]-?: Row[Name] extends number | null ? Name : never }[keyof Row] &
  string;
type Column = NumberOf<DatasetRow<'matchStats'>>;

/** A field of a club's season with what adds up to it, statistics of the feed or a column of match statistics. */
export interface SummedField {
  readonly field: NumberOf<TeamStats>;
  /**
   * The feed's statistics that add up to the field, by the capitalised names of the provider. Left out where the feed has
   * no such figure: its goalkeeper-saves are catches, a third of the saves in its own matches.
   */
  readonly feed?: readonly string[];
  /** The column of match statistics, which has the same name. */
  readonly column?: Column;
}

/**
 * The feed's statistics that add up to each count of a club's season; empty where it has none. Its total shots exclude blocked
 * shots, which its match statistics include.
 */
const feedStatistics: { readonly [Field in NumberOf<TeamStats>]?: readonly string[] } = teamTotals;

/**
 * The origin of each count of a club's season. Where every match has statistics, the sums over matches are preferred, so
 * that they agree with /match-stats. Otherwise the feed's totals are used, which cover all matches. Which of its statistics
 * add up was found by comparison: with statistics of every match, both sums differ by a few per cent at most.
 */
export const summedFields: readonly SummedField[] = entriesOf(feedStatistics).map(([field, feed = []]) => ({
  field,
  ...(feed.length > 0 && { feed }),
  // The field is a column by its name.
  ...(field in matchStats.row.shape && { column: field as Column }),
}));
