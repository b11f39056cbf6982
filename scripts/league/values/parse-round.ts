import type { ListedMatch } from '../read/listed-match.ts';
import { UnreadableValueError } from './unreadable-value-error.ts';

/** Where in its season a match stands. */
export type ParsedRound = Pick<ListedMatch, 'stage' | 'round' | 'matchday' | 'leg'>;

/** The words that lists have for a matchday, before or after its number. */
const matchdayWord =
  '(?:matchday|match day|md|round|rd|r|week|wk|gameweek|game week|gw|day|jornada|giornata|spieltag|runde|journ[ée]e|fecha|speelronde)';
const matchdayPattern = new RegExp(
  String.raw`^(?:${matchdayWord}\s*[.:#-]?\s*)?(?<number>\d{1,3})(?:\.0+)?$|^(?<ordinal>\d{1,3})(?:\.|st|nd|rd|th)?\s*${matchdayWord}$`,
  'i',
);

/** `Leg 1`, `1st leg`, `First Legs`, at the end. */
const legPattern = /[\s,(-]*\b(?:leg\s*(?<number>[12])|(?<ordinal>1st|2nd|first|second)\s*legs?)\)?$/i;

/** `Apertura, Matchday 3` and `Regular Season - 11`: a stage before its round. */
const stagePattern = /^(?<stage>.*\S)(?:\s*,\s*|\s+[-–]\s+)(?<round>[^,]+)$/;

/** What lists have in place of a round for the matches of a table: `Group A`, `Regular Season`, `league`. */
const stageName = /^(?:(?:group|gruppe|grupo|pool)\s*[a-z0-9]{1,2}|(?:regular|league)(?: season)?)$/i;

/**
 * Parses what a list calls the round of a match: `3`, `3.0`, `Matchday 3`, `Regular Season - 11`, `Apertura, Final`,
 * `Semifinals, 2nd Leg`. What is no number of a matchday is a round by its name.
 *
 * @throws {UnreadableValueError} if its number is 0
 */
export function parseRound(text: string): ParsedRound {
  const number = matchdayIn(text);
  if (number !== null) return { stage: null, round: null, matchday: number, leg: null };
  const legGroups = legPattern.exec(text)?.groups;
  const leg = legGroups ? (/^(?:1|first)/i.test(legGroups.number ?? legGroups.ordinal ?? '') ? 1 : 2) : null;
  const name = text.replace(legPattern, '').trim();
  if (stageName.test(name)) return { stage: name, round: null, matchday: null, leg };
  const { stage = null, round = name } = stagePattern.exec(name)?.groups ?? {};
  const matchday = matchdayIn(round);
  return { stage, round: matchday === null && round !== '' ? round : null, matchday, leg };
}

function matchdayIn(text: string): number | null {
  const { number, ordinal } = matchdayPattern.exec(text)?.groups ?? {};
  const digits = number ?? ordinal;
  if (digits === undefined) return null;
  if (Number(digits) === 0)
    throw new UnreadableValueError(`'${text}' is no matchday; expected a number from 1`);
  return Number(digits);
}
