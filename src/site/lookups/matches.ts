import { decidingStage } from '../../derive/honours.ts';
import { isPlayedBy } from '../../derive/matches.ts';
import type { Row, Tables } from '../../records/published.ts';
import { cached, perTables } from '../cached.ts';
import { slugOf } from '../routes.ts';

type Match = Row<'matches'>;

/** The seasons that have matches, oldest first. */
export const matchSeasons = perTables((tables) =>
  [...new Set(tables.rows('matches').map(({ season }) => season))].sort((a, b) => a - b),
);

export const matchById = perTables((tables) => byMatch(tables.rows('matches')));
export const statsByMatch = perTables((tables) => byMatch(tables.rows('matchStats')));
export const weatherByMatch = perTables((tables) => byMatch(tables.rows('weather')));
export const forecastByMatch = perTables((tables) => byMatch(tables.rows('forecasts')));
export const oddsByMatch = perTables((tables) => byMatch(tables.rows('odds')));

export const venuesById = perTables(
  (tables) => new Map(tables.rows('venues').map((row) => [row.venue_id, row])),
);

function byMatch<Entry extends { readonly match_id: string }>(rows: readonly Entry[]): Map<string, Entry> {
  return new Map(rows.map((row) => [row.match_id, row]));
}

const matchesByClub = perTables((tables) => {
  const sides = tables
    .rows('matches')
    .flatMap((match) => [match.home_club, match.away_club].map((club) => ({ club, match })));
  return new Map(
    [...Map.groupBy(sides, ({ club }) => club)].map(([club, rows]) => [club, rows.map(({ match }) => match)]),
  );
});

/** Returns the matches of a club, in order of play. */
export function matchesOfClub(tables: Tables, club: string): readonly Match[] {
  return matchesByClub(tables).get(club) ?? [];
}

const meetingsByClubs = perTables((tables) =>
  cached((club: string) =>
    cached((opponent: string) => matchesOfClub(tables, club).filter((match) => isPlayedBy(match, opponent))),
  ),
);

/** Returns the matches between two clubs, in order of play. */
export function meetingsOf(tables: Tables, club: string, opponent: string): readonly Match[] {
  return meetingsByClubs(tables)(club)(opponent);
}

/** Returns the slug of a match, which joins its day and clubs. No two matches share them. */
export const slugOfMatch = cached(({ date, home_club, away_club }: Match) =>
  slugOf(`${date} ${home_club} ${away_club}`),
);

export const matchesBySlug = perTables(
  (tables): ReadonlyMap<string, Match> =>
    new Map(tables.rows('matches').map((match) => [slugOfMatch(match), match])),
);

/** Returns whether a match has a picture of its own: a result of the current season, or one that decided a title. */
export function isPictured({ index, league }: Tables, { season, stage, status }: Match): boolean {
  const hasPicture = season === index.current || (stage !== null && stage === decidingStage(league, season));
  return hasPicture && status === 'FINISHED';
}
