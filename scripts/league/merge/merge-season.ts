import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { findChanges, type MatchChange, withChanges } from './match-changes.ts';
import type { MatchPair, Pairing, Unpaired } from './match-pairs.ts';
import { pairMatches } from './pair-matches.ts';
import { describeValues, type MatchColumn } from './value-changes.ts';

type Match = DatasetRow<'matches'>;

/** A match of the dataset, and what an update makes of it. */
export interface MergeStep {
  readonly before: Match;
  /** Null where the match is removed. */
  readonly after: Match | null;
}

/** What an update makes of the matches of a season. */
export interface MergedSeason {
  readonly steps: readonly MergeStep[];
  /** Matches that only the list has, without an id. */
  readonly newMatches: readonly Match[];
  /** The changes that are not made until the user accepts them, as lines. */
  readonly needed: readonly string[];
  /** Rows of the list that contradict each other about one match. */
  readonly contradictions: readonly (readonly Match[])[];
}

interface MergeRules {
  readonly columns: readonly MatchColumn[];
  readonly isWholeSeason: boolean;
  readonly accepted: ReadonlySet<string>;
}

type Part = Pick<MergedSeason, 'steps' | 'newMatches' | 'needed'>;

/** Updates the matches of a season from those of a list. */
export function mergeSeason({ stored, listed }: Unpaired, rules: MergeRules): MergedSeason {
  const pairing = pairMatches(stored, listed, rules.isWholeSeason);
  const parts = [
    ...pairing.pairs.map((pair) => mergePair(pair, rules)),
    ...pairing.unclear.map((meetings) => mergeUnclear(meetings, rules)),
    ...pairing.onlyStored.map((match) => mergeMissing(match, rules)),
    { steps: [], newMatches: pairing.onlyListed, needed: [] },
  ];
  const steps = parts.flatMap((part) => part.steps);
  const merged = new Set(steps.map(({ before }) => before));
  const untouched = stored.filter((match) => !merged.has(match));
  return {
    steps: [...steps, ...untouched.map((match) => ({ before: match, after: match }))],
    newMatches: parts.flatMap((part) => part.newMatches),
    needed: parts.flatMap((part) => part.needed),
    contradictions: pairing.contradictions,
  };
}

/**
 * Updates a match of the dataset with the changes that need no word, and with those that the user accepted.
 *
 * @param isAccepted whether a change is accepted besides
 */
function mergePair(
  { stored, listed }: MatchPair,
  { columns, accepted }: MergeRules,
  isAccepted: (change: MatchChange) => boolean = () => false,
): Part {
  const lineOf = ({ values }: MatchChange) => `${stored.match_id} ${describeValues(values)}`;
  const changes = findChanges(stored, listed, columns);
  const refused = changes.filter(
    (change) => change.needsWord && !isAccepted(change) && !accepted.has(lineOf(change)),
  );
  const made = changes.filter((change) => !refused.includes(change));
  return {
    steps: [{ before: stored, after: withChanges(stored, made) }],
    newMatches: [],
    needed: refused.map(lineOf),
  };
}

/** Updates meetings of which it is not clear which is which, if the user accepts the likeliest pairing. */
function mergeUnclear({ pairs, onlyStored, onlyListed }: Pairing, rules: MergeRules): Part {
  const isSchedule = ({ values }: MatchChange) => values.some(({ column }) => column === 'date');
  const removed = rules.isWholeSeason ? onlyStored.filter(isToBePlayed) : [];
  const moves = pairs.map(({ stored, listed }) => {
    const changes = findChanges(stored, listed, rules.columns).filter(isSchedule);
    return `${stored.match_id} ${describeValues(changes.flatMap(({ values }) => values))}`;
  });
  const line = [
    ...moves,
    ...onlyListed.map(({ date }) => `new match on ${date}`),
    ...removed.map(({ match_id }) => `${match_id} removed`),
  ].join('; ');
  const isAccepted = rules.accepted.has(line);
  const merged = pairs.map((pair) => mergePair(pair, rules, isSchedule));
  const missing = onlyStored
    .filter((match) => !removed.includes(match))
    .map((match) => mergeMissing(match, rules));
  const needed = [...merged, ...missing].flatMap((part) => part.needed);
  if (!isAccepted) return { steps: [], newMatches: [], needed: [line, ...needed] };
  return {
    steps: [
      ...[...merged, ...missing].flatMap(({ steps }) => steps),
      ...removed.map((match) => ({ before: match, after: null })),
    ],
    newMatches: onlyListed,
    needed,
  };
}

/** Removes a match that the list no longer has, if it was to be played or the user accepts it. */
function mergeMissing(match: Match, { isWholeSeason, accepted }: MergeRules): Part {
  const line = `${match.match_id} removed`;
  const mayBeMissing = !isWholeSeason || match.status === 'CANCELLED';
  const isRemoved = !mayBeMissing && (isToBePlayed(match) || accepted.has(line));
  return {
    steps: [{ before: match, after: isRemoved ? null : match }],
    newMatches: [],
    needed: mayBeMissing || isRemoved ? [] : [line],
  };
}

/** Returns whether a match has not begun. */
function isToBePlayed({ status }: Match): boolean {
  return status === 'UPCOMING' || status === 'POSTPONED';
}
