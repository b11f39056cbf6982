import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { type Observation, observation } from '../records/observation.ts';
import { rowOf } from '../records/typed.ts';
import { withMatches } from './matches.ts';

/** Derives the weather at matches, in order of play. */
export function deriveWeather(dataset: Dataset, matches: readonly Match[]): Observation[] {
  return withMatches(dataset.weather, matches).map(({ row, match }) =>
    rowOf(observation, { ...match, ...row }),
  );
}
