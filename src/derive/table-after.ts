import type { Match } from '../records/match.ts';
import type { Points } from '../records/season-rules.ts';
import { certainPlaces } from './certain.ts';
import type { ForecastInputs } from './forecasts.ts';
import { hasResult } from './matches.ts';
import { type PublishedRow, rankResults } from './ranking.ts';
import { forecastMatch, strengthsAt } from './strength.ts';

/** The matches that a table counts, on all its days. */
export interface TableMatches {
  readonly matches: readonly Match[];
  readonly publishedRows: readonly PublishedRow[];
  readonly clubs: string[];
  readonly points: Points;
}

export type TableAfterDay = ReturnType<typeof tableAfter>;

/** Returns the table after a day, the matches still to be played with their probabilities, and what is certain. */
export function tableAfter(
  { matches, publishedRows, clubs, points }: TableMatches,
  date: string,
  { league, history, constants }: Pick<ForecastInputs, 'league' | 'history' | 'constants'>,
) {
  const strengths = strengthsAt(history, date);
  const { results = [], others = [] } = Object.groupBy(matches, (match) =>
    hasResult(match) && match.date <= date ? 'results' : 'others',
  );
  const fixtures = others.map((match) => ({
    ...match,
    probabilities: forecastMatch(match, strengths, constants),
  }));
  const standings = rankResults(league, results, publishedRows, clubs);
  const certainPlace = certainPlaces(standings, fixtures, points, league.tie_breaks);
  return { date, standings, fixtures, certainPlace };
}
