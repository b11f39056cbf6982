import { goalKind, goals, type ListedGoal } from '../records/dataset/goal-rows.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { ascending } from '../records/text.ts';
import { nullRow } from '../records/typed.ts';
import type { ScoringSide } from './scoring-sides.ts';

type GoalRow = DatasetRow<'goals'>;

/**
 * Returns as many goals of a side as its score: first those that the feed lists, then stored ones. A list shorter than the
 * stored one is ignored. A stored scorer, kind or candidate stays where the list has none. The match statistics say how
 * many of the remaining goals are penalties and own goals. The kind of the others is unknown.
 */
export function fillGoals(
  side: ScoringSide,
  listedGoals: readonly ListedGoal[],
  storedGoals: readonly GoalRow[],
): GoalRow[] {
  const storedFeedGoals = storedGoals.filter(({ basis }) => basis === 'feed');
  const feedGoals =
    listedGoals.length < storedFeedGoals.length ? storedFeedGoals : mergeLists(listedGoals, storedFeedGoals);
  const otherGoals = storedGoals.filter((row) => row.basis !== 'feed' && !isCounted(row));
  const rows = [...feedGoals, ...otherGoals.slice(0, Math.max(0, side.score - feedGoals.length))];
  const add = (kind: GoalRow['kind'], count: number) => {
    const room = side.score - rows.length;
    const { match_id, season, side: name, club } = side;
    const basis = kind === 'unknown' ? 'score' : 'match statistics';
    for (let index = 0; index < Math.min(count, room); index += 1)
      rows.push({ ...nothingKnown, match_id, season, side: name, club, kind, basis });
  };
  const has = (kind: GoalRow['kind']) => rows.filter((row) => row.kind === kind).length;
  add('penalty', (side.penalties ?? 0) - has('penalty'));
  add('own-goal', (side.ownGoals ?? 0) - has('own-goal'));
  add('unknown', side.score);
  return rows.sort(byMinute).map((row, index) => ({ ...row, number: index + 1 }));
}

/**
 * Returns the listed goals, each with what its stored goal says. That is the one with the same minute and scorer, or else
 * one of the same minute.
 */
function mergeLists(listedGoals: readonly ListedGoal[], storedGoals: readonly GoalRow[]): GoalRow[] {
  const unmatchedGoals = [...storedGoals];
  const take = (isSame: (row: GoalRow) => boolean) => {
    const index = unmatchedGoals.findIndex(isSame);
    return index === -1 ? undefined : unmatchedGoals.splice(index, 1)[0];
  };
  const goalsOfScorer = listedGoals.map((goal) =>
    take(({ minute, player }) => minute === goal.minute && player === goal.player),
  );
  return listedGoals.map((goal, index): GoalRow => {
    const storedGoal = goalsOfScorer[index] ?? take(({ minute }) => minute === goal.minute);
    if (!storedGoal) return { ...nothingKnown, ...goal, kind: 'open-play', basis: 'feed' };
    const player = storedGoal.player ?? goal.player;
    return {
      ...storedGoal,
      added_minute: goal.added_minute ?? storedGoal.added_minute,
      player,
      candidates: player === null ? storedGoal.candidates : null,
    };
  });
}

/** What is not known of a goal that nothing but a list or a count tells of. */
const nothingKnown = { ...nullRow(goals.row), number: 1 };

/** Returns whether the score or the match statistics alone tell of a goal, so that they can give it again. */
function isCounted({ basis, source, player, candidates, minute }: GoalRow): boolean {
  return (
    (basis === 'match statistics' || basis === 'score') &&
    [source, player, candidates, minute].every((value) => value === null)
  );
}

const lastMinute = 999;

/** Compares by minute, then by scorer, then by kind. Goals without a minute or a scorer come last. */
export function byMinute(a: GoalRow, b: GoalRow): number {
  return (
    (a.minute ?? lastMinute) - (b.minute ?? lastMinute) ||
    (a.added_minute ?? 0) - (b.added_minute ?? 0) ||
    ascending(a.player ?? '~', b.player ?? '~') ||
    goalKind.options.indexOf(a.kind) - goalKind.options.indexOf(b.kind)
  );
}
