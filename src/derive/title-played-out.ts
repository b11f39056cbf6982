import type { ForecastConstants } from '../records/forecast-model.ts';
import type { BracketTie, League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import { publishedShares } from './place-shares.ts';
import type { RankedRuns } from './projection-runs.ts';
import { type PlayOffMatch, seedPlaces, type TieState, tieStates } from './tie-states.ts';
import { titleChances } from './title-chances.ts';
import { titleModel } from './title-model.ts';
import { titleChancesOfRuns } from './title-runs.ts';

/** What the play-offs for the title of a season are played out from, where one table sends clubs to them. */
export interface TitlePlayOffs {
  readonly ties: readonly BracketTie[];
  readonly strengths: readonly (readonly [club: string, strength: number])[];
  readonly constants: readonly ForecastConstants[];
  /** The matches that are known, which count once the table is complete. */
  readonly matches: readonly (PlayOffMatch & Pick<Match, 'match_id'>)[];
}

/** A table that was played out. */
interface PlayedOutTable {
  /** The clubs in its order. */
  readonly clubs: readonly string[];
  /** Whether none of its matches is left. */
  readonly isComplete: boolean;
  readonly rankedRuns: RankedRuns;
  /** Returns the best place that a club can still take. */
  bestPlace(club: string): number;
}

/** Who wins the title after a table, and the ties once it is complete. */
interface TitlePlayedOut {
  readonly chances: ReadonlyMap<string, number>;
  readonly ties: readonly TieState[];
}

/**
 * Returns a function of the chances of clubs to win the title after a table, as the projections have them.
 *
 * @param clubs in the order of the simulated runs
 */
export function titlePlayedOut(
  season: number,
  league: Pick<League, 'points' | 'tie_breaks'>,
  { ties, strengths, constants, matches }: TitlePlayOffs,
  clubs: readonly string[],
): (table: PlayedOutTable) => TitlePlayedOut {
  const model = titleModel(season, ties, league, new Map(strengths), constants);
  const places = seedPlaces(ties);
  const addBefore = titleChances(model, clubs);
  const addNow = titleChances(model, clubs, matches);
  return (table) => {
    const seeds = places.map(({ place }) => table.clubs[place - 1] ?? '');
    const chances = table.isComplete
      ? new Float64Array(clubs.length)
      : titleChancesOfRuns(places, clubs.length, () => table.rankedRuns, addBefore);
    if (table.isComplete)
      addNow(
        seeds.map((club) => clubs.indexOf(club)),
        1,
        chances,
      );
    const isPossible = (index: number) =>
      table.isComplete
        ? (chances[index] ?? 0) > 0
        : places.some(({ place }) => table.bestPlace(clubs[index] ?? '') <= place);
    const published = publishedShares([...chances], isPossible);
    return {
      chances: new Map(clubs.map((club, index) => [club, published[index] ?? 0])),
      ties: table.isComplete ? tieStates(model, seeds, matches) : [],
    };
  };
}
