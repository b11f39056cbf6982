import type { Outcome } from '../records/forecast.ts';
import type { ForecastConstants } from '../records/forecast-model.ts';
import type { Match } from '../records/match.ts';
import { inForce } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { hasResult, type Result } from './matches.ts';

/** The strengths of clubs by club_id; a club without a match has none yet. */
type Strengths = ReadonlyMap<string, number>;

/** The strengths at the end of a day with results. */
export interface StrengthState {
  readonly date: string;
  readonly strengths: Strengths;
}

/** The columns of a match that strengths depend on. */
type StrengthResult = Result & Pick<Match, 'neutral' | 'win_reason'>;

export type Probabilities = Readonly<Record<Outcome, number>>;

/** Returns the probabilities of a result that is certain. */
export function certainly(result: Outcome): Probabilities {
  return {
    home: Number(result === 'home'),
    draw: Number(result === 'draw'),
    away: Number(result === 'away'),
  };
}

const strengthBeforeFirstMatch = 1500;

/** Returns the strength of a club. */
export function strengthOf(strengths: Strengths, club: string): number {
  return strengths.get(club) ?? strengthBeforeFirstMatch;
}

/** Returns the strengths at the end of a day. */
export function strengthsAt(history: readonly StrengthState[], date: string): Strengths {
  return history.findLast((state) => state.date <= date)?.strengths ?? new Map();
}

/** Returns the strengths at which clubs begin that are new to a league after its first season, where they were fitted. */
export function newcomersOf(
  matches: readonly Pick<Match, 'season' | 'home_club' | 'away_club'>[],
  constants: readonly ForecastConstants[],
): Map<string, number> {
  const firstSeasons = new Map<string, number>();
  for (const { season, home_club, away_club } of matches.toReversed())
    for (const club of [home_club, away_club]) firstSeasons.set(club, season);
  const newcomers = [...firstSeasons].filter(([, season]) => season !== matches[0]?.season);
  return new Map(
    newcomers.map(([club, season]) => [
      club,
      inForce(constants, season).newcomer ?? strengthBeforeFirstMatch,
    ]),
  );
}

/**
 * Computes the strengths after each day with results. All matches of a day are forecast before one of them changes a
 * strength, so their order does not matter.
 *
 * @param matches of all seasons, in order of play
 */
export function computeStrengths(
  matches: readonly StrengthResult[],
  constants: readonly ForecastConstants[],
): StrengthState[] {
  let strengths: Strengths = newcomersOf(matches, constants);
  return [...groupBy(matches.filter(hasResult), ({ date }) => date)].map(([date, results]) => {
    const changed = new Map(strengths);
    for (const match of results) {
      const { home, draw } = forecastMatch(match, strengths, constants);
      const change = inForce(constants, match.season).k * (scoreOf(match) - home - draw / 2);
      changed.set(match.home_club, strengthOf(changed, match.home_club) + change);
      changed.set(match.away_club, strengthOf(changed, match.away_club) - change);
    }
    strengths = changed;
    return { date, strengths };
  });
}

/** Forecasts the result of a match after 90 minutes by Davidson's model of ties (1970), on the scale of Elo ratings. */
export function forecastMatch(
  { season, home_club, away_club, neutral }: Pick<Match, 'season' | 'home_club' | 'away_club' | 'neutral'>,
  strengths: Strengths,
  constants: readonly ForecastConstants[],
): Probabilities {
  const { home_advantage, draw } = inForce(constants, season);
  const lead = strengthOf(strengths, home_club) - strengthOf(strengths, away_club);
  // Engines may round a power differently in its last digits, which no published figure has.
  const odds = 10 ** ((lead + (neutral ? 0 : home_advantage)) / 800);
  const total = odds + draw + 1 / odds;
  return { home: odds / total, draw: draw / total, away: 1 / odds / total };
}

/** Returns the result of a match after 90 minutes; null where it is not finished. */
export function outcomeOf(match: StrengthResult): Outcome | null {
  if (!hasResult(match)) return null;
  const { win_reason, home_goals, away_goals } = match;
  if (win_reason === 'ExtraTime' || win_reason === 'Penalties' || home_goals === away_goals) return 'draw';
  return home_goals > away_goals ? 'home' : 'away';
}

function scoreOf(match: StrengthResult): number {
  const outcome = outcomeOf(match);
  return outcome === 'draw' ? 0.5 : Number(outcome === 'home');
}
