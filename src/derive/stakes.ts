import { type Outcome, ofEachOutcome, outcome, type Stake } from '../records/forecast.ts';
import type { Match } from '../records/match.ts';
import type { CertainPlace } from './certain.ts';
import { matchContext } from './matches.ts';
import { type ClubName, nameIn } from './names.ts';
import { publishedShare, roundTo, sum } from './numbers.ts';
import type { Fixture, PlaceShares } from './simulate.ts';

interface StakesInputs {
  /** The matches whose meaning is derived. */
  readonly fixtures: readonly (Match & Fixture)[];
  readonly clubs: readonly string[];
  readonly names: readonly ClubName[];
  /** Returns the places of the clubs in the same runs, in all of which a match has a result. */
  placesAfter(fixture: Fixture, result: Outcome): PlaceShares;
  readonly certainPlace: (club: string) => Pick<CertainPlace, 'best' | 'worst'>;
  readonly playOffs: number | null;
}

/** What matches to come mean. */
export interface Stakes {
  /** For each club. */
  readonly stakes: Stake[];
  /** For all clubs together, by match_id: the sum of the changes of their chances, in percentage points. */
  readonly movedBy: ReadonlyMap<string, number>;
}

/** Derives what matches to come mean: the chances of each club after each of their results. */
export function deriveStakes(inputs: StakesInputs): Stakes {
  const { clubs, names, certainPlace, playOffs } = inputs;
  const stakes: Stake[] = [];
  const movedBy = new Map<string, number>();
  for (const fixture of inputs.fixtures) {
    const given = ofEachOutcome((result) => inputs.placesAfter(fixture, result));
    let moved = 0;
    for (const club of clubs) {
      const { best, worst } = certainPlace(club);
      const shareUpTo = (last: number, shares: PlaceShares) => sum((shares.get(club) ?? []).slice(0, last));
      /** The chances of one of the first places, whose changes count for what the match moves. */
      const chancesOf = (last: number) => {
        const after = ofEachOutcome((result) => shareUpTo(last, given[result]));
        const before = sum(outcome.options.map((result) => fixture.probabilities[result] * after[result]));
        for (const result of outcome.options)
          moved += fixture.probabilities[result] * Math.abs(after[result] - before);
        const certainty = { isSure: worst <= last, isOpen: best <= last };
        return ofEachOutcome((result) => publishedShare(after[result], certainty));
      };
      stakes.push({
        ...matchContext(fixture),
        team: nameIn(names, club, fixture.season).name,
        club,
        first: chancesOf(1),
        play_offs: playOffs === null ? null : chancesOf(playOffs),
      });
    }
    movedBy.set(fixture.match_id, roundTo(moved * 100, 1));
  }
  return { stakes, movedBy };
}
