import { inOrderOfPlay, type MatchLookups, matchLookups, publishMatch } from '../../derive/matches.ts';
import { applyRules } from '../../feed/apply-rules.ts';
import { mergeRows } from '../../feed/merge.ts';
import type { FeedMatch } from '../../feed/schedule.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import { currentAt, isRejected, type LiveTable } from './live-table.ts';
import { liveRules } from './rules.ts';
import { type MatchRow, storedDataset } from './stored-rows.ts';

/**
 * Merges the feed's matches over the stored ones, field by field. A stored result stays, and its match is then shown as
 * stored: corrections come with a refresh.
 */
export function mergeMatches(
  fed: readonly FeedMatch[],
  tables: Tables,
  season: number,
  now: Date,
): LiveTable<Match> {
  const published = new Map(tables.rows('matches', season).map((match) => [match.match_id, match]));
  const dataset = storedDataset(tables, season);
  // Both have the columns that only the live feed gives: the stored rows are those of published matches.
  const merged = mergeRows(
    'matches',
    dataset.matches as MatchRow[],
    fed as readonly MatchRow[],
    currentAt(now),
  );
  const judged = applyRules(dataset, season, { matches: merged.rows }, liveRules);
  const rejected = [...merged.changes, ...judged.changes].filter(isRejected);
  const contradicted = new Set(rejected.map(({ row }) => row));
  const inFeed = new Set(fed.map(({ match_id }) => match_id));
  const lookups = lookupsOf(tables);
  // These are the merged rows without those that break a rule.
  const rows = (judged.rows.matches as readonly MatchRow[]).map((row) => {
    const stored = published.get(row.match_id);
    const isLive = inFeed.has(row.match_id) && !contradicted.has(row.match_id);
    return isLive || !stored ? publishLive(row, stored, lookups) : stored;
  });
  return { rows: rows.sort(inOrderOfPlay), rejected };
}

function publishLive(row: MatchRow, stored: Match | undefined, lookups: MatchLookups): Match {
  return {
    ...publishMatch(row, lookups, 'official-live'),
    phase: row.phase,
    clock: row.clock,
    attendance: row.attendance ?? null,
    home_red_cards: row.home_red_cards ?? null,
    away_red_cards: row.away_red_cards ?? null,
    referee: stored?.referee ?? null,
    referee_id: stored?.referee_id ?? null,
    broadcasters: row.broadcasters,
    highlights_url: row.highlights_url,
    tickets_url: row.tickets_url,
    advanced_stats_available: stored?.advanced_stats_available ?? false,
  };
}

function lookupsOf(tables: Tables): MatchLookups {
  return matchLookups({
    clubNames: tables.rows('clubNames'),
    seasons: tables.rows('seasons').map(({ season, season_id }) => ({ season, feed_season_id: season_id })),
    clubs: tables.rows('teams').map(({ club_id, team_id }) => ({ club_id, feed_team_id: team_id })),
    venues: tables.rows('venues'),
  });
}
