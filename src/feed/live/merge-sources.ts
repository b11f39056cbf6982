import { agreesWithResults, type Contradiction, contradictionsOf } from '../../derive/agreement.ts';
import { completeGoals, scoringSides } from '../../derive/complete-goals.ts';
import { identifyScorers } from '../../derive/scorers.ts';
import { deductionsOf } from '../../derive/tally.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { isInProgress } from '../../records/match-status.ts';
import { isPromised } from '../../records/season-rules.ts';
import { keysOf, omit, pick } from '../../records/typed.ts';
import type { FeedPlayer } from '../adapter.ts';
import { momentColumns } from '../feed-match.ts';
import { isApplied } from '../merge.ts';
import type { FedRows } from '../merge-tables.ts';
import {
  type LiveMatch,
  type LiveSeason,
  mergeLeniently,
  type RejectedChange,
  type SourceRows,
  type StoredSeason,
  type UsableRows,
} from './live-season.ts';
import type { SourceName } from './timing.ts';

/**
 * Adds the goals of matches in play and of those that are over since the last refresh: as many as the score, with the
 * scorers that the feed's headers list. A list with more goals than the score is not used.
 */
function withLiveGoals(season: LiveSeason): LiveSeason {
  const { dataset, headers } = season;
  const withGoals = new Set(dataset.goals.map(({ match_id }) => match_id));
  const rejected: RejectedChange[] = [];
  const liveGoals = dataset.matches
    .filter(
      ({ status, match_id, season: year }) =>
        (status === 'FINISHED' || isInProgress(status)) &&
        !withGoals.has(match_id) &&
        (isPromised(dataset.league, 'goals', year) || headers.has(match_id)),
    )
    .flatMap((match) =>
      scoringSides(match, dataset.matchStats).flatMap((side) => {
        const listed = (headers.get(match.match_id)?.goals ?? []).filter((goal) => goal.side === side.side);
        const isUsable = listed.length <= side.score;
        if (!isUsable && match.status === 'FINISHED')
          rejected.push({
            table: 'goals',
            row: `${match.match_id} ${side.side}`,
            column: null,
            before: String(side.score),
            after: String(listed.length),
            outcome: 'rejected',
            why: `${listed.length} goals listed; the score has ${side.score}`,
          });
        return completeGoals(side, isUsable ? listed : [], []);
      }),
    );
  const goals = [...dataset.goals, ...liveGoals];
  return {
    ...season,
    dataset: { ...dataset, goals: identifyScorers({ ...dataset, goals }, season.playerIds) },
    rejected: [...season.rejected, ...rejected],
  };
}

type StandingRow = DatasetRow<'standings'>;

/**
 * Merges the league's table over the stored one, where it agrees with the results. Without a stored one, its deductions are
 * used while it is ahead of the results or behind them, and the table is computed from the results.
 */
function mergeStandings(season: LiveSeason, fed: readonly StandingRow[], now: Date): LiveSeason {
  const { league, matches, standings: stored } = season.dataset;
  const { dataset, rejected } = mergeLeniently(season, { standings: fed }, now);
  const ofStage = (row: StandingRow) => row.stage === fed[0]?.stage;
  const table = dataset.standings.filter(ofStage);
  const storedTable = stored.filter(ofStage);
  const isPlausible = isDeductedFromFew(table);
  const storedDeductions = deductionsOf(storedTable);
  const deductions = isPlausible ? largerOf(storedDeductions, deductionsOf(table)) : storedDeductions;
  const contradictions = contradictionsOf(league, table, matches, deductions).map(rejectionOf);
  const isUsed =
    agreesWithResults(league, table, matches, deductions) ||
    (storedTable.length === 0 && isPlausible && contradictions.length === 0);
  return {
    ...season,
    dataset: isUsed ? dataset : season.dataset,
    rejected: [...season.rejected, ...rejected, ...contradictions],
  };
}

/** Whether most clubs have all their points: where the feed's points are wrong, they are of many clubs. */
function isDeductedFromFew(table: readonly StandingRow[]): boolean {
  return table.filter(({ points_deducted }) => points_deducted > 0).length <= table.length / 2;
}

/** Returns the larger of two deductions of each club: a stored one stays, and the feed may add to it. */
function largerOf(
  stored: ReadonlyMap<string, number>,
  fed: ReadonlyMap<string, number>,
): Map<string, number> {
  const clubs = new Set([...stored.keys(), ...fed.keys()]);
  return new Map([...clubs].map((club) => [club, Math.max(stored.get(club) ?? 0, fed.get(club) ?? 0)]));
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
  teamStats: (season, rows, now) => merged(season, { teamStats: rows }, now),
  players: mergePlayers,
};

/** Merges the rows of all sources over the stored season. A source whose rows cannot be merged has given nothing. */
export function mergeSources({ dataset, playerIds }: StoredSeason, rows: UsableRows, now: Date): LiveSeason {
  let season: LiveSeason = {
    dataset,
    playerIds,
    moments: new Map(),
    headers: new Map(),
    sources: [],
    rejected: [],
  };
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
  return withLiveGoals(season);
}

function merged(season: LiveSeason, rows: FedRows, now: Date): LiveSeason {
  const { dataset, rejected } = mergeLeniently(season, rows, now);
  return { ...season, dataset, rejected: [...season.rejected, ...rejected] };
}

/**
 * Merges the feed's matches over the stored ones. A match with a value that contradicts a stored result, or breaks a rule,
 * is shown as stored: corrections come with a refresh, and so do matches that are not stored.
 */
function mergeMatches(season: LiveSeason, fed: readonly LiveMatch[], now: Date): LiveSeason {
  const storedById = new Map(season.dataset.matches.map((match) => [match.match_id, match]));
  const storedOnes = fed.filter(({ match_id }) => storedById.has(match_id));
  const rows = storedOnes.map((match) => omit(match, [...momentColumns, 'changed_at']));
  const { dataset, changes, rejected } = mergeLeniently(season, { matches: rows }, now);
  const changedMatches = new Set(changes.filter(isApplied).map(({ row }) => row));
  const contradicted = new Set(rejected.map(({ row }) => row));
  const matches = dataset.matches.map((match) => {
    const storedMatch = storedById.get(match.match_id);
    return storedMatch && contradicted.has(match.match_id) ? storedMatch : match;
  });
  const shownLive = storedOnes.filter(({ match_id }) => !contradicted.has(match_id));
  const moments = shownLive.map((match) => {
    const isNews = isInProgress(match.status) || changedMatches.has(match.match_id);
    const moment = { ...pick(match, momentColumns), ...(isNews && { last_updated: match.changed_at }) };
    return [match.match_id, moment] as const;
  });
  return {
    ...season,
    dataset: { ...dataset, matches },
    moments: new Map(moments),
    rejected: [...season.rejected, ...rejected],
  };
}

/** Merges the feed's players over the stored ones; the season's matches limit their minutes. */
function mergePlayers(season: LiveSeason, fed: readonly FeedPlayer[], now: Date): LiveSeason {
  const next = merged(season, { players: fed.map(({ row }) => row) }, now);
  const { people, squads, snapshot } = next.dataset;
  const knownPeople = new Set(people.map(({ player_id }) => player_id));
  const numbered = new Set(squads.map(({ player_id }) => player_id));
  const newPeople = fed.flatMap(({ row: { player_id }, full_name, nationality }) =>
    full_name === null || knownPeople.has(player_id)
      ? []
      : [{ player_id, full_name, nationality, birth_year: null, basis: 'feed' as const, source: null }],
  );
  const newNumbers = fed.flatMap(({ row: { player_id }, shirt_number }) =>
    shirt_number === null || numbered.has(player_id)
      ? []
      : [{ season: snapshot.season, player_id, shirt_number }],
  );
  return {
    ...next,
    dataset: { ...next.dataset, people: [...people, ...newPeople], squads: [...squads, ...newNumbers] },
  };
}
