import type { ListedMatch, ListedStatus, Score } from '../read/listed-match.ts';
import { parseStatus } from './parse-status.ts';
import { UnreadableValueError } from './unreadable-value-error.ts';

/** What the text of a score says of a match. */
export type ParsedScore = Pick<
  ListedMatch,
  'regularTime' | 'extraTime' | 'shootOut' | 'halfTime' | 'hasExtraTime' | 'winner' | 'status'
>;

export const noScore: ParsedScore = {
  regularTime: null,
  extraTime: null,
  shootOut: null,
  halfTime: null,
  hasExtraTime: false,
  winner: null,
  status: null,
};

/** A pair of goals in a text, and what the words beside it call it. */
interface Pair {
  readonly goals: Score;
  readonly kind: 'score' | 'extra time' | 'shoot-out' | 'half-time';
}

const dash = String.raw`\s*(?:--?|:|–|—|−)\s*`;

/** `pen.`, `p`, `a.e.t.`, `HT`: which score the goals beside it are. */
const word = String.raw`(?:p(?:en(?:s|alties)?|so)?\.?|a\.?e\.?t\.?|ht)(?![a-z])`;

/** Two numbers, with a word before or after them that says which score they are. */
const pairPattern = new RegExp(
  String.raw`(?<before>\b${word}[:\s]*)?(?<home>\d{1,2})${dash}(?<away>\d{1,2})(?!\d)(?<after>\s*${word})?`,
  'gi',
);

/** What lists have in place of the score of a match that is not played. */
const notPlayed = /^(?:-+|–|—|v\.?|vs\.?|[-–?x\s]+[:-–][-–?x\s]+|\?+|na-na)$/i;

/** A match decided by the experts of the football pools: a win of a side without a score. */
const poolsWin = /^(?<side>[ha])-w$/i;

/** A shoot-out around the score, as FBref writes it: `(4) 1–1 (3)`. */
const shootOutAround = /^\((?<home>\d{1,2})\)\s*(?<score>.+?)\s*\((?<away>\d{1,2})\)$/;

/**
 * Parses the text of a score, such as `2-1`, `0 -- 1`, `2-1 (1-0)`, `3-1 a.e.t. (1-1, 1-0)` or `1-1 (4-3 p)`.
 * A state may stand in place of goals or beside them: `P-P`, `0-3 awarded`. In brackets stand the score after 90 minutes, where it differs, and then that at half-time.
 *
 * @throws {UnreadableValueError} if it is none, or if its parts contradict each other
 */
export function parseScore(text: string): ParsedScore {
  if (notPlayed.test(text)) return noScore;
  const around = shootOutAround.exec(text)?.groups;
  if (around) return parseScore(`${around.score} (${around.home}-${around.away} pen.)`);
  const side = poolsWin.exec(text)?.groups?.side?.toLowerCase();
  if (side) return { ...noScore, status: 'awarded', winner: side === 'h' ? 'home' : 'away' };
  const { outside, inside, rest } = splitPairs(text);
  const isExtraTime = /\ba\.?e\.?t\b\.?/i.test(rest);
  const status = statusIn(rest.replace(/\ba\.?e\.?t\b\.?/i, ''), text);
  if (outside.length + inside.length === 0 && status === null) throw notAScore(text);
  const score = assemble(outside, inside, isExtraTime, text);
  assertGoalsOnlyRise(score, text);
  return { ...score, status };
}

/** Takes the pairs of goals out of a text, those outside of brackets and those inside of them. */
function splitPairs(text: string): { outside: Pair[]; inside: Pair[]; rest: string } {
  const outside: Pair[] = [];
  const inside: Pair[] = [];
  const rest = text.replaceAll(pairPattern, (...match) => {
    const [offset, whole, groups] = match.slice(-3) as [number, string, Record<string, string | undefined>];
    const before = whole.slice(0, offset);
    const isInside = /[([][^)\]]*$/.test(before);
    const { home, away } = groups;
    (isInside ? inside : outside).push({ goals: [Number(home), Number(away)], kind: kindOf(groups) });
    return ' ';
  });
  return { outside, inside, rest };
}

function kindOf({ before = '', after = '' }: Record<string, string | undefined>): Pair['kind'] {
  const word = `${before}${after}`.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (word.startsWith('p')) return 'shoot-out';
  if (word === 'aet') return 'extra time';
  if (word === 'ht') return 'half-time';
  return 'score';
}

/** Returns the state that the words beside the goals name. */
function statusIn(rest: string, text: string): ListedStatus | null {
  const words = rest.replaceAll(/[()[\],;*]/g, (sign) => (sign === '*' ? sign : ' ')).trim();
  if (words === '') return null;
  try {
    return parseStatus(words).status;
  } catch {
    throw notAScore(text);
  }
}

/** Tells the scores apart by their words and their order. */
function assemble(outside: Pair[], inside: Pair[], isExtraTime: boolean, text: string): ParsedScore {
  const all = [...outside, ...inside];
  const goalsOf = (kind: Pair['kind']) => all.find((pair) => pair.kind === kind)?.goals ?? null;
  const [main = null, ...others] = outside.filter(({ kind }) => kind === 'score').map(({ goals }) => goals);
  const bracketed = inside.filter(({ kind }) => kind === 'score').map(({ goals }) => goals);
  const shootOut = goalsOf('shoot-out');
  const extraTime = goalsOf('extra time') ?? (isExtraTime ? main : null);
  const isBracketedFirst = extraTime !== null || main === null;
  const regularTime = isBracketedFirst ? (bracketed.shift() ?? null) : main;
  const halfTime = goalsOf('half-time') ?? bracketed.shift() ?? null;
  if (others.length + bracketed.length > 0) throw notAScore(text);
  if (shootOut && shootOut[0] === shootOut[1])
    throw new UnreadableValueError(`'${text}' has a level shoot-out; expected a winner`);
  return { ...noScore, regularTime, extraTime, shootOut, halfTime, hasExtraTime: extraTime !== null };
}

/**
 * Rejects a match with fewer goals after a later period than after an earlier one.
 *
 * @throws {UnreadableValueError} naming both scores
 */
export function assertGoalsOnlyRise(
  { halfTime, regularTime, extraTime }: Pick<ListedMatch, 'halfTime' | 'regularTime' | 'extraTime'>,
  text: string,
): void {
  const scores = [halfTime, regularTime, extraTime].filter((score) => score !== null);
  for (const [index, later] of scores.entries()) {
    const earlier = scores[index - 1];
    if (earlier && (earlier[0] > later[0] || earlier[1] > later[1]))
      throw new UnreadableValueError(
        `'${text}' has ${earlier.join('-')} before ${later.join('-')}; expected goals that only rise`,
      );
  }
}

function notAScore(text: string): UnreadableValueError {
  return new UnreadableValueError(`'${text}' is no score; expected one such as 2-1`);
}
