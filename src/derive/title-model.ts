import type { ForecastConstants } from '../records/forecast-model.ts';
import type { BracketTie, League } from '../records/league-schema.ts';
import { inForce, pointsIn } from '../records/season-rules.ts';
import { rankResults } from './ranking.ts';
import { forecastMatch } from './strength.ts';
import type { TitleModel } from './title-chances.ts';

/**
 * Returns what the chances of the title of a season are computed with.
 *
 * @param ties the ties and groups of its play-offs
 * @param strengths of the clubs on a day
 */
export function titleModel(
  season: number,
  ties: readonly BracketTie[],
  league: Pick<League, 'points' | 'tie_breaks'>,
  strengths: Parameters<typeof forecastMatch>[1],
  constants: readonly ForecastConstants[],
): TitleModel {
  return {
    ties,
    forecast: (home_club, away_club, neutral) =>
      forecastMatch({ season, home_club, away_club, neutral }, strengths, constants),
    margins: inForce(constants, season).margins,
    group: {
      points: pointsIn(league, season),
      tie_breaks: league.tie_breaks,
      rank: (clubs, results) => rankResults(league, results, [], [...clubs]),
    },
  };
}
