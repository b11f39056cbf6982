import type { ListRow } from '../read/list-table.ts';
import type { Score } from '../read/listed-match.ts';
import { scoreIn } from '../read/row-values.ts';
import { parseFlag } from '../values/parse-flag.ts';
import { assertGoalsOnlyRise, noScore, type ParsedScore, parseScore } from '../values/parse-score.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import { plainColumns } from './plain-columns.ts';

/** What is in a column that says whether there was something, and not with which score. */
const flagPattern = /^(?:[01](?:\.0)?|true|false|t|f|yes|no|y|n)$/i;

/** Returns the scores, from columns of goals where there are any, else from the texts of scores. */
export function plainScoresOf(row: ListRow): ParsedScore {
  const goals = scoreIn(row, plainColumns.homeGoals, plainColumns.awayGoals);
  const text = goals === null ? row.text(...plainColumns.score) : null;
  const parsed = text === null ? { ...noScore, regularTime: goals } : parseScore(text);
  const extraTime = extraTimeOf(row, parsed);
  const scores = {
    ...parsed,
    ...extraTime,
    halfTime:
      scoreIn(row, plainColumns.homeHalfTimeGoals, plainColumns.awayHalfTimeGoals, 'goals at half-time') ??
      scoreOfText(row.text(...plainColumns.halfTime)) ??
      parsed.halfTime,
    shootOut: shootOutOf(row) ?? parsed.shootOut,
  };
  assertGoalsOnlyRise(scores, text ?? goals?.join('-') ?? '');
  return scores;
}

/** Returns the score after extra time: of its columns, or the one score where a column says that it was played. */
function extraTimeOf(
  row: ListRow,
  { regularTime, extraTime }: ParsedScore,
): Pick<ParsedScore, 'regularTime' | 'extraTime' | 'hasExtraTime'> {
  const goals = scoreIn(row, plainColumns.homeExtraTimeGoals, plainColumns.awayExtraTimeGoals);
  const text = goals === null ? row.text(...plainColumns.extraTime) : null;
  const isFlag = text !== null && flagPattern.test(text);
  if (isFlag && parseFlag(text, 'extra time was played') && extraTime === null)
    return { regularTime: null, extraTime: regularTime, hasExtraTime: true };
  const after = goals ?? (isFlag ? null : scoreOfText(text)) ?? extraTime;
  return { regularTime, extraTime: after, hasExtraTime: after !== null };
}

/** Returns the shoot-out. Lists write 0-0, or no, where there was none. */
function shootOutOf(row: ListRow): Score | null {
  const text = row.text(...plainColumns.penalties);
  const goals =
    scoreIn(row, plainColumns.homePenalties, plainColumns.awayPenalties, 'penalties') ??
    (text === null || flagPattern.test(text) ? null : scoreOfText(text));
  if (goals === null || (goals[0] === 0 && goals[1] === 0)) return null;
  if (goals[0] !== goals[1]) return goals;
  throw new UnreadableValueError(`has a shoot-out of ${goals.join('-')}; expected a winner`);
}

function scoreOfText(text: string | null): ParsedScore['regularTime'] {
  if (text === null) return null;
  const { regularTime, shootOut, extraTime } = parseScore(text);
  return shootOut ?? extraTime ?? regularTime;
}
