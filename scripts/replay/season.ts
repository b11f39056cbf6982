import { clubsOfMatches } from '../../src/derive/clubs-of-matches.ts';
import { inOrderOfPlay } from '../../src/derive/matches.ts';
import { nameIn } from '../../src/derive/names.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { type Goal, goalsOf, type Listed, listedGoals } from './goals.ts';
import { stateOf } from './play.ts';

/** A match with all that `data/` knows of it. */
export interface Fixture {
  readonly match: DatasetRow<'matches'>;
  readonly ground: DatasetRow<'venues'>;
  /** All its goals, by minute, once it is played. */
  readonly goals: readonly Goal[];
  /** Those the feed lists, in its order. */
  readonly listed: readonly Listed[];
  readonly sides: readonly DatasetRow<'matchStats'>[];
  readonly referee: DatasetRow<'referees'> | undefined;
}

/** A club as the feed shows it: under its present name, whatever the season. */
export interface Club extends DatasetRow<'clubs'> {
  readonly name: string;
  readonly short_name: string;
  readonly ground: DatasetRow<'venues'> | undefined;
}

/** A season of `data/`. */
export interface Season {
  readonly year: number;
  readonly id: string;
  /** In order of play. */
  readonly fixtures: readonly Fixture[];
  readonly stages: readonly DatasetRow<'stages'>[];
  readonly published: readonly DatasetRow<'standings'>[];
  readonly players: readonly DatasetRow<'players'>[];
  readonly shirts: ReadonlyMap<string, number>;
  readonly teamStats: readonly DatasetRow<'teamStats'>[];
  /** Every club of all seasons. */
  readonly clubs: ReadonlyMap<string, Club>;
  readonly people: ReadonlyMap<string, DatasetRow<'people'>>;
  /** The club each player is at today, or was last. */
  readonly presentClubs: ReadonlyMap<string, string>;
}

export function seasonsOf(dataset: Dataset): Season[] {
  const clubs = clubsOf(dataset);
  const people = new Map(dataset.people.map((person) => [person.player_id, person]));
  const byYear = [...dataset.players].sort((a, b) => a.season - b.season);
  const presentClubs = new Map(
    byYear.flatMap(({ player_id, club }) => (club === null ? [] : [[player_id, club] as const])),
  );
  const fixtures = fixturesOf(dataset);
  return dataset.seasons.map(({ season: year, feed_season_id }) => {
    return {
      year,
      id: feed_season_id,
      fixtures: fixtures.filter(({ match }) => match.season === year),
      stages: ofSeason(dataset.stages, year),
      published: ofSeason(dataset.standings, year),
      // Who left during a season is not in the feed's list.
      players: ofSeason(dataset.players, year).filter(({ basis }) => basis === 'feed'),
      shirts: new Map(ofSeason(dataset.squads, year).map((row) => [row.player_id, row.shirt_number])),
      teamStats: ofSeason(dataset.teamStats, year),
      clubs,
      people,
      presentClubs,
    };
  });
}

/** Whether all was played that `data/` has results of: only then does it know a season's totals. */
export function isPlayedOut({ fixtures }: Season, at: Date | undefined): boolean {
  return fixtures.every(
    ({ match, goals }) => match.status !== 'FINISHED' || stateOf(match, goals, at).status === 'FINISHED',
  );
}

/** The clubs that play in a season. */
export function playing({ fixtures }: Season): Set<string> {
  return new Set(clubsOfMatches(fixtures.map(({ match }) => match)));
}

/** @throws {Error} if `data/` has no such club */
export function clubOf({ clubs }: Season, id: string): Club {
  return known(clubs, id);
}

function clubsOf(dataset: Dataset): Map<string, Club> {
  const grounds = new Map(dataset.venues.map((venue) => [venue.venue_id, venue]));
  const today = dataset.snapshot.season;
  return new Map(
    dataset.clubs.map((club) => {
      const { name, short_name } = nameIn(dataset.clubNames, club.club_id, club.last_season ?? today);
      return [club.club_id, { ...club, name, short_name, ground: grounds.get(club.home_venue_id) }];
    }),
  );
}

/** Every match of all seasons, in order of play. */
export function fixturesOf(dataset: Dataset): Fixture[] {
  const grounds = new Map(dataset.venues.map((venue) => [venue.venue_id, venue]));
  const stored = Map.groupBy(dataset.goals, ({ match_id }) => match_id);
  const sides = Map.groupBy(dataset.matchStats, ({ match_id }) => match_id);
  const referees = new Map(dataset.referees.map((referee) => [referee.match_id, referee]));
  return [...dataset.matches].sort(inOrderOfPlay).map((match) => {
    const goals = stored.get(match.match_id) ?? [];
    return {
      match,
      ground: known(grounds, match.venue_id),
      goals: goalsOf(match, goals),
      listed: listedGoals(goals),
      sides: sides.get(match.match_id) ?? [],
      referee: referees.get(match.match_id),
    };
  });
}

function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} resolves to nothing; run npm run check`);
  return value;
}
