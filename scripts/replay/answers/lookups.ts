import { nameIn } from '../../../src/derive/names.ts';
import type { Dataset, DatasetRow } from '../../../src/records/dataset/index.ts';

/** A club as the feed shows it: under its present name, whatever the season. */
export interface Club extends DatasetRow<'clubs'> {
  readonly name: string;
}

/** Rows of the dataset by their ids, for answers that name them. */
export interface Lookups {
  readonly clubs: ReadonlyMap<string, Club>;
  readonly venues: ReadonlyMap<string, DatasetRow<'venues'>>;
  readonly people: ReadonlyMap<string, DatasetRow<'people'>>;
  /** The feed's id of each season. */
  readonly seasonIds: ReadonlyMap<number, string>;
  readonly stages: readonly DatasetRow<'stages'>[];
  /** By season and player_id. */
  readonly shirts: ReadonlyMap<string, number>;
  /** The club each player is at today, or was last. */
  readonly presentClubs: ReadonlyMap<string, string>;
}

export function lookupsOf(dataset: Dataset): Lookups {
  const today = dataset.snapshot.season;
  const byYear = [...dataset.players].sort((a, b) => a.season - b.season);
  return {
    clubs: new Map(
      dataset.clubs.map((club) => {
        const { name } = nameIn(dataset.clubNames, club.club_id, club.last_season ?? today);
        return [club.club_id, { ...club, name }];
      }),
    ),
    venues: new Map(dataset.venues.map((venue) => [venue.venue_id, venue])),
    people: new Map(dataset.people.map((person) => [person.player_id, person])),
    seasonIds: new Map(dataset.seasons.map(({ season, feed_season_id }) => [season, feed_season_id])),
    stages: dataset.stages,
    shirts: new Map(dataset.squads.map((row) => [`${row.season} ${row.player_id}`, row.shirt_number])),
    presentClubs: new Map(
      byYear.flatMap(({ player_id, club }) => (club === null ? [] : [[player_id, club] as const])),
    ),
  };
}

/** @throws {Error} if there is no such row */
export function find<Value>(rows: ReadonlyMap<string | number, Value>, id: string | number): Value {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`${id} is not in the dataset; run npm run check`);
  return row;
}
