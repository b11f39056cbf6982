import { ofSeason } from '../records/of-season.ts';
import type { Row, Tables } from '../records/published.ts';

type Match = Row<'matches'>;
type Stage = Row<'stages'>;

/** The stored data of a season by which the feed is parsed: it gives the feed's ids their meaning. */
export interface SeasonContext {
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
  readonly stages: readonly Stage[];
  /** The stored matches by their id. */
  readonly matches: ReadonlyMap<string, Match>;
}

/** Returns the beginning that all ids of one competition share: `abc` of `abc::Football_Season::…`. */
export function competitionPrefix(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

/** The tables `seasonContext` reads. */
export const seasonContextTables = ['seasons', 'teams', 'venues', 'stages', 'matches'] as const;

/** @throws {Error} if there is no such season */
export function seasonContext(tables: Tables, season: number): SeasonContext {
  const row = tables.rows('seasons').find((one) => one.season === season);
  if (!row) throw new Error(`there is no season ${season} in data/seasons.csv`);
  const teams = tables.rows('teams');
  return {
    season,
    seasonId: row.season_id,
    isCurrent: row.current,
    clubs: byFeedId(teams, 'team_id', 'club_id'),
    playing: new Set(
      teams
        .filter(
          ({ first_season, last_season }) => first_season <= season && season <= (last_season ?? season),
        )
        .map(({ club_id }) => club_id),
    ),
    venues: byFeedId(tables.rows('venues'), 'stadium_id', 'venue_id'),
    homes: new Map(teams.map(({ club_id, venue_id }) => [club_id, venue_id])),
    stages: ofSeason(tables.rows('stages'), season),
    matches: new Map(tables.rows('matches', season).map((match) => [match.match_id, match])),
  };
}

function byFeedId<FeedId extends string, OurId extends string>(
  rows: readonly ({ [K in FeedId]: string | null } & { [K in OurId]: string })[],
  feedId: FeedId,
  ourId: OurId,
): Map<string, string> {
  return new Map(
    rows.flatMap((row) => {
      const id: string | null = row[feedId];
      return id === null ? [] : [[id, row[ourId]] as const];
    }),
  );
}
