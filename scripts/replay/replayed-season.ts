import { inOrderOfPlay } from '../../src/derive/matches.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { goalsOf, listedGoals, stateOf } from './play.ts';

type Match = Dataset['matches'][number];

/**
 * Returns a function that says whether a match was in the schedule at a moment. A knock-out match is in the schedule once
 * its clubs are known. That is when the matches of all tables are over, and the earlier knock-outs of both clubs. The legs
 * of a tie are known together.
 *
 * @param isOver whether a match is over at the moment
 */
export function knownMatches(
  { matches, stages }: Pick<Dataset, 'matches' | 'stages'>,
  isOver: (match: Match) => boolean,
): (match: Match) => boolean {
  const tableStages = new Set(
    stages.filter(({ table }) => table !== null).map(({ season, stage }) => `${season} ${stage}`),
  );
  const isKnockOut = ({ season, stage }: Match) => stage !== null && !tableStages.has(`${season} ${stage}`);
  const isPlayable = ({ status }: Match) => status !== 'CANCELLED';
  return (match) => {
    if (!isKnockOut(match)) return true;
    const clubs = [match.home_club, match.away_club];
    const isLegOf = (other: Match) =>
      other.stage === match.stage && [other.home_club, other.away_club].every((club) => clubs.includes(club));
    const isBefore = (other: Match) =>
      !isKnockOut(other) ||
      (other.date < match.date &&
        !isLegOf(other) &&
        [other.home_club, other.away_club].some((club) => clubs.includes(club)));
    return ofSeason(matches, match.season).filter(isPlayable).filter(isBefore).every(isOver);
  };
}

/** A match and its rows in other tables. */
type Fixture = ReturnType<typeof fixturesOf>[number];

/** A season of `data/`. */
export type Season = ReturnType<typeof seasonsOf>[number];

/** Returns what the replay answers from, season by season. */
export function seasonsOf(dataset: Dataset) {
  const fixtures = fixturesOf(dataset);
  return dataset.seasons.map(({ season, feed_season_id: id }) => ({
    id,
    fixtures: fixtures.filter(({ match }) => match.season === season),
    stages: ofSeason(dataset.stages, season),
    standings: ofSeason(dataset.standings, season),
    // A player who left during a season is not in the feed's list.
    players: ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed'),
    teamStats: ofSeason(dataset.teamStats, season),
  }));
}

/** Returns whether every match with a result was played. Until then the season has no totals. */
export function isPlayedOut({ fixtures }: Season, at: Date | undefined): boolean {
  return fixtures.every(
    ({ match, stateAt }) => match.status !== 'FINISHED' || stateAt(at).status === 'FINISHED',
  );
}

/** Returns the matches that are in the schedule at a moment; without one, all. */
export function knownFixtures({ fixtures, stages }: Season, at: Date | undefined): Fixture[] {
  if (!at) return fixtures;
  const states = new Map(fixtures.map(({ match, stateAt }) => [match, stateAt(at)]));
  const matches = fixtures.map(({ match }) => match);
  // A match without a result counts as over: it would keep all others unknown for good.
  const isOver = (match: (typeof matches)[number]) =>
    match.status !== 'FINISHED' || states.get(match)?.status === 'FINISHED';
  const isKnown = knownMatches({ matches, stages }, isOver);
  return fixtures.filter(({ match }) => isKnown(match));
}

/** Returns every match of all seasons, in order of play. */
function fixturesOf(dataset: Dataset) {
  const goalsOfMatches = Map.groupBy(dataset.goals, ({ match_id }) => match_id);
  const sides = Map.groupBy(dataset.matchStats, ({ match_id }) => match_id);
  const referees = new Map(dataset.referees.map((referee) => [referee.match_id, referee]));
  return dataset.matches.toSorted(inOrderOfPlay).map((match) => {
    const rows = goalsOfMatches.get(match.match_id) ?? [];
    const goals = goalsOf(match, rows);
    return {
      match,
      /** Returns its state at a moment; without one, as `data/` has it. */
      stateAt: (at: Date | undefined) => stateOf(match, goals, at),
      /** The goals that the feed lists, in its order. */
      listedGoals: listedGoals(rows),
      sides: sides.get(match.match_id) ?? [],
      referee: referees.get(match.match_id),
    };
  });
}
