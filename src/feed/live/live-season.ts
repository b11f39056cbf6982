import { agreesWithResults, type Contradiction, contradictionsOf } from '../../derive/agreement.ts';
import { isInProgress } from '../../derive/matches.ts';
import { deductionsOf } from '../../derive/ranking.ts';
import { identifyScorers } from '../../derive/scorer-ids.ts';
import { dateAtVenue, kickoffByDay } from '../../integrity/kickoff-rules.ts';
import { clubsPlayOnceADay, datesInSeason } from '../../integrity/match-rules.ts';
import { playerGoalsWithinShots, zerosPossible } from '../../integrity/player-rules.ts';
import { playerMinutesWithinMatches } from '../../integrity/playing-time-rules.ts';
import { scoreAndWinner } from '../../integrity/result-rules.ts';
import type { IntegrityRule } from '../../integrity/rule.ts';
import type { Dataset, DatasetRow } from '../../records/dataset/index.ts';
import type { CurrentSeasonFile } from '../../records/season.ts';
import { keysOf, omit, pick } from '../../records/typed.ts';
import { type FeedPlayer, type MatchMoment, momentColumns, type SeasonContext } from '../adapter.ts';
import { applyRules } from '../apply-rules.ts';
import { type Change, isApplied } from '../change.ts';
import { mergeGoalLists } from '../merge-goals.ts';
import { type FedRows, mergeTables, peopleOf } from '../merge-tables.ts';
import type { LiveHeader, LiveMatch } from './held-rows.ts';

/**
 * The integrity rules that judge live rows, by name: the Worker has no others. Those that need a whole season judge none,
 * since the play-offs of a live season may not be drawn yet.
 */
export const liveRules: readonly IntegrityRule[] = [
  datesInSeason,
  dateAtVenue,
  kickoffByDay,
  clubsPlayOnceADay,
  {
    ...scoreAndWinner,
    check: ({ matches, ...dataset }) =>
      scoreAndWinner.check({ ...dataset, matches: matches.filter(({ status }) => status === 'FINISHED') }),
  },
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
  zerosPossible,
];

/** The current season as the last refresh left it: what the feed is parsed by and merged over. */
export interface StoredSeason extends CurrentSeasonFile {
  readonly dataset: Dataset;
  readonly context: SeasonContext;
}

/** The rows of each source. */
export interface SourceRows {
  readonly schedule: LiveMatch;
  readonly headers: LiveHeader;
  readonly standings: DatasetRow<'standings'>;
  readonly teamStats: DatasetRow<'teamStats'>;
  readonly players: FeedPlayer;
}

export type SourceName = keyof SourceRows;

/** The usable rows of all sources; a source that has given none is missing. */
export type UsableRows = { readonly [Name in SourceName]?: readonly SourceRows[Name][] | undefined };

/** A value or row of the feed's that was not used; each says why. */
type RejectedChange = Change & { readonly why: string };

/** What the feed says of a match at the moment. */
export interface LiveMoment {
  readonly moment: MatchMoment;
  /** When its row changed, RFC 3339. */
  readonly changedAt: string;
  /** Whether the match is in play, or has another row than the stored one. */
  readonly isNews: boolean;
}

/** The current season with the feed's rows merged over the stored ones. */
export interface LiveSeason {
  /** The dataset with the rows of the season alone. */
  readonly dataset: Dataset;
  /** The ids of players by name, for a season without a list of players. */
  readonly playerIds: CurrentSeasonFile['playerIds'];
  /** What the feed says of each match at the moment, by match_id; a match without is shown as stored. */
  readonly moments: ReadonlyMap<string, LiveMoment>;
  /** What the headers list, by match_id. */
  readonly headers: ReadonlyMap<string, LiveHeader>;
  /** The sources whose rows are merged. */
  readonly sources: readonly SourceName[];
  /** What of the feed's rows was not used, and why. */
  readonly rejected: readonly RejectedChange[];
}

/** Whether the feed's value contradicts a stored one, or breaks a rule. */
function isRejected(change: Change): change is RejectedChange {
  return !isApplied(change);
}

/** Merges rows over those of the season; a value that contradicts a stored one, or a row that breaks a rule, is not used. */
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

/** Merges the goals that the headers list over the stored ones, with as many of unknown scorers as the scores have more. */
function withLiveGoals(season: LiveSeason, now: Date): LiveSeason {
  const { dataset, headers, playerIds } = season;
  const { league, matches, players, matchStats: sides } = dataset;
  const sources = { league, matches, sides, players, headers };
  const { rows: goals, changes } = mergeGoalLists(dataset.goals, sources, { now, isCurrent: true });
  return {
    ...season,
    dataset: { ...dataset, goals: identifyScorers({ ...dataset, goals }, playerIds) },
    rejected: [...season.rejected, ...changes.filter(isRejected)],
  };
}

type StandingRow = DatasetRow<'standings'>;

/**
 * Merges the league's table over the stored one, where it agrees with the results. Without a stored one, its deductions are
 * used while it is ahead of the results or behind them, and the table is computed from the results.
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

/** Returns a figure of the league's table as one that was not used. */
function rejectionOf({ club, column, value, expected }: Contradiction): RejectedChange {
  const why = `${value}; the results give ${expected}`;
  return { table: 'standings', row: club, column, before: expected, after: value, outcome: 'rejected', why };
}

type Merge<Row> = (season: LiveSeason, rows: readonly Row[], now: Date) => LiveSeason;

/** In the order in which they are merged: the table and the players are judged by the matches. */
const merges: { readonly [Name in SourceName]: Merge<SourceRows[Name]> } = {
  schedule: mergeMatches,
  headers: (season, rows) => ({ ...season, headers: new Map(rows.map((row) => [row.match_id, row])) }),
  standings: mergeStandings,
  teamStats: (season, rows, now) => mergeLeniently(season, { teamStats: rows }, now).next,
  players: mergePlayers,
};

const noRows = { moments: new Map(), headers: new Map(), sources: [], rejected: [] };

/** Merges the rows of all sources over the stored season. A source whose rows cannot be merged has given nothing. */
export function mergeSources({ dataset, playerIds }: StoredSeason, rows: UsableRows, now: Date): LiveSeason {
  let season: LiveSeason = { dataset, playerIds, ...noRows };
  for (const name of keysOf(merges)) {
    const sourceRows = rows[name];
    if (!sourceRows) continue;
    try {
      // A source and its merge have rows of one type.
      const next = (merges[name] as Merge<unknown>)(season, sourceRows, now);
      season = { ...next, sources: [...season.sources, name] };
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

/** Returns what of matches without a stored result breaks a rule, by match_id: the rule and the value. */
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
 * Merges the feed's matches over the stored ones. A match with a value that contradicts a stored result, or breaks a rule,
 * is shown as stored: corrections come with a refresh.
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
