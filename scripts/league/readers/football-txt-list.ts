import { emptyMatch, type ListedMatch, type ListFault, type ListFile } from '../read/listed-match.ts';
import { hasOffset, parseMoment } from '../values/parse-moment.ts';
import { parseRound } from '../values/parse-round.ts';
import { noScore, parseScore } from '../values/parse-score.ts';
import { parseStatus } from '../values/parse-status.ts';
import { parseTime } from '../values/parse-time.ts';
import { seasonInName } from '../values/season-in-name.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import {
  parseTxtDate,
  parseTxtLine,
  parseTxtMatch,
  type TxtLine,
  type TxtMatch,
} from './football-txt-lines.ts';
import { resolveTxtDate } from './football-txt-year.ts';

/** The lines of a list, read one after the other: each heading is of the matches below it. */
export class TxtList {
  readonly matches: ListedMatch[] = [];
  readonly faults: ListFault[] = [];
  readonly titles: string[] = [];
  season: string | null;
  hasGoals = false;
  #stage: string | null = null;
  #rounds: string[] = [];
  #date: string | null = null;
  #previousDate: string | null = null;
  #time: string | null = null;
  /** Whether the line is within the brackets of the goals of a match, which may have several lines. */
  #isInGoals = false;

  constructor(file: ListFile) {
    this.season = seasonInName(file.name);
    for (const [index, line] of withoutComments(file.text).split(/\r?\n/).entries())
      try {
        this.#readLine(line, index + 1);
      } catch (error) {
        if (!(error instanceof UnreadableValueError)) throw error;
        this.faults.push({ file: file.name, line: index + 1, message: error.message });
      }
  }

  #readLine(text: string, line: number): void {
    if (this.#isInGoals) {
      this.#isInGoals = !text.includes(')');
      return;
    }
    const comment = /^#\s*Dates?\s+(?<date>.*)$/.exec(text)?.groups?.date;
    if (comment) this.#readFirstDate(comment);
    this.#readParts(parseTxtLine(text), text, line);
  }

  #readParts(parts: TxtLine, text: string, line: number): void {
    switch (parts.kind) {
      case 'title':
        this.#readTitle(parts.text);
        break;
      case 'stage':
        this.#stage = parts.text;
        this.#rounds = [];
        break;
      case 'round':
        this.#rounds = [...this.#rounds.slice(0, parts.level - 1), parts.text];
        break;
      case 'date':
        this.#readDate(parts, line);
        break;
      case 'match':
        this.#readMatch(parts.match, line);
        break;
      case 'goals':
        this.hasGoals = true;
        this.#isInGoals = text.trim().startsWith('(') && !text.includes(')');
        break;
      case 'unknown':
        throw noMatch(parts.text);
      default:
    }
  }

  /** Takes the year of the season from the comment `# Date  Fri Aug/16 2024 - Sun May/25 2025`, if no title has it. */
  #readFirstDate(comment: string): void {
    const [first, last] = comment.split(' - ').map((text) => parseTxtDate(text)?.year ?? null);
    if (this.season !== null || !last) return;
    this.season = first && first !== last ? `${first}/${last.slice(2)}` : last;
  }

  #readTitle(title: string): void {
    this.titles.push(title);
    this.season = seasonInName(title) ?? this.season;
    this.#stage = null;
    this.#rounds = [];
    this.#date = null;
    this.#previousDate = null;
  }

  #readDate({ date, rest }: Extract<TxtLine, { kind: 'date' }>, line: number): void {
    this.#date = null;
    this.#time = null;
    this.#date = resolveTxtDate(date, this.season, this.#previousDate);
    this.#previousDate = this.#date;
    if (rest === '') return;
    const match = parseTxtMatch(rest);
    if (!match)
      throw new UnreadableValueError(`'${rest}' is no match; expected one such as Rivertown v Port FC  2-1`);
    this.#readMatch(match, line);
  }

  #readMatch(match: TxtMatch, line: number): void {
    if (match.time !== null) this.#time = match.time;
    const round = this.#rounds.length === 0 ? null : parseRound(this.#rounds.join(', '));
    const score = match.score === null ? noScore : parseScore(match.score);
    this.matches.push({
      ...emptyMatch,
      ...this.#moment(),
      ...round,
      ...score,
      line,
      home: match.home,
      away: match.away,
      stage: this.#stage ?? round?.stage ?? null,
      status: match.state === null ? score.status : parseStatus(match.state).status,
      winner: match.isWalkover ? 'home' : score.winner,
      venue: match.venue?.split(/\s*,\s*/)[0] ?? null,
      city: match.venue?.split(/\s*,\s*/)[1] ?? null,
      division: this.titles.length > 1 ? (this.titles.at(-1) ?? null) : null,
    });
  }

  #moment(): Pick<ListedMatch, 'date' | 'time' | 'instant'> {
    const time = this.#date === null ? null : this.#time;
    if (time !== null && hasOffset(time)) return parseMoment(`${this.#date} ${time}`, 'day first');
    return { date: this.#date, time: time === null ? null : parseTime(time), instant: null };
  }
}

function noMatch(text: string): UnreadableValueError {
  return new UnreadableValueError(`'${text}' is no match; expected one such as Rivertown v Port FC  2-1`);
}

/** Blanks out the comments of HTML, and leaves their lines. */
function withoutComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ''));
}
