import type { DatasetRow } from '../records/dataset/index.ts';
import type { TeamStats } from '../records/team-stats.ts';

type Side = DatasetRow<'matchStats'>;
type NumberOf<Row> = { [Name in keyof Row]-?: Row[Name] extends number | null ? Name : never }[keyof Row] &
  string;

/** A field of a club's season with what adds up to it, statistics of the feed or a column of match statistics. */
export interface SummedField {
  readonly field: NumberOf<TeamStats>;
  /**
   * The feed's statistics that add up to the field, by the capitalised names of the provider. Left out where the feed has
   * no such figure: its goalkeeper-saves are catches, a third of the saves in its own matches.
   */
  readonly feed?: readonly string[];
  readonly column?: NumberOf<Side>;
}

/**
 * The origin of each count of a club's season. Where every match has statistics, the sums over matches are preferred, so
 * that they agree with /match-stats. Otherwise the feed's totals are used, which cover all matches. Which of its statistics
 * add up was found by comparison: with statistics of every match, both sums differ by a few per cent at most.
 */
export const summedFields: readonly SummedField[] = [
  // The feed's total shots exclude blocked shots, which its match statistics include.
  { field: 'shots', feed: ['Total Shots', 'Blocked Shots'], column: 'shots' },
  { field: 'shots_on_target', feed: ['Shots On Target ( inc goals )'], column: 'shots_on_target' },
  { field: 'shots_inside_box', column: 'shots_inside_box' },
  { field: 'shots_outside_box', column: 'shots_outside_box' },
  { field: 'blocked_shots', feed: ['Blocked Shots'], column: 'blocked_shots' },
  { field: 'big_chances', column: 'big_chances' },
  {
    field: 'chances_created',
    feed: ['Key Passes (Attempt Assists)', 'Goal Assists'],
    column: 'chances_created',
  },
  { field: 'assists', feed: ['Goal Assists'] },
  { field: 'touches_opposition_box', column: 'touches_opposition_box' },
  { field: 'corners', feed: ['Corners Taken (incl short corners)'], column: 'corners' },
  {
    field: 'crosses',
    feed: ['Successful Crosses & Corners', 'Unsuccessful Crosses & Corners'],
    column: 'crosses',
  },
  { field: 'total_passes', feed: ['Total Passes'], column: 'total_passes' },
  { field: 'duels_won', feed: ['Duels won'], column: 'duels_won' },
  { field: 'tackles', feed: ['Tackles Won', 'Tackles Lost'], column: 'tackles' },
  { field: 'tackles_won', feed: ['Tackles Won'], column: 'tackles_won' },
  { field: 'interceptions', feed: ['Interceptions'] },
  { field: 'recoveries', feed: ['Recoveries'] },
  { field: 'clearances', feed: ['Total Clearances'], column: 'clearances' },
  { field: 'saves', column: 'saves' },
  { field: 'fouls_committed', feed: ['Total Fouls Conceded'], column: 'fouls_committed' },
  { field: 'fouls_won', feed: ['Total Fouls Won'] },
  { field: 'offsides', feed: ['Offsides'], column: 'offsides' },
  { field: 'yellow_cards', feed: ['Yellow Cards'], column: 'yellow_cards' },
  { field: 'red_cards', feed: ['Total Red Cards'], column: 'red_cards' },
];
