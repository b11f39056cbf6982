import type { rules } from '../../derive/rating-table.ts';
import type { RatingEvidence } from '../../records/rating-evidence.ts';
import type { Html } from '../html.ts';

/** The paragraphs of the page on ratings, in one language. */
export interface RatingProse {
  method(limits: Readonly<Record<keyof typeof rules, string>>): Html;
  reliability(minutes: number): Html;
  evidence(lastFittedSeason: string): Html;
  reliabilityNote(figures: { readonly minutes: number; readonly resamples: string }): Html;
  unrated(players: number, minutes: number): Html;
  fewMinutes(minutes: number): Html;
  awards(
    figures: Pick<RatingEvidence['awards'], 'players' | 'unrated'> &
      Readonly<Record<'median' | 'low' | 'high' | 'mean', string>>,
  ): Html;
  readonly expectedGoals: Html;
  use(figures: {
    readonly explained: string;
    readonly byBigChances: string;
    readonly sides: number;
    readonly excess: string;
    readonly clubs: number;
    readonly expected: string;
    readonly goals: string;
  }): Html;
  fit(figures: {
    readonly sides: number;
    readonly goals: number;
    readonly fittedOn: string;
    readonly error: string;
  }): Html;
}
