import type { Change } from '../../src/feed/change.ts';
import type { FedSeason } from '../../src/feed/final-rows.ts';
import { findMoved, type MovedMatch } from '../../src/feed/moved-matches.ts';
import { messageText, type RejectedEntry } from '../../src/feed/parse-entries.ts';
import { type Dataset, type DatasetRow, datasetTables } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { shortId } from '../../src/records/text.ts';
import { groupBy } from '../../src/records/typed.ts';
import { shortKey } from './accepted-losses.ts';

/** What a refresh has changed, or would change. */
export interface RefreshResult {
  readonly season: number;
  /** When the feed made its answer. */
  readonly at: Date;
  /** What became of each value of the feed that differs. */
  readonly changes: readonly Change[];
  /** Matches that have a result now and had none. */
  readonly newResults: readonly DatasetRow<'matches'>[];
  /** Entries and values of the feed that were not used. */
  readonly rejected: readonly RejectedEntry[];
  /** Files that were written, or would be. */
  readonly files: readonly string[];
}

/** Describes what became of the feed's values, a line a row. Losses are left out: `formatLosses` lists them. */
export function describeChanges(changes: readonly Change[]): string[] {
  const described = changes.filter(({ outcome }) => outcome !== 'loss');
  const groups = groupBy(described, ({ outcome, table, row, why }) =>
    JSON.stringify([outcome, table, row, why]),
  );
  return [...groups.values()].map((group) => {
    const [{ outcome, table, row, why }] = group;
    const reason = why === undefined ? '' : ` (${why})`;
    const cells = group.flatMap((change) => cellOf(change) ?? []);
    const detail = cells.length === 0 ? '' : `: ${cells.join(', ')}`;
    return messageText(`${outcome}: ${datasetTables[table].name} ${shortKey(row)}${detail}${reason}`);
  });
}

function cellOf({ column, before, after }: Change): string | undefined {
  if (column !== null) return `${column} ${before} → ${after}`;
  return before === null && after === null ? undefined : `${before ?? 'nothing'} → ${after ?? 'nothing'}`;
}

/** Describes the matches that the feed has under another id, and what the operator does. */
export function describeMovedMatches(dataset: Dataset, season: number, feed: FedSeason): string[] {
  return findMoved(ofSeason(dataset.matches, season), feed.matches).map(describeMoved);
}

function describeMoved({ match, stored }: MovedMatch): string {
  const id = shortId(match.match_id);
  const storedId = shortId(stored.match_id);
  const fixture = `${match.home_club} v ${match.away_club} of ${stored.date} in ${stored.stage}`;
  return messageText(
    `warning: the feed has ${fixture} on ${match.date} under another id, and it is left as it is stored. ` +
      `If it has moved, replace ${storedId} by ${id} in each file ${match.season}.csv of the dataset, and refresh`,
  );
}

/** Counts the stored rows that stay because the feed lacks them, or has nothing usable of them. */
export function describeMissing(dataset: Dataset, season: number, feed: FedSeason): string[] {
  const ids = new Set([
    ...feed.matches.map(({ match_id }) => match_id),
    ...feed.players.map(({ row }) => row.player_id),
    ...feed.teamStats.map(({ club }) => club),
  ]);
  // A player from another source was never in the feed's list.
  const storedPlayers = ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed');
  const stored = {
    matches: ofSeason(dataset.matches, season).map(({ match_id }) => match_id),
    players: storedPlayers.map(({ player_id }) => player_id),
    'team-stats': ofSeason(dataset.teamStats, season).map(({ club }) => club),
  };
  return Object.entries(stored).flatMap(([table, keys]) => {
    const missing = keys.filter((key) => !ids.has(key)).map(shortId);
    const shown = missing.slice(0, 5).join(', ');
    return missing.length > 0 ? [`${missing.length} of ${table} stay, which the feed lacks: ${shown}`] : [];
  });
}
