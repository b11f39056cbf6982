import { inOrderOfPlay } from '../../derive/order.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { isInProgress } from '../../records/match-status.ts';
import { type RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import type { MatchHeader } from './live-season.ts';
import type { SourceRequest } from './source-reader.ts';

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/** A header is read so often after the match: for some minutes it may lack goals, or have them at the other club. */
const maxReadsAfterEnd = 10;

/**
 * Reads the headers of matches in play, and for some minutes of those that are over since the last refresh; the other
 * rows stay. A header that fails is read in the next window.
 */
export async function readHeaders(request: SourceRequest<MatchHeader>) {
  const { adapter, context, stored, fetchPage, lastRows } = request;
  const rows = new Map(lastRows.map((row) => [row.match_id, row]));
  const isNew = ({ match_id, status }: Match) =>
    isInProgress(status) ||
    (status === 'FINISHED' && stored.context.matches.get(match_id)?.status !== 'FINISHED');
  const readsOf = ({ match_id, status }: Match) =>
    isInProgress(status) ? 0 : (rows.get(match_id)?.readsAfterEnd ?? 0);
  const matchesToRead = [...context.matches.values()]
    .filter((match) => isNew(match) && readsOf(match) < maxReadsAfterEnd)
    .sort((a, b) => readsOf(a) - readsOf(b) || inOrderOfPlay(b, a))
    .slice(0, maxHeaders);
  const pathOf = adapter.paths(context.seasonId).header;
  if (!pathOf) throw new UnexpectedResponseError('has no headers');
  const rejected: RejectedEntry[] = [];
  const attempts = await Promise.allSettled(
    matchesToRead.map(async (match) => {
      const header = adapter.parseHeader((await fetchPage(pathOf(match.match_id))).body, match);
      rejected.push(...header.rejected);
      rows.set(match.match_id, {
        match_id: match.match_id,
        goals: header.value.goals,
        redCards: { home: header.value.home_red_cards, away: header.value.away_red_cards },
        readsAfterEnd: isInProgress(match.status) ? 0 : readsOf(match) + 1,
      });
    }),
  );
  const failures = attempts.filter((attempt) => attempt.status === 'rejected');
  if (failures.length > 0 && failures.length === attempts.length) throw failures[0]?.reason;
  return { entries: [...rows.values()], rejected };
}
