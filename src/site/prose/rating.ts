import type { rules } from '../../derive/rating-table.ts';
import type { RatingEvidence } from '../../records/rating-evidence.ts';
import type { Html } from '../html.ts';

/** The paragraphs of the page on ratings, in one language. */
export interface RatingProse {
  method(limits: typeof rules): Html;
  reliability(minutes: number): Html;
  evidence(lastFittedSeason: string): Html;
  reliabilityNote(figures: { readonly minutes: number; readonly resamples: string }): Html;
  awards(awards: RatingEvidence['awards']): Html;
  readonly expectedGoals: Html;
  fit(figures: {
    readonly sides: number;
    readonly goals: number;
    readonly fittedOn: string;
    readonly error: string;
  }): Html;
}
