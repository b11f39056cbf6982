import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { ascending } from '../../../src/records/text.ts';

type Match = DatasetRow<'matches'>;

/** A match of the dataset, and the same match in a list. */
export interface MatchPair {
  readonly stored: Match;
  readonly listed: Match;
}

/** Matches of the dataset and of a list: those that are the same, and those that only one of the two has. */
export interface Pairing {
  readonly pairs: readonly MatchPair[];
  readonly onlyStored: readonly Match[];
  readonly onlyListed: readonly Match[];
}

/** Matches that are in no pair yet. */
export interface Unpaired {
  readonly stored: readonly Match[];
  readonly listed: readonly Match[];
}

/** Compares by day, sides and stage, which no two matches have in common. */
export function inOrderOfMeetings(a: Match, b: Match): number {
  return (
    ascending(a.date, b.date) ||
    ascending(a.home_club, b.home_club) ||
    ascending(a.away_club, b.away_club) ||
    ascending(a.stage ?? '', b.stage ?? '')
  );
}

/** Pairs the first match of the dataset with the first of a list, and so on. */
export function pairInOrder(stored: readonly Match[], listed: readonly Match[]): MatchPair[] {
  return stored.flatMap((match, index) => {
    const row = listed[index];
    return row ? { stored: match, listed: row } : [];
  });
}

/** Returns the matches that are in none of the pairs. */
export function without({ stored, listed }: Unpaired, pairs: readonly MatchPair[]): Unpaired {
  const paired = new Set(pairs.flatMap((pair) => [pair.stored, pair.listed]));
  return {
    stored: stored.filter((match) => !paired.has(match)),
    listed: listed.filter((match) => !paired.has(match)),
  };
}
