import { type BracketRound, bracketSoFar, tiesOf, wholeBracket } from './bracket.ts';
import {
  clubsOf,
  connectedParts,
  isSplit,
  isWhole,
  type Meetings,
  meetingsOf,
  pairsAmong,
} from './round-robin.ts';
import type { SeasonMatch } from './season-match.ts';

/** A part of a season by the shape of its matches. */
export interface StageShape {
  /** A group of several, counted from 0 in order of first match; null for a league. */
  readonly group: number | null;
  /** What the round after a league or groups is called; null for these. */
  readonly round: Pick<BracketRound, 'stage' | 'name'> | null;
  readonly isTable: boolean;
  readonly matches: readonly SeasonMatch[];
  readonly expected: number;
  readonly isUnbalanced: boolean;
}

/** What is known of the matches beside their shape. */
export interface ShapeOptions {
  /** Whether matches may follow that the list does not have. */
  readonly canGoOn: boolean;
  /** How often its clubs meet in its format, where the matches leave that open. */
  readonly usualMeetings: number;
  /** Whether the list calls it a group. */
  readonly isTable: boolean;
  readonly hasMatchdays: boolean;
}

/** Returns the parts of some matches, which are in order of play, by their shape alone. */
export function shapesOf(matches: readonly SeasonMatch[], options: ShapeOptions): StageShape[] {
  const meetings = meetingsOf(matches);
  const isTie = meetings.clubs === 2 && !options.isTable;
  if (!isTie && isWhole(meetings)) return [tableOf(matches, options)];
  const groups = wholeGroups(matches);
  if (groups) return groups.map((group, index) => ({ ...tableOf(group, settled), group: index }));
  const knockOut = options.isTable ? null : cupOf(matches, options);
  if (knockOut) return knockOut.map(knockOutShape);
  return groupsAndKnockOuts(matches, options) ?? [leagueOrNone(matches, meetings, options)];
}

const settled: ShapeOptions = { canGoOn: false, usualMeetings: 1, isTable: true, hasMatchdays: false };

/**
 * Returns the rounds of a cup. Of one that goes on, there must be a second round in which the losers of the first are missing,
 * since the first days of a league and of a cup look the same.
 */
function cupOf(matches: readonly SeasonMatch[], { canGoOn, hasMatchdays }: ShapeOptions) {
  const isTooEarly = canGoOn && (hasMatchdays || matches.length === 1);
  const whole = isTooEarly ? null : wholeBracket(matches);
  if (whole || !canGoOn) return whole;
  const seen = new Set<string>();
  const firstTies = tiesOf(matches).filter(({ clubs }) => {
    const isFirst = !clubs.some((club) => seen.has(club));
    for (const club of clubs) seen.add(club);
    return isFirst;
  });
  const rounds = bracketSoFar(matches, firstTies.length, { mayDrawsGoOn: false });
  const second = rounds?.[1]?.matches ?? [];
  return tiesOf(second).length > 1 ? rounds : null;
}

function knockOutShape(round: BracketRound): StageShape {
  return { ...withoutTable(round.matches), round };
}

function withoutTable(matches: readonly SeasonMatch[]): StageShape {
  return {
    group: null,
    round: null,
    isTable: false,
    matches,
    expected: matches.length,
    isUnbalanced: false,
  };
}

/** Returns the matches of groups in each of which all clubs met equally often; null where they are no such thing. */
function wholeGroups(matches: readonly SeasonMatch[]): SeasonMatch[][] | null {
  const parts = connectedParts(matches);
  if (parts.length < 2) return null;
  const meetings = parts.map(meetingsOf);
  // A group may have two clubs, but a first round of ties is no groups.
  return meetings.every(isWhole) && meetings.some(({ clubs }) => clubs > 2) ? parts : null;
}

/** Returns a table of the matches of a league or a group. */
function tableOf(matches: readonly SeasonMatch[], options: ShapeOptions): StageShape {
  const meetings = meetingsOf(matches);
  const table = { group: null, round: null, isTable: true, matches };
  const format = pairsAmong(meetings.clubs) * formatMeetings(meetings, options);
  const isNeutral = matches.every(({ listed }) => listed.neutral);
  const hasFixtures = matches.some(({ isPlayed }) => !isPlayed);
  // Where each two clubs have met once, half of a season may be over.
  if (isWhole(meetings) && (!options.canGoOn || hasFixtures || isNeutral || format === matches.length))
    return { ...table, expected: matches.length, isUnbalanced: false };
  const isFormatOfItsOwn =
    meetings.fewestMatches === meetings.mostMatches &&
    (isSplit(matches) || meetings.most - meetings.fewest > 1 || hasFixtures);
  const canBecomeWhole =
    options.canGoOn && matches.length < format && !isFormatOfItsOwn && !isMixed(meetings);
  return canBecomeWhole
    ? { ...table, expected: format, isUnbalanced: false }
    : { ...table, expected: matches.length, isUnbalanced: true };
}

/** Returns how often two clubs meet in a format in which some have met so often. */
function formatMeetings({ most, mostAtHome }: Meetings, { usualMeetings }: ShapeOptions): number {
  return Math.max(usualMeetings, most > 2 || mostAtHome > 1 ? mostAtHome * 2 : most);
}

/** Returns whether clubs have met so unequally that no format of equal meetings comes of it. */
function isMixed({ fewest, most, mostAtHome }: Meetings): boolean {
  return mostAtHome > 1 && most - fewest > 2;
}

/** Returns the groups or the league of the first matches and the knock-out of the rest; null where there is no such day. */
function groupsAndKnockOuts(matches: readonly SeasonMatch[], options: ShapeOptions): StageShape[] | null {
  const days = [...Map.groupBy(matches, ({ date }) => date).values()];
  for (let count = days.length - 1; count > 0; count -= 1) {
    const first = days.slice(0, count).flat();
    const rest = days.slice(count).flat();
    const clubs = clubsOf(first);
    if (![...clubsOf(rest)].every((club) => clubs.has(club))) continue;
    const groups = wholeGroups(first);
    const knockOut = groups ? afterGroups(groups, rest, options) : afterLeague(first, rest, options);
    if (knockOut) return [...(groups ? shapesOf(first, settled) : [tableOf(first, settled)]), ...knockOut];
  }
  return null;
}

/** Returns what follows groups: a knock-out, as far as it is known, or groups again. */
function afterGroups(
  groups: readonly SeasonMatch[][],
  rest: readonly SeasonMatch[],
  options: ShapeOptions,
): StageShape[] | null {
  const groupOf = new Map(groups.flatMap((group, index) => [...clubsOf(group)].map((club) => [club, index])));
  const [opening] = rest;
  // After the first half of groups, their clubs meet again at once.
  if (!opening || groupOf.get(opening.home) === groupOf.get(opening.away)) return null;
  const firstTies = 2 ** Math.ceil(Math.log2(groups.length));
  const bracket = wholeBracket(rest);
  const isPlayedOut = bracket && (!options.canGoOn || bracket.length > 1);
  if (isPlayedOut) return bracket.map(knockOutShape);
  if (options.canGoOn)
    return bracketSoFar(rest, firstTies, { mayDrawsGoOn: true })?.map(knockOutShape) ?? null;
  const meetings = meetingsOf(rest);
  if (meetings.clubs > 2 && isWhole(meetings)) return [{ ...tableOf(rest, settled), round: finalRound }];
  return wholeGroups(rest) || groupsFirst(rest) ? shapesOf(rest, options) : null;
}

/** The name of a group that follows groups. */
const finalRound = { stage: 'final-round', name: 'Final round' };

function groupsFirst(matches: readonly SeasonMatch[]): boolean {
  return groupsAndKnockOuts(matches, settled) !== null;
}

/**
 * Returns the knock-out that follows a league whose clubs met at home and away; null where none does. Of a season that may go
 * on, a few matches of the next round would look like one.
 */
function afterLeague(
  league: readonly SeasonMatch[],
  rest: readonly SeasonMatch[],
  { canGoOn }: ShapeOptions,
): StageShape[] | null {
  const meetings = meetingsOf(league);
  if (canGoOn || meetings.clubs < 3 || !isWhole(meetings)) return null;
  const bracket = wholeBracket(rest);
  return bracket && bracket.length > 1 ? bracket.map(knockOutShape) : null;
}

/** Returns a table for a league, whole or not; without a table what is neither a league nor groups nor a knock-out. */
function leagueOrNone(
  matches: readonly SeasonMatch[],
  meetings: Meetings,
  options: ShapeOptions,
): StageShape {
  if (options.isTable) return tableOf(matches, options);
  const areConnected = connectedParts(matches).length === 1;
  const meanMatches = (matches.length * 2) / meetings.clubs;
  const isEven = meetings.mostMatches - meetings.fewestMatches <= 2;
  const isLeague = isEven ? meetings.clubs > 2 : meanMatches >= (meetings.clubs - 1) / 2;
  // After its first days, a league is in parts that have yet to meet.
  const isBeginning = options.canGoOn && isEven && meetings.most <= 2;
  return isBeginning || (areConnected && isLeague) ? tableOf(matches, options) : withoutTable(matches);
}
