import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { League } from '../records/league-schema.ts';
import { ofSeason } from '../records/season-rules.ts';

/** The stored data of a season by which the feed is parsed: it gives the feed's ids their meaning. */
export interface SeasonContext {
  readonly league: League;
  readonly season: number;
  readonly seasonId: string;
  /** Whether it is the current season: the feed's clubs and dates are those of today. */
  readonly isCurrent: boolean;
  /** club_id by the feed's id. */
  readonly clubs: ReadonlyMap<string, string>;
  /** The clubs that are in the league that season. */
  readonly playing: ReadonlySet<string>;
  /** venue_id by the feed's id. */
  readonly venues: ReadonlyMap<string, string>;
  /** The venue_id of each club's home. */
  readonly homes: ReadonlyMap<string, string>;
  /** Its parts, in order of play. */
  readonly stages: readonly DatasetRow<'stages'>[];
  /** The stored matches by their id. */
  readonly matches: ReadonlyMap<string, DatasetRow<'matches'>>;
}

/** Returns the beginning that all ids of one competition share: `abc` of `abc::Football_Season::…`. */
export function competitionPrefix(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

/**
 * Returns the stored data of a season by which the feed is parsed.
 *
 * @throws {Error} if there is no such season
 */
export function seasonContext(dataset: Dataset, season: number): SeasonContext {
  const row = dataset.seasons.find((candidate) => candidate.season === season);
  if (!row) throw new Error(`there is no season ${season} in data/seasons.csv`);
  const playing = dataset.clubs.filter(
    ({ first_season, last_season }) => first_season <= season && season <= (last_season ?? season),
  );
  return {
    league: dataset.league,
    season,
    seasonId: row.feed_season_id,
    isCurrent: season === dataset.snapshot.season,
    clubs: new Map(dataset.clubs.flatMap((club) => withId(club.feed_team_id, club.club_id))),
    playing: new Set(playing.map(({ club_id }) => club_id)),
    venues: new Map(dataset.venues.flatMap((venue) => withId(venue.feed_stadium_id, venue.venue_id))),
    homes: new Map(dataset.clubs.map(({ club_id, home_venue_id }) => [club_id, home_venue_id])),
    stages: ofSeason(dataset.stages, season),
    matches: new Map(ofSeason(dataset.matches, season).map((match) => [match.match_id, match])),
  };
}

/** Returns an entry by the feed's id, where there is one. */
function withId(feedId: string | null, id: string): (readonly [feedId: string, id: string])[] {
  return feedId === null ? [] : [[feedId, id]];
}
