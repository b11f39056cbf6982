import { completeGoals } from '../../src/derive/complete-goals.ts';
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
  same: ReadonlyMap<string, string>,
): DatasetRow<'referees'>[] {
  const known = new Map(stored.map((row) => [row.match_id, row]));
  const fresh = [...details.values()].flatMap(({ referee }) => {
    const id = referee && same.get(referee.referee_id);
    if (!referee || id === undefined) return referee ? [referee] : [];
    // The second id comes with another spelling of the name.
    const before = known.get(referee.match_id);
    return [before?.referee_id === id ? before : { ...referee, referee_id: id }];
  });
  return replaced(stored, fresh, finished);
}

/** Goals as they are to be stored: of every side of a finished match as many as it scored, by minute. */
export function goalRows(
  stored: readonly DatasetRow<'goals'>[],
  details: ReadonlyMap<string, Detail>,
  finished: readonly DatasetRow<'matches'>[],
  sides: readonly DatasetRow<'matchStats'>[],
): DatasetRow<'goals'>[] {
  const known = Map.groupBy(stored, ({ match_id, side }) => `${match_id} ${side}`);
  const statistics = new Map(sides.map((row) => [`${row.match_id} ${row.side}`, row]));
  return finished.flatMap((match) => {
    const { match_id, season } = match;
    const listed = details.get(match_id)?.header?.goals ?? [];
    return (['home', 'away'] as const).flatMap((side) => {
      const other = side === 'home' ? 'away' : 'home';
      return completeGoals(
        {
          match_id,
          season,
          side,
          club: match[`${side}_club`],
          score: match[`${side}_goals`] ?? 0,
          penalties: statistics.get(`${match_id} ${side}`)?.penalty_goals ?? null,
          ownGoals: statistics.get(`${match_id} ${other}`)?.own_goals ?? null,
        },
        listed.filter((goal) => goal.side === side),
        known.get(`${match_id} ${side}`) ?? [],
      );
    });
  });
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
