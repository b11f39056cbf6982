import { hasResult } from '../../derive/matches.ts';
import type { PlayedMatch } from '../../derive/record-book.ts';
import type { Outcome } from '../../records/forecast.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';
import { forecastByMatch } from '../lookups/match-lookups.ts';

/** A result with the chance that the forecasts gave it. */
export interface Surprise {
  readonly match: PlayedMatch;
  readonly chance: number;
  readonly outcome: Outcome;
}

/** All results with a forecast by the chance that it gave them, the least likely first. */
export const surprises = memoize((tables: Tables): readonly Surprise[] =>
  tables
    .rows('matches')
    .filter(hasResult)
    .flatMap((match) => {
      const { outcome, probabilities } = forecastByMatch(tables).get(match.match_id) ?? {};
      return outcome && probabilities ? [{ match, outcome, chance: probabilities[outcome] }] : [];
    })
    .sort((a, b) => a.chance - b.chance),
);

/** The wins among them. */
export const upsets = memoize((tables: Tables) =>
  surprises(tables).filter(({ outcome }) => outcome !== 'draw'),
);
