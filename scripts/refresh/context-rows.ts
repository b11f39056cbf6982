import { ascending } from '../../src/derive/order.ts';
import { gamesPlayed } from '../../src/derive/team-stats.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { Detail } from './fetch-season.ts';
import type { Loss } from './loss.ts';

/** Rows about matches, in the order of the matches. */
function inOrder<Row extends { match_id: string }>(
  rows: readonly Row[],
  matches: readonly { match_id: string }[],
): Row[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.flatMap(({ match_id }) => byMatch.get(match_id) ?? []);
}

type FinishedMatches = readonly { match_id: string }[];

/** The rows the feed gave anew of a match stand for those stored, if it gave any; in order of play. */
function replaced<Row extends { match_id: string }>(
  stored: readonly Row[],
  fresh: readonly Row[],
  finished: FinishedMatches,
): Row[] {
  const anew = new Set(fresh.map(({ match_id }) => match_id));
  return inOrder([...stored.filter(({ match_id }) => !anew.has(match_id)), ...fresh], finished);
}

/** Sides' statistics as they are to be stored. */
export function sideRows(
  stored: readonly DatasetRow<'matchStats'>[],
  details: ReadonlyMap<string, Detail>,
  finished: FinishedMatches,
): DatasetRow<'matchStats'>[] {
  return replaced(
    stored,
    [...details.values()].flatMap(({ sides }) => sides),
    finished,
  );
}

/** Referees as they are to be stored. */
export function refereeRows(
  stored: readonly DatasetRow<'referees'>[],
  details: ReadonlyMap<string, Detail>,
  finished: FinishedMatches,
): DatasetRow<'referees'>[] {
  return replaced(
    stored,
    [...details.values()].flatMap(({ referee }) => (referee ? [referee] : [])),
    finished,
  );
}

/** Goals as they are to be stored: a list shorter than the one known has forgotten some, and is not taken. */
export function goalRows(
  stored: readonly DatasetRow<'goals'>[],
  details: ReadonlyMap<string, Detail>,
  finished: FinishedMatches,
): DatasetRow<'goals'>[] {
  const known = Map.groupBy(stored, ({ match_id }) => match_id);
  const fresh = [...details].flatMap(([match_id, { header }]) => {
    const goals = header?.goals ?? [];
    return goals.length < (known.get(match_id)?.length ?? 0) ? [] : goals;
  });
  return replaced(stored, fresh, finished);
}

type TeamRow = DatasetRow<'teamStats'>;

/**
 * Clubs' totals as they are to be stored, by club, and what is lost by it; none at all leave those known.
 *
 * @param waiting clubs whose totals stay as they are
 */
export function teamRows(
  stored: readonly TeamRow[],
  feed: readonly TeamRow[],
  waiting: ReadonlySet<string>,
): { rows: TeamRow[]; losses: Loss[] } {
  if (feed.length === 0) return { rows: [...stored], losses: [] };
  const told = new Map(feed.map((row) => [row.club, row]));
  const losses = stored.flatMap((known): Loss[] => {
    const now = told.get(known.club);
    const [before, after] = [played(known), now ? played(now) : 0];
    if (after >= before) return [];
    return [
      {
        what: "club's totals shrank",
        subject: known.club,
        before: `${before} matches`,
        after: `${after} matches`,
      },
    ];
  });
  const kept = [
    ...feed.filter(({ club }) => !waiting.has(club)),
    ...stored.filter(({ club }) => waiting.has(club)),
  ];
  return { rows: kept.sort((a, b) => ascending(a.club, b.club)), losses };
}

function played({ stats }: TeamRow): number {
  return gamesPlayed(stats);
}
