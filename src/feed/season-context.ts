import { ofSeason } from '../records/of-season.ts';
import type { Row, Tables } from '../records/published.ts';

type Match = Row<'matches'>;
type Stage = Row<'stages'>;

/** What our own data say of a season: the feed is understood by it, and what it does not know is not ours. */
export interface SeasonContext {
  readonly season: number;
  readonly seasonId: string;
  /** The season is under way: the feed's clubs and dates are of today. */
  readonly isCurrent: boolean;
  /** club_id by the feed's id. */
  readonly clubs: ReadonlyMap<string, string>;
  /** The clubs that are in the league that season. */
  readonly playing: ReadonlySet<string>;
  /** venue_id by the feed's id. */
  readonly venues: ReadonlyMap<string, string>;
  /** The home ground of each club. */
  readonly homes: ReadonlyMap<string, string>;
  /** Its parts, in order of play. */
  readonly stages: readonly Stage[];
  /** The matches known already. */
  readonly matches: ReadonlyMap<string, Match>;
}

/** What every id of one competition begins with: `cpl` of `cpl::Football_Season::…`. */
export function competition(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

/** The tables `seasonContext` reads. */
export const seasonContextTables = ['seasons', 'teams', 'venues', 'stages', 'matches'] as const;

/** @throws {Error} if there is no such season */
export function seasonContext(tables: Tables, season: number): SeasonContext {
  const row = tables.rows('seasons').find((one) => one.season === season);
  if (!row) throw new Error(`there is no season ${season} in data/seasons.csv`);
  const teams = tables.rows('teams');
  const venues = tables.rows('venues');
  const byName = new Map(venues.map(({ name, venue_id }) => [name, venue_id]));
  return {
    season,
    seasonId: row.season_id,
    isCurrent: row.current,
    clubs: ids(teams, 'team_id', 'club_id'),
    playing: new Set(
      teams
        .filter(
          ({ first_season, last_season }) => first_season <= season && season <= (last_season ?? season),
        )
        .map(({ club_id }) => club_id),
    ),
    venues: ids(venues, 'stadium_id', 'venue_id'),
    homes: new Map(teams.map(({ club_id, stadium }) => [club_id, byName.get(stadium) ?? ''])),
    stages: ofSeason(tables.rows('stages'), season),
    matches: new Map(tables.rows('matches', season).map((match) => [match.match_id, match])),
  };
}

function ids<Of extends string, To extends string>(
  rows: readonly ({ [K in Of]: string | null } & { [K in To]: string })[],
  of: Of,
  to: To,
): Map<string, string> {
  return new Map(rows.flatMap((row) => (row[of] === null ? [] : [[row[of] as string, row[to]] as const])));
}
