import { agreesWithResults, type Contradiction, contradictionsOf } from '../../derive/agreement.ts';
import { isInProgress } from '../../derive/matches.ts';
import { deductionsOf } from '../../derive/ranking.ts';
import { identifyScorers } from '../../derive/scorer-ids.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { keysOf, omit, pick } from '../../records/typed.ts';
import { type FeedPlayer, momentColumns } from '../adapter.ts';
import { applyRules } from '../apply-rules.ts';
import { type Change, isApplied } from '../change.ts';
import { mergeGoalLists } from '../merge-goals.ts';
import { type FedRows, mergeTables, peopleOf } from '../merge-tables.ts';
import type { LiveMatch } from './held-rows.ts';
import { liveRules } from './live-rules.ts';
import type {
  FeedListName,
  FeedListRows,
  LiveSeason,
  RejectedChange,
  StoredSeason,
  UsableRows,
} from './live-season.ts';

/** Returns whether the feed's value contradicts a stored one, or breaks a rule. */
function isRejected(change: Change): change is RejectedChange {
  return !isApplied(change);
}

/** Merges rows over those of the season, without values that contradict a stored one and rows that break a rule. */
function mergeLeniently(season: LiveSeason, fed: FedRows, now: Date) {
  const { dataset } = season;
  const { season: year } = dataset.snapshot;
  const merged = mergeTables(dataset, year, fed, { now, isCurrent: true });
  const { rows, changes } = applyRules(dataset, year, merged, liveRules);
  const rejected = changes.filter(isRejected);
  const allRejected = [...season.rejected, ...rejected];
  const next: LiveSeason = { ...season, dataset: { ...dataset, ...rows }, rejected: allRejected };
  return { next, changes, rejected };
}

/** Merges the goals of the headers over the stored ones, and adds one of an unknown scorer for each that the score has more. */
function withLiveGoals(season: LiveSeason, now: Date): LiveSeason {
  const { dataset, headers, playerIds } = season;
  const { league, matches, players, matchStats: sides } = dataset;
  const inputs = { league, matches, sides, players, headers };
  const { rows: goals, changes } = mergeGoalLists(dataset.goals, inputs, { now, isCurrent: true });
  return {
    ...season,
    dataset: { ...dataset, goals: identifyScorers({ ...dataset, goals }, playerIds) },
    rejected: [...season.rejected, ...changes.filter(isRejected)],
  };
}

type StandingRow = DatasetRow<'standings'>;

/**
 * Merges the league's table over the stored one, where it agrees with the results. Without a stored one, the
 * table is computed from the results. Its deductions are used while it is ahead of the results or behind them.
 */
function mergeStandings(season: LiveSeason, fed: readonly StandingRow[], now: Date): LiveSeason {
  const { league, matches, standings: stored } = season.dataset;
  const { next } = mergeLeniently(season, { standings: fed }, now);
  const ofStage = (row: StandingRow) => row.stage === fed[0]?.stage;
  const table = next.dataset.standings.filter(ofStage);
  const storedTable = stored.filter(ofStage);
  // Where the feed's points are wrong, they are of many clubs.
  const isPlausible = table.filter(({ points_deducted }) => points_deducted > 0).length <= table.length / 2;
  // A stored deduction stays, and the feed may add to it.
  const deductions = deductionsOf(isPlausible ? table : storedTable);
  const contradictions = contradictionsOf(league, table, matches, deductions).map(rejectionOf);
  const isUsed =
    agreesWithResults(league, table, matches, deductions) ||
    (storedTable.length === 0 && isPlausible && contradictions.length === 0);
  const { dataset } = isUsed ? next : season;
  return { ...next, dataset, rejected: [...next.rejected, ...contradictions] };
}

/** Returns the rejection of a figure of the league's table. */
function rejectionOf({ club, column, value, expected }: Contradiction): RejectedChange {
  const why = `${value}; the results give ${expected}`;
  return { table: 'standings', row: club, column, before: expected, after: value, outcome: 'rejected', why };
}

type Merge<Row> = (season: LiveSeason, rows: readonly Row[], now: Date) => LiveSeason;

/** The merge of each list, in order: the table and the players are judged by the matches. */
const merges: { readonly [Name in FeedListName]: Merge<FeedListRows[Name]> } = {
  schedule: mergeMatches,
  headers: (season, rows) => ({ ...season, headers: new Map(rows.map((row) => [row.match_id, row])) }),
  standings: mergeStandings,
  teamStats: (season, rows, now) => mergeLeniently(season, { teamStats: rows }, now).next,
  players: mergePlayers,
};

const noRows = { moments: new Map(), headers: new Map(), lists: [], rejected: [] };

/** Merges the rows of all lists over the stored season. A list whose rows cannot be merged is left out. */
export function mergeLists({ dataset, playerIds }: StoredSeason, rows: UsableRows, now: Date): LiveSeason {
  let season: LiveSeason = { dataset, playerIds, ...noRows };
  for (const name of keysOf(merges)) {
    const listRows = rows[name];
    if (!listRows) continue;
    try {
      // A list and its merge have rows of one type.
      const next = (merges[name] as Merge<unknown>)(season, listRows, now);
      season = { ...next, lists: [...season.lists, name] };
    } catch (error) {
      console.error(error);
    }
  }
  return withLiveGoals(season, now);
}

/** Returns the columns of a match that are merged. */
function matchColumns(match: LiveMatch): Partial<DatasetRow<'matches'>> {
  return omit(match, [...momentColumns, 'changed_at', 'held', 'doubted']);
}

/** Returns the matches without a stored result that break a rule, by match_id, each with the value and the rule. */
export function findContradictions(
  { dataset, playerIds, context }: StoredSeason,
  fed: readonly LiveMatch[],
  now: Date,
): ReadonlyMap<string, string> {
  const season = { dataset, playerIds, ...noRows };
  const { rejected } = mergeLeniently(season, { matches: fed.map(matchColumns) }, now);
  const withoutResult = rejected.filter(({ row }) => context.matches.get(row)?.status !== 'FINISHED');
  return new Map(
    withoutResult.map(({ row, column, after, why }) => [row, `${column ?? 'row'} ${after}: ${why}`]),
  );
}

/**
 * Merges the feed's matches over the stored ones.
 *
 * A match that contradicts a stored result, or breaks a rule, is shown as stored. A refresh brings the correction.
 */
function mergeMatches(season: LiveSeason, fed: readonly LiveMatch[], now: Date): LiveSeason {
  const storedById = new Map(season.dataset.matches.map((match) => [match.match_id, match]));
  const { next, changes, rejected } = mergeLeniently(season, { matches: fed.map(matchColumns) }, now);
  const changedMatches = new Set(changes.filter(isApplied).map(({ row }) => row));
  const contradicted = new Set(rejected.map(({ row }) => row));
  const matches = next.dataset.matches.map((match) => {
    const storedMatch = storedById.get(match.match_id);
    return storedMatch && contradicted.has(match.match_id) ? storedMatch : match;
  });
  const shownLive = fed.filter(({ match_id }) => !contradicted.has(match_id));
  const moments = shownLive.map((match) => {
    const isNews = isInProgress(match.status) || changedMatches.has(match.match_id);
    const moment = pick(match, momentColumns);
    return [match.match_id, { moment, changedAt: match.changed_at, isNews }] as const;
  });
  return { ...next, dataset: { ...next.dataset, matches }, moments: new Map(moments) };
}

/** Merges the feed's players over the stored ones; the season's matches limit their minutes. */
function mergePlayers(season: LiveSeason, fed: readonly FeedPlayer[], now: Date): LiveSeason {
  const { dataset } = season;
  const people = peopleOf(fed, dataset, dataset.snapshot.season);
  return mergeLeniently(season, { players: fed.map(({ row }) => row), ...people }, now).next;
}
