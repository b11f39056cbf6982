import { isOpen } from '../derive/matches.ts';
import type { Match } from '../records/match.ts';
import type { Standing } from '../records/standing.ts';
import { type Html, html } from './html.ts';

type CountOfStanding = {
  [Name in keyof Standing]: Standing[Name] extends number ? Name : never;
}[keyof Standing];

/**
 * A figure of a match, whose subject is its match_id: a score, the state in words, how it was decided, who scored, its
 * statement, or a chance now.
 */
type MatchFigure =
  | 'score'
  | 'home_goals'
  | 'away_goals'
  | 'state'
  | 'decision'
  | 'scorers'
  | 'statement'
  | 'home'
  | 'draw'
  | 'away';

/** A figure of how the season may end, whose subject is a club. Places and zones have numbers, places from 1. */
type EndFigure =
  | 'first'
  | 'play_offs'
  | 'champion'
  | 'expected_points'
  | `place-${number}`
  | `zone-${number}`;

/** The name of a club of a tie, whose subject is the tie in the order of the bracket and the club in that of the tie: `3-0`. */
type TieFigure = 'tie';

/** A figure of a page without a subject: matches with a result, and the statement that is its headline. */
type PageFigure = 'finished' | 'table_headline' | 'first_headline';

/** What a place shows that moves on a match day. A figure of the table is called as its field is. */
export type FigureKind = MatchFigure | EndFigure | TieFigure | PageFigure | CountOfStanding;

/** How a figure is written: chances in whole per cent with the sign, or a place as in `1st`. By default as in tables. */
export type FigureForm = 'percent' | 'ordinal';

/** Returns the attributes by which the script finds a figure that moves on a match day. */
export function figureAttribute(kind: FigureKind, subject = '', form?: FigureForm): Html {
  return html` data-figure="${`${kind} ${subject}`.trim()}"${form ? html` data-form="${form}"` : ''}`;
}

/** Returns the attributes of a figure of a match. One of a match that is over does not move. */
export function matchFigure(
  kind: MatchFigure,
  { match_id, status }: Pick<Match, 'match_id' | 'status'>,
): Html {
  return isOpen(status) ? figureAttribute(kind, match_id) : html``;
}

/** Returns a figure that moves on a match day, with its present text. */
export function liveFigure(
  kind: FigureKind,
  subject: string,
  text: string | number,
  form?: FigureForm,
): Html {
  return html`<span${figureAttribute(kind, subject, form)}>${text}</span>`;
}

/** Stands in a text for the figure that `aroundFigure` puts there. */
export const figureMark = '|';

/** Returns a text with a figure in the place of its mark. */
export function aroundFigure(text: string, figure: Html): Html {
  const [before = '', after = ''] = text.split(figureMark);
  return html`${before}${figure}${after}`;
}
