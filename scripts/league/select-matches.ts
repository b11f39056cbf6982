import { UserError } from '../../build/errors.ts';
import type { Decisions } from './decide/decisions.ts';
import type { FileMatch, Lists } from './read/read-lists.ts';

/** Which part of a list is taken. */
export interface Selection {
  readonly division?: string | undefined;
  readonly season?: string | undefined;
  /** What is left out with the user's word: `list.csv:17`. */
  readonly accepted: ReadonlySet<string>;
  /** The day up to which matches should have a result, YYYY-MM-DD. */
  readonly today: string;
}

/** How many faults are named at most. */
const maxNamed = 20;

/**
 * Returns the matches of a list that are imported: those of one division, and of one season where the user names it.
 *
 * @throws {UserError} if a row has a fault that is not accepted, if nothing is selected, or if no past match has a score
 */
export function selectMatches(
  lists: Lists,
  selection: Selection,
  decisions: Decisions,
): readonly FileMatch[] {
  const { accepted } = selection;
  const faults = lists.faults.filter(({ file, line }) => !accepted.has(`${file}:${line}`));
  if (faults.length > 0) {
    const lines = faults.slice(0, maxNamed).map(({ file, line, message }) => `${file}:${line} ${message}`);
    const more = faults.length > maxNamed ? [`and ${faults.length - maxNamed} more`] : [];
    const remedy = 'Correct the list, or leave such a row out by --accept FILE:LINE';
    throw new UserError([...lines, ...more, remedy].join('\n'));
  }
  const inList = lists.matches.filter(({ file, line }) => !accepted.has(`${file}:${line}`));
  if (inList.length === 0) throw new UserError('the list has no match; expected a row for each match');
  const inDivision = ofDivision(inList, selection.division, decisions);
  const { season } = selection;
  const matches = season === undefined ? inDivision : inDivision.filter((match) => isOfSeason(match, season));
  if (matches.length === 0) throw new UserError(`the list has no match of the season ${season}`);
  requireScores(matches, selection.today, decisions);
  return matches;
}

function ofDivision(matches: readonly FileMatch[], given: string | undefined, decisions: Decisions) {
  const divisions = Map.groupBy(matches, ({ division }) => division);
  if (given !== undefined) {
    const chosen = divisions.get(given);
    if (chosen) return chosen;
    const names = [...divisions.keys()].filter((name) => name !== null);
    throw new UserError(`the list has no division '${given}'; expected one of ${names.join(', ') || 'none'}`);
  }
  if (divisions.size > 1) {
    const names = [...divisions].map(([name, rows]) => `${name ?? 'none'} (${rows.length})`);
    decisions.ask(`which of the ${divisions.size} divisions: ${names.join(', ')}`, "--division 'NAME'");
  }
  return matches;
}

function isOfSeason({ season, date, instant }: FileMatch, given: string): boolean {
  return season === null ? (date ?? instant ?? '').startsWith(given) : season.includes(given);
}

/** Refuses a list of past matches without any score, which is one whose scores were not found. */
function requireScores(matches: readonly FileMatch[], today: string, decisions: Decisions): void {
  const hasScore = ({ regularTime, extraTime }: FileMatch) => (regularTime ?? extraTime) !== null;
  const isPast = ({ date, instant }: FileMatch) => (date ?? instant ?? today) < today;
  const isExpected = ({ status }: FileMatch) => status === null || status === 'played';
  const past = matches.filter((match) => isPast(match) && isExpected(match));
  const scored = matches.filter(hasScore);
  if (scored.length === 0 && past.length > 0)
    throw new UserError(
      `${past.length} of ${matches.length} matches are before ${today} and none has a score; expected a column of ` +
        'scores, such as score, FT, or home_goals and away_goals. For fixtures alone, --today says which day it is',
    );
  const missing = past.filter((match) => !hasScore(match)).length;
  const late = missing > 0 ? `; ${missing} before ${today} have none` : '';
  decisions.note(`${scored.length} of ${matches.length} matches with a score${late}`);
}
