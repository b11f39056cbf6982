/** A line of Football.TXT by what it is. */
export type TxtLine =
  | { readonly kind: 'title' | 'stage'; readonly text: string }
  /** A round; its level is 1 for `»` and `▪`, 2 for `▪▪`. */
  | { readonly kind: 'round'; readonly level: number; readonly text: string }
  | { readonly kind: 'date'; readonly date: TxtDate; readonly rest: string }
  | { readonly kind: 'match'; readonly match: TxtMatch }
  | { readonly kind: 'goals' | 'definition' | 'blank' }
  | { readonly kind: 'unknown'; readonly text: string };

/** A day as Football.TXT writes it: `Fri Aug/16 2024`, often without its year. */
export interface TxtDate {
  /** As the list writes it, for messages. */
  readonly text: string;
  readonly weekday: string | null;
  readonly month: string;
  readonly day: string;
  readonly year: string | null;
}

/** The parts of the line of a match. */
export interface TxtMatch {
  readonly time: string | null;
  readonly home: string;
  readonly away: string;
  readonly score: string | null;
  /** `cancelled` of `[cancelled]`. */
  readonly state: string | null;
  /** Whether the first side went through without a match: `Rivertown  w/o  Port FC`. */
  readonly isWalkover: boolean;
  readonly venue: string | null;
}

const monthNames = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const weekdayNames = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const datePattern = new RegExp(
  String.raw`^\[?(?:(?<weekday>${weekdayNames})[.,]?\s+)?(?:(?<month>${monthNames})[\s/.]+(?<day>\d{1,2})|(?<firstDay>\d{1,2})\.?[\s/]+(?<lastMonth>${monthNames}))\b(?:,?\s+(?<year>\d{4})\b)?\]?`,
  'i',
);

const matchNumber = /^\(\d+\)\s*/;
const timePattern = /^(?<time>\d{1,2}[.:]\d{2}(?:\s*(?:UTC|GMT)[+-]?\d*)?)(?:\s+|$)/i;

/** `2-1 (1-0)`, `3-1 a.e.t. (1-1, 1-0)`, `5-4 pen. 2-2 a.e.t. (2-2, 0-1)`, `1-1 a.e.t. (1-1, 0-0), 2-3 pen.` */
const onePair = String.raw`\d{1,2}\s?[-:–]\s?\d{1,2}(?!\d)(?:\s*(?:a\.?e\.?t|pen|p)\b\.?)?`;
const scoreText = String.raw`${onePair}(?:,?\s*(?:${onePair}|\([^()]*\d[-:–]\d[^()]*\)))*`;
const scoreAtEnd = new RegExp(String.raw`^(?<away>.+?)\s+(?<score>${scoreText})$`, 'i');
const scoreBetween = new RegExp(String.raw`^(?<home>.+?)\s+(?<score>${scoreText})\s+(?<away>\S.*)$`, 'i');
const noScoreBetween = /^(?<home>.+?)\s+-\s+(?<away>\S.*)$/;

/** Returns what a line of Football.TXT is, with its parts. */
export function parseTxtLine(line: string): TxtLine {
  const text = line.replace(/(^|\s)#.*$/, '').trim();
  if (text === '' || /^-+$/.test(text)) return { kind: 'blank' };
  const heading = /^(?<level>=+)\s*(?<text>.*?)\s*=*$/.exec(text)?.groups;
  if (heading) return { kind: heading.level === '=' ? 'title' : 'stage', text: heading.text ?? '' };
  // A side with a bye, or left over, has no match.
  if (/\sbye(?:\s+\[.*\])?$/i.test(text)) return { kind: 'definition' };
  // `Group A | Rivertown  Port FC` and `▪ Matchday 1 | Sun Nov 20` say what a name stands for.
  if (/\s\|\s/.test(text)) return { kind: 'definition' };
  const round = /^(?<level>[»▪]+)\s*(?<text>.*)$/.exec(text)?.groups;
  if (round) return { kind: 'round', level: round.level?.length ?? 1, text: round.text ?? '' };
  if (isGoalsLine(text)) return { kind: 'goals' };
  const date = parseTxtDate(text);
  if (date) return { kind: 'date', date, rest: text.slice(datePattern.exec(text)?.[0].length).trim() };
  const match = parseTxtMatch(text);
  if (match) return { kind: 'match', match };
  return /^\s/.test(line) || text.startsWith('[')
    ? { kind: 'unknown', text }
    : { kind: 'round', level: 1, text };
}

/** Returns whether a line has scorers: in brackets, or with minutes. */
function isGoalsLine(text: string): boolean {
  return /^[([]/.test(text) && !matchNumber.test(text) && !datePattern.test(text)
    ? true
    : /\d\s?['’]/.test(text);
}

/** Returns the day at the beginning of a text. */
export function parseTxtDate(text: string): TxtDate | null {
  const match = datePattern.exec(text);
  if (!match?.groups) return null;
  const { weekday = null, month, firstDay, day = firstDay ?? '', lastMonth, year = null } = match.groups;
  return { text: match[0], weekday, month: month ?? lastMonth ?? '', day, year };
}

/** Returns the parts of the line of a match: `15.00  Home v Away  2-1 (1-0)` or `Home  2-1 (1-0)  Away`. */
export function parseTxtMatch(line: string): TxtMatch | null {
  const numbered = line.replace(matchNumber, '');
  const time = timePattern.exec(numbered)?.groups?.time ?? null;
  const [, body = '', state = null, venue = null] =
    /^(.*?)\s*(?:\[([^\]]+)\])?\s*(?:\s@\s*(.+?))?$/.exec(numbered.replace(timePattern, '').trim()) ?? [];
  const rest = { time, state, venue, isWalkover: false };
  const [winner, loser] = splitOnce(body, /\s+w\/o\.?\s+/i);
  if (winner !== undefined && loser !== undefined)
    return { ...rest, home: winner, away: loser, score: null, state: 'walkover', isWalkover: true };
  const [home, others] = splitOnce(body, /\s+vs?\.?\s+/);
  if (home !== undefined && others !== undefined) {
    const { away = others.replace(/\s+-$/, ''), score = null } = scoreAtEnd.exec(others)?.groups ?? {};
    return { ...rest, home, away, score };
  }
  const scored = scoreBetween.exec(body)?.groups;
  if (scored?.home && scored.away)
    return { ...rest, home: scored.home, away: scored.away, score: scored.score ?? null };
  const open = noScoreBetween.exec(body)?.groups;
  if (open?.home && open.away) return { ...rest, home: open.home, away: open.away, score: null };
  return null;
}

function splitOnce(text: string, separator: RegExp): [string?, string?] {
  const match = separator.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [];
}
