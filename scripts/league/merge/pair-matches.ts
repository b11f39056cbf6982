import { isDeepStrictEqual } from 'node:util';
import { hasResult } from '../../../src/derive/matches.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { groupBy } from '../../../src/records/typed.ts';
import {
  inOrderOfMeetings,
  type MatchPair,
  type Pairing,
  pairInOrder,
  type Unpaired,
  without,
} from './match-pairs.ts';
import { pairMeetings } from './pair-meetings.ts';

type Match = DatasetRow<'matches'>;

/** The pairing of a season. */
export interface SeasonPairing extends Pairing {
  /** Meetings of two clubs that could be paired in several ways, each with the likeliest pairing. */
  readonly unclear: readonly Pairing[];
  /** Rows of the list that contradict each other about one match. All matches of its sides are left out. */
  readonly contradictions: readonly (readonly Match[])[];
}

/** What two rows have in common if they are the same match; null if the row cannot be found by it. */
type KeyOf = (match: Match) => string | null;

const sides: KeyOf = ({ home_club, away_club }) => `${home_club} ${away_club}`;
const sidesAndDate: KeyOf = (match) => `${sides(match)} ${match.date}`;
const stageAndDate: KeyOf = (match) => `${sidesAndDate(match)} ${match.stage}`;
const stageAndScore: KeyOf = (match) =>
  hasResult(match) ? `${sides(match)} ${match.stage} ${match.home_goals}-${match.away_goals}` : null;
const swappedSidesAndDate: KeyOf = ({ status, home_club, away_club, date }) =>
  status === 'FINISHED' ? `${away_club} ${home_club} ${date}` : null;

/**
 * Finds the matches of a list among those of the dataset, all of one season. A match is found by its sides and, in this
 * order, by its date in its own stage, its date in any stage, and its score in its stage. A played match is then found by
 * its date with home and away swapped. The others are found by the order of the meetings.
 *
 * @param isWholeSeason whether the list has each match of the season; otherwise, no match is found by its score
 */
export function pairMatches(
  stored: readonly Match[],
  listed: readonly Match[],
  isWholeSeason: boolean,
): SeasonPairing {
  const { distinct, contradictions } = findContradictions(listed);
  const contradicted = new Set(contradictions.flat().map(sides));
  const isClear = (match: Match) => !contradicted.has(sides(match));
  const keys: (readonly [KeyOf, KeyOf])[] = [
    [stageAndDate, stageAndDate],
    [sidesAndDate, sidesAndDate],
    ...(isWholeSeason ? [[stageAndScore, stageAndScore] as const] : []),
    [swappedSidesAndDate, sidesAndDate],
  ];
  const pairs: MatchPair[] = [];
  let unpaired: Unpaired = {
    stored: stored.filter(isClear).sort(inOrderOfMeetings),
    listed: distinct.filter(isClear).sort(inOrderOfMeetings),
  };
  for (const [storedKey, listedKey] of keys) {
    const found = pairByKey(unpaired, storedKey, listedKey);
    pairs.push(...found);
    unpaired = without(unpaired, found);
  }
  const meetings = pairMeetings(unpaired, isWholeSeason);
  return { ...meetings, pairs: [...pairs, ...meetings.pairs], contradictions };
}

/** Returns the rows of a list without repetitions, and the rows about the same sides on the same day that differ. */
function findContradictions(listed: readonly Match[]) {
  const rowsByDay = [...groupBy(listed, sidesAndDate).values()].map((rows) =>
    rows.filter((row, index) => rows.findIndex((other) => isDeepStrictEqual(other, row)) === index),
  );
  return {
    distinct: rowsByDay.flat(),
    contradictions: rowsByDay.filter((rows) => rows.length > 1),
  };
}

/** Returns the pairs that agree in a key. Several with the same key are paired in order, where both have as many. */
function pairByKey({ stored, listed }: Unpaired, storedKey: KeyOf, listedKey: KeyOf): MatchPair[] {
  const storedByKey = groupBy(stored, storedKey);
  return [...groupBy(listed, listedKey)].flatMap(([key, listedRows]) => {
    const storedRows = key === null ? [] : (storedByKey.get(key) ?? []);
    return storedRows.length === listedRows.length ? pairInOrder(storedRows, listedRows) : [];
  });
}
