import type { rules } from '../../derive/rating-table.ts';
import type { Html } from '../html.ts';

/** The paragraphs of the page on ratings, in one language. */
export interface RatingProse {
  method(limits: Readonly<Record<keyof typeof rules, string>>): Html;
  reliability(minutes: number): Html;
  readonly expectedGoals: Html;
  fit(figures: {
    readonly sides: number;
    readonly goals: number;
    readonly fittedOn: string;
    readonly error: string;
  }): Html;
}
