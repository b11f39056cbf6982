import { progressOf } from '../../derive/matches.ts';
import type { FeedMatch } from '../adapter.ts';
import { RejectedEntry } from '../parse-entries.ts';
import { readSchedule } from '../read-lists.ts';
import type { ListRequest } from './feed-list.ts';
import { isSetBack, type LiveMatch, rowAfter, takenFromMatch } from './held-rows.ts';
import type { StoredSeason } from './live-season.ts';
import { findContradictions } from './merge-lists.ts';
import { afterMs } from './polling.ts';

/**
 * Reads the season's matches, with their live state. Each is the last good row of its match: where the answer lacks it, or has
 * one that cannot be, an earlier one stays. A match that is not in the stored schedule counts for nothing until the refresh has
 * taken it.
 */
export async function readMatches(request: ListRequest<LiveMatch>) {
  const { context, stored, lastRows } = request;
  const { entries, rejected, at } = await readSchedule(request);
  const lastById = new Map(
    lastRows.filter((match) => !isOutdated(match, stored)).map((match) => [match.match_id, match]),
  );
  const entriesById = new Map(entries.map((match) => [match.match_id, match]));
  const isReset = isResetBy(entriesById, lastById);
  const rowsWithout = (contradictions: ReadonlyMap<string, string>) =>
    [...context.matches.keys()].flatMap((matchId) => {
      const last = lastById.get(matchId);
      const entry = entriesById.get(matchId);
      if (!entry) return rowAfter(last, 'the feed has no usable entry of it', at, takenFromMatch) ?? [];
      const isOfReset = isReset && last && isSetBack(last, entry);
      const why = isOfReset ? `${entry.status}, as all that had begun` : contradictions.get(matchId);
      // Without an earlier row, the merge shows the match as stored.
      return rowAfter(last, (last && why) ?? entry, at, takenFromMatch) ?? [];
    });
  const matches = rowsWithout(findContradictions(stored, rowsWithout(new Map()), at));
  const notTaken = entries
    .filter((match) => !context.matches.has(match.match_id) && match.home_goals !== null)
    .map(({ match_id }) => new RejectedEntry(match_id, 'not in the stored schedule until the next refresh'));
  return {
    entries: matches,
    rejected: [...rejected, ...notTaken],
    answeredKeys: [...entriesById.keys()],
  };
}

/** Returns whether a refresh came after a match and stored no result: the score of an earlier answer is then outdated. */
function isOutdated(match: FeedMatch, { dataset, context }: StoredSeason): boolean {
  const { match_id, kickoff_utc, date } = match;
  const isRefreshed = Date.parse(dataset.snapshot.as_of) > Date.parse(kickoff_utc ?? date) + afterMs;
  return isRefreshed && progressOf(match) > 0 && context.matches.get(match_id)?.status !== 'FINISHED';
}

/**
 * Returns whether a schedule sets back several matches at once, or every match that had begun. It is then the schedule of
 * another day, however often it comes.
 */
function isResetBy(
  entries: ReadonlyMap<string, FeedMatch>,
  lastRows: ReadonlyMap<string, FeedMatch>,
): boolean {
  const begun = [...lastRows.values()].filter((match) => progressOf(match) > 0);
  const setBack = begun.filter((match) => {
    const entry = entries.get(match.match_id);
    return entry && isSetBack(match, entry);
  });
  return setBack.length > 0 && (setBack.length > 1 || setBack.length === begun.length);
}
