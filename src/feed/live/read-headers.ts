import { inOrderOfPlay, isInProgress } from '../../derive/matches.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { UnexpectedResponseError } from '../parse-entries.ts';
import type { ListRequest } from './feed-list.ts';
import { type LiveHeader, rowAfter, takenFromHeader } from './held-rows.ts';

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/**
 * Reads the headers of matches in play, and of those that are over since the last refresh. For some minutes after a match its
 * header may lack goals, or have them at the other club. All other rows stay, also that of a header that fails.
 */
export async function readHeaders(request: ListRequest<LiveHeader>) {
  const { adapter, context, stored, fetchAnswer, lastRows } = request;
  const { parseHeader } = adapter;
  const pathOf = adapter.paths(context.seasonId).header;
  if (!pathOf || !parseHeader) throw new UnexpectedResponseError('has no headers');
  const rows = new Map(lastRows.map((header) => [header.match_id, header]));
  const matchesWithHeader = new Set(rows.keys());
  const isFirst = ({ match_id, status }: Match) => isInProgress(status) || !matchesWithHeader.has(match_id);
  const matchesToRead = [...context.matches.values()]
    .filter(({ match_id, status }) => {
      const isOver = status === 'FINISHED' && stored.context.matches.get(match_id)?.status !== 'FINISHED';
      return isInProgress(status) || isOver;
    })
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || inOrderOfPlay(b, a))
    .slice(0, maxHeaders);
  const attempts = await Promise.allSettled(
    matchesToRead.map(async (match) => {
      const { body, at } = await fetchAnswer(pathOf(match.match_id));
      return { ...parseHeader(body, match), at };
    }),
  );
  const answers = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  const failure = attempts.find((attempt) => attempt.status === 'rejected');
  if (failure && answers.length === 0) throw failure.reason;
  for (const { entries, at } of answers) {
    for (const header of entries) {
      const row = rowAfter(rows.get(header.match_id), header, at, takenFromHeader);
      if (row) rows.set(header.match_id, row);
    }
  }
  return {
    entries: [...rows.values()],
    rejected: answers.flatMap(({ rejected }) => rejected),
  };
}
