import { inOrderOfPlay } from '../derive/matches.ts';
import { integrityRules } from '../integrity/index.ts';
import type { Dataset } from '../records/dataset/index.ts';
import { ofSeason } from '../records/season-rules.ts';
import { omit } from '../records/typed.ts';
import type { SeasonContext } from './adapter.ts';
import { applyRules } from './apply-rules.ts';
import type { Change } from './change.ts';
import { type FedSeason, finalRows } from './final-rows.ts';
import { mergeGoalLists } from './merge-goals.ts';
import { type MergedSeason, mergeTables } from './merge-tables.ts';

/** The tables that the feed has as of today. A past season takes nothing of them. */
const presentTables = ['people', 'squads'] as const;

/**
 * Merges the feed's season over the stored one, and puts back rows that break an integrity rule.
 *
 * @param accepts returns whether the operator accepts a loss
 */
export function mergeSeason(
  dataset: Dataset,
  { season, isCurrent }: Pick<SeasonContext, 'season' | 'isCurrent'>,
  feed: FedSeason,
  accepts: (loss: Change) => boolean,
): MergedSeason {
  const { headers, at: now } = feed;
  const matchDates = new Map(ofSeason(dataset.matches, season).map(({ match_id, date }) => [match_id, date]));
  const options = { now, isCurrent, matchDates, accepts };
  const incoming = finalRows(dataset, season, feed);
  const timely = isCurrent ? incoming : omit(incoming, presentTables);
  const { rows, changes } = mergeTables(dataset, season, timely, options);
  const { matchStats: sides = [], players = [] } = rows;
  const matches = rows.matches?.toSorted(inOrderOfPlay) ?? [];
  const inputs = { league: dataset.league, matches, sides, players, headers };
  const goals = mergeGoalLists(ofSeason(dataset.goals, season), inputs, options);
  const merged = { rows: { ...rows, goals: goals.rows }, changes: [...changes, ...goals.changes] };
  // What is finished by the feed's day is not of the future.
  const { snapshot } = dataset;
  const as_of = [snapshot.as_of, now.toISOString().slice(0, 10)].sort().at(-1) ?? snapshot.as_of;
  return applyRules({ ...dataset, snapshot: { ...snapshot, as_of } }, season, merged, integrityRules);
}
