import { goalKind, type ListedGoal } from '../records/dataset/goals.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { ascending } from './order.ts';

type GoalRow = DatasetRow<'goals'>;

/** A side of a finished match, and what the match statistics count of its goals; null where not known. */
export interface ScoringSide extends Pick<GoalRow, 'match_id' | 'season' | 'side' | 'club'> {
  readonly score: number;
  readonly penalties: number | null;
  /** Own goals of the other side. */
  readonly ownGoals: number | null;
}

/**
 * Completes the listed goals of a side to its score, with what is stored of the others. A stored scorer, kind or candidate
 * is never lost to a list that lacks it; a list shorter than the stored one is ignored. Goals of which nothing else is
 * known are penalties and own goals as the match statistics count them, and unknown for the rest.
 */
export function completeGoals(
  side: ScoringSide,
  listed: readonly ListedGoal[],
  stored: readonly GoalRow[],
): GoalRow[] {
  const storedListed = stored.filter(({ basis }) => basis === 'feed');
  const fromFeed = listed.length < storedListed.length ? storedListed : merge(listed, storedListed);
  const known = stored.filter((row) => row.basis !== 'feed' && !isCounted(row));
  const rows = [...fromFeed, ...known.slice(0, Math.max(0, side.score - fromFeed.length))];
  const add = (kind: GoalRow['kind'], count: number) => {
    const room = side.score - rows.length;
    for (let index = 0; index < Math.min(count, room); index += 1) rows.push(countedGoal(side, kind));
  };
  const has = (kind: GoalRow['kind']) => rows.filter((row) => row.kind === kind).length;
  add('penalty', (side.penalties ?? 0) - has('penalty'));
  add('own-goal', (side.ownGoals ?? 0) - has('own-goal'));
  add('unknown', side.score);
  return rows.sort(byMinute).map((row, index) => ({ ...row, number: index + 1 }));
}

/** Listed goals, each with what is stored of it: the same minute and scorer, or else the same minute. */
function merge(listed: readonly ListedGoal[], stored: readonly GoalRow[]): GoalRow[] {
  const left = [...stored];
  const take = (isSame: (row: GoalRow) => boolean) => {
    const index = left.findIndex(isSame);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const exact = listed.map((goal) =>
    take(({ minute, player }) => minute === goal.minute && player === goal.player),
  );
  return listed.map((goal, index): GoalRow => {
    const known = exact[index] ?? take(({ minute }) => minute === goal.minute);
    if (!known) return listedGoal(goal);
    const player = known.player ?? goal.player;
    return {
      ...known,
      added_minute: goal.added_minute ?? known.added_minute,
      player,
      candidates: player === null ? known.candidates : null,
    };
  });
}

function listedGoal(goal: ListedGoal): GoalRow {
  return {
    ...goal,
    number: 1,
    player_id: null,
    kind: 'open-play',
    candidates: null,
    basis: 'feed',
    source: null,
  };
}

/** A goal that the score and the match statistics alone have, and that they can give again. */
function isCounted({ basis, source, player, candidates, minute }: GoalRow): boolean {
  return (
    (basis === 'match statistics' || basis === 'score') &&
    [source, player, candidates, minute].every((value) => value === null)
  );
}

function countedGoal({ match_id, season, side, club }: ScoringSide, kind: GoalRow['kind']): GoalRow {
  return {
    match_id,
    season,
    side,
    club,
    number: 1,
    minute: null,
    added_minute: null,
    player: null,
    player_id: null,
    kind,
    candidates: null,
    basis: kind === 'unknown' ? 'score' : 'match statistics',
    source: null,
  };
}

const lastMinute = 999;

/** By minute, goals without one last; goals of one minute by scorer, nameless ones last, then by kind. */
function byMinute(a: GoalRow, b: GoalRow): number {
  return (
    (a.minute ?? lastMinute) - (b.minute ?? lastMinute) ||
    (a.added_minute ?? 0) - (b.added_minute ?? 0) ||
    ascending(a.player ?? '~', b.player ?? '~') ||
    goalKind.options.indexOf(a.kind) - goalKind.options.indexOf(b.kind)
  );
}
