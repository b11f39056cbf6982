import { clubsOfMatches } from '../../src/derive/clubs-of-matches.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';

/**
 * The clubs with a match that has begun and is not final: the feed's totals of them may count it already, and wait for it.
 *
 * @param rows the matches as they are to be stored
 */
export function clubsWaiting(
  feed: readonly FeedMatch[],
  rows: readonly DatasetRow<'matches'>[],
): ReadonlySet<string> {
  const final = new Set(rows.flatMap(({ match_id, status }) => (status === 'FINISHED' ? [match_id] : [])));
  const open = feed.filter(({ match_id, home_goals }) => home_goals !== null && !final.has(match_id));
  return new Set(clubsOfMatches(open));
}
