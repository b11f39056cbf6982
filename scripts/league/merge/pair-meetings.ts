import { hasResult, isOpen } from '../../../src/derive/matches.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { groupBy } from '../../../src/records/typed.ts';
import { type MatchPair, type Pairing, pairInOrder, type Unpaired, without } from './match-pairs.ts';

type Match = DatasetRow<'matches'>;

/**
 * Pairs the meetings of the same sides in the same stage, whose dates differ. They are paired in order where none of those
 * in the dataset was played and the list has as many, or where it has the whole season and there is one on both sides.
 * All others are unclear.
 */
export function pairMeetings(
  unpaired: Unpaired,
  isWholeSeason: boolean,
): Pairing & { readonly unclear: readonly Pairing[] } {
  const keyOf = ({ stage, home_club, away_club }: Match) => `${home_club} ${away_club} ${stage}`;
  const storedByKey = groupBy(unpaired.stored, keyOf);
  const pairs: MatchPair[] = [];
  const unclear: Pairing[] = [];
  for (const [key, listed] of groupBy(unpaired.listed, keyOf)) {
    const stored = findCandidates(storedByKey.get(key) ?? [], listed, isWholeSeason);
    if (isClear(stored, listed, isWholeSeason)) pairs.push(...pairInOrder(stored, listed));
    else if (stored.length > 0) unclear.push(pairNearest({ stored, listed }));
  }
  const others = without(unpaired, [...pairs, ...unclear.flatMap((pairing) => pairing.pairs)]);
  const unclearRows = new Set(
    unclear.flatMap(({ onlyStored, onlyListed }) => [...onlyStored, ...onlyListed]),
  );
  return {
    pairs,
    unclear,
    onlyStored: others.stored.filter((match) => !unclearRows.has(match)),
    onlyListed: others.listed.filter((match) => !unclearRows.has(match)),
  };
}

/**
 * Returns the matches of the dataset that those of a list may be. In a part of a season, a played match is another meeting
 * unless its score is the same.
 */
function findCandidates(
  stored: readonly Match[],
  listed: readonly Match[],
  isWholeSeason: boolean,
): readonly Match[] {
  const hasScoreOf = (match: Match) =>
    hasResult(match) &&
    listed.some(
      ({ home_goals, away_goals }) => home_goals === match.home_goals && away_goals === match.away_goals,
    );
  return isWholeSeason ? stored : stored.filter((match) => isOpen(match.status) || hasScoreOf(match));
}

function isClear(stored: readonly Match[], listed: readonly Match[], isWholeSeason: boolean): boolean {
  if (stored.length !== listed.length) return false;
  return stored.every(({ status }) => isOpen(status)) || (isWholeSeason && stored.length === 1);
}

/** Pairs the matches whose dates are nearest to each other first. */
function pairNearest(meetings: Unpaired): Pairing {
  const distances = meetings.stored
    .flatMap((stored) => meetings.listed.map((listed) => ({ stored, listed })))
    .map((pair) => ({
      pair,
      distance: Math.abs(Date.parse(pair.stored.date) - Date.parse(pair.listed.date)),
    }))
    .sort((a, b) => a.distance - b.distance);
  const pairs: MatchPair[] = [];
  for (const { pair } of distances) {
    const isPaired = pairs.some(({ stored, listed }) => stored === pair.stored || listed === pair.listed);
    if (!isPaired) pairs.push(pair);
  }
  const { stored: onlyStored, listed: onlyListed } = without(meetings, pairs);
  return { pairs, onlyStored, onlyListed };
}
