import { inOrderOfPlay } from '../../src/derive/matches.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { type Goal, goalsOf, type Listed, listedGoals } from './goals.ts';
import { type MatchState, stateOf } from './play.ts';

/** A match and its rows in other tables. */
export interface Fixture {
  readonly match: DatasetRow<'matches'>;
  /** All its goals, by minute, once it is played. */
  readonly goals: readonly Goal[];
  /** Returns its state at a moment; without one, as `data/` has it. */
  readonly stateAt: (at: Date | undefined) => MatchState;
  /** Those the feed lists, in its order. */
  readonly listed: readonly Listed[];
  readonly sides: readonly DatasetRow<'matchStats'>[];
  readonly referee: DatasetRow<'referees'> | undefined;
}

/** A season of `data/`. */
export interface Season extends Pick<Dataset, 'stages' | 'standings' | 'players' | 'teamStats'> {
  readonly id: string;
  /** In order of play. */
  readonly fixtures: readonly Fixture[];
}

export function seasonsOf(dataset: Dataset): Season[] {
  const fixtures = fixturesOf(dataset);
  return dataset.seasons.map(({ season, feed_season_id }) => ({
    id: feed_season_id,
    fixtures: fixtures.filter(({ match }) => match.season === season),
    stages: ofSeason(dataset.stages, season),
    standings: ofSeason(dataset.standings, season),
    // A player who left during a season is not in the feed's list.
    players: ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed'),
    teamStats: ofSeason(dataset.teamStats, season),
  }));
}

/** Whether every match with a result was played: only then does `data/` have the season's totals. */
export function isPlayedOut({ fixtures }: Season, at: Date | undefined): boolean {
  return fixtures.every(
    ({ match, stateAt }) => match.status !== 'FINISHED' || stateAt(at).status === 'FINISHED',
  );
}

/** Returns every match of all seasons, in order of play. */
export function fixturesOf(dataset: Dataset): Fixture[] {
  const stored = Map.groupBy(dataset.goals, ({ match_id }) => match_id);
  const sides = Map.groupBy(dataset.matchStats, ({ match_id }) => match_id);
  const referees = new Map(dataset.referees.map((referee) => [referee.match_id, referee]));
  return [...dataset.matches].sort(inOrderOfPlay).map((match) => {
    const rows = stored.get(match.match_id) ?? [];
    const goals = goalsOf(match, rows);
    return {
      match,
      goals,
      stateAt: (at) => stateOf(match, goals, at),
      listed: listedGoals(rows),
      sides: sides.get(match.match_id) ?? [],
      referee: referees.get(match.match_id),
    };
  });
}
