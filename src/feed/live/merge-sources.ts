import type { DatasetRow } from '../../records/dataset/index.ts';
import { isInProgress } from '../../records/match-status.ts';
import { keysOf, omit, pick } from '../../records/typed.ts';
import type { FeedPlayer } from '../adapter.ts';
import { type ColumnNotInSchedule, momentColumns } from '../feed-match.ts';
import { isApplied } from '../merge.ts';
import type { FedRows } from '../merge-tables.ts';
import { withLiveGoals } from './live-goals.ts';
import {
  type LiveMatch,
  type LiveSeason,
  mergeLeniently,
  type SourceRows,
  type StoredSeason,
  type UsableRows,
} from './live-season.ts';
import { mergeStandings } from './live-standings.ts';
import type { SourceName } from './timing.ts';

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
  let season: LiveSeason = { dataset, moments: new Map(), headers: new Map(), sources: [], rejected: [] };
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
  return withLiveGoals(season, playerIds);
}

function merged(season: LiveSeason, rows: FedRows, now: Date): LiveSeason {
  const { dataset, rejected } = mergeLeniently(season, rows, now);
  return { ...season, dataset, rejected: [...season.rejected, ...rejected] };
}

/**
 * Merges the feed's matches over the stored ones. A match with a value that contradicts a stored result, or breaks a rule,
 * is shown as stored: corrections come with a refresh.
 */
function mergeMatches(season: LiveSeason, fed: readonly LiveMatch[], now: Date): LiveSeason {
  const storedById = new Map(season.dataset.matches.map((match) => [match.match_id, match]));
  const rows = fed.map((match): Partial<DatasetRow<'matches'>> => {
    const columns = omit(match, [...momentColumns, 'changed_at']);
    return storedById.has(match.match_id) ? columns : { ...notInSchedule, ...columns };
  });
  const { dataset, changes, rejected } = mergeLeniently(season, { matches: rows }, now);
  const changedMatches = new Set(changes.filter(isApplied).map(({ row }) => row));
  const contradicted = new Set(rejected.map(({ row }) => row));
  const matches = dataset.matches.map((match) => {
    const storedMatch = storedById.get(match.match_id);
    return storedMatch && contradicted.has(match.match_id) ? storedMatch : match;
  });
  const shownLive = fed.filter(({ match_id }) => !contradicted.has(match_id));
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

/** What a schedule does not say of a match that is new. */
const notInSchedule: Pick<DatasetRow<'matches'>, ColumnNotInSchedule> = {
  attendance: null,
  home_red_cards: null,
  away_red_cards: null,
  neutral: false,
};

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
