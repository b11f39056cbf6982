import type { ClubStrength, Forecast } from '../records/forecast.ts';
import type { ForecastConstants } from '../records/forecast-model.ts';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import { type ClubName, nameIn } from '../records/season-rules.ts';
import { ascending } from '../records/text.ts';
import { groupBy } from '../records/typed.ts';
import { clubsOfMatches, hasResult, matchContext } from './matches.ts';
import { roundTo } from './numbers.ts';
import { forecastMatch, outcomeOf, type StrengthState, strengthOf, strengthsAt } from './strength.ts';

/** What forecasts are computed from. */
export interface ForecastInputs {
  readonly league: Pick<League, 'points' | 'tie_breaks' | 'zones' | 'champion' | 'unbalanced' | 'brackets'>;
  /** The matches of all seasons, in order of play. */
  readonly matches: readonly Match[];
  readonly constants: readonly ForecastConstants[];
  readonly history: readonly StrengthState[];
  readonly names: readonly ClubName[];
  /** The day up to which the results are known. */
  readonly asOf: string;
}

/** Returns the days of a season whose state is published: the day before its first match, and each with results since. */
export function publishedDays(
  seasonMatches: readonly Match[],
  { history, asOf }: Pick<ForecastInputs, 'history' | 'asOf'>,
): string[] {
  const [first] = seasonMatches;
  if (!first) return [];
  const [start = asOf] = [addDays(first.date, -1), asOf].sort();
  const last = seasonMatches.findLast(hasResult)?.date ?? start;
  const days = history.map(({ date }) => date).filter((date) => date > start && date <= last);
  return [start, ...days];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day so many days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the matches of each season that were not cancelled. */
export function matchesBySeason(matches: readonly Match[]) {
  return groupBy(
    matches.filter(({ status }) => status !== 'CANCELLED'),
    ({ season }) => season,
  );
}

/** Derives the strength of each club before a season and after each of its matches, strongest club of a day first. */
export function deriveClubStrength(inputs: ForecastInputs): ClubStrength[] {
  return [...matchesBySeason(inputs.matches)].flatMap(([season, matches]) => {
    const [start] = publishedDays(matches, inputs);
    const days = [[start ?? '', matches] as const, ...groupBy(matches.filter(hasResult), ({ date }) => date)];
    return days.flatMap(([date, matchesOfDay]) => {
      const strengths = strengthsAt(inputs.history, date);
      return clubsOfMatches(matchesOfDay)
        .map((club) => ({
          season,
          date,
          team: nameIn(inputs.names, club, season).name,
          club,
          strength: roundTo(strengthOf(strengths, club), 2),
        }))
        .sort((a, b) => b.strength - a.strength || ascending(a.club, b.club));
    });
  });
}

/**
 * Derives the forecast of each match from the results up to the day before it, in order of play.
 *
 * @param stakes how much matches to come move, by match_id
 */
export function deriveForecasts(
  inputs: ForecastInputs,
  stakes: ReadonlyMap<string, number> = new Map(),
): Forecast[] {
  return [...matchesBySeason(inputs.matches)].flatMap(([, matches]) => {
    const days = publishedDays(matches, inputs);
    return matches.map((match): Forecast => {
      const forecastDate = days.findLast((day) => day < match.date) ?? match.date;
      const { home, draw } = forecastMatch(
        match,
        strengthsAt(inputs.history, forecastDate),
        inputs.constants,
      );
      const rounded = { home: roundTo(home, 4), draw: roundTo(draw, 4) };
      return {
        ...matchContext(match),
        neutral: match.neutral,
        forecast_date: forecastDate,
        probabilities: { ...rounded, away: roundTo(1 - rounded.home - rounded.draw, 4) },
        outcome: outcomeOf(match),
        stakes: stakes.get(match.match_id) ?? null,
      };
    });
  });
}
