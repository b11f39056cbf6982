import type { Dataset } from '../records/dataset/index.ts';
import { type Match, match as record } from '../records/match.ts';
import { keysOf, pick } from '../records/typed.ts';
import { courseOf } from './course.ts';
import { nameIn } from './names.ts';
import { inOrderOfPlay } from './order.ts';
import { storedSource } from './source.ts';

interface Sides {
  readonly home_club: string;
  readonly away_club: string;
}

/** Returns each club that is a side of one of these matches or records about matches, once, by club_id. */
export function clubsOfMatches(matches: readonly Sides[]): string[] {
  return [...new Set(matches.flatMap(({ home_club, away_club }) => [home_club, away_club]))].sort();
}

/** Returns whether a club is either side of a match. */
export function isPlayedBy({ home_club, away_club }: Sides, club: string): boolean {
  return home_club === club || away_club === club;
}

/** Returns whether both sides of a match are among some clubs. */
export function isAmong({ home_club, away_club }: Sides, clubs: ReadonlySet<string>): boolean {
  return clubs.has(home_club) && clubs.has(away_club);
}

/** Returns the clubs that standings list. A club that withdrew, so that all its matches were cancelled, is left out. */
export function clubsInStandings(results: readonly (Sides & Pick<Match, 'status'>)[]): string[] {
  return clubsOfMatches(results.filter(({ status }) => status !== 'CANCELLED'));
}

/** Returns the fields of a match that every record about a match repeats. */
export function matchContext({ match_id, season, date, home_team, away_team, home_club, away_club }: Match) {
  return { match_id, season, date, home_team, away_team, home_club, away_club };
}

/** Joins rows about matches with their matches, in order of play. */
export function withMatches<Row extends { match_id: string }>(
  rows: readonly Row[],
  matches: readonly Match[],
): { row: Row; match: Match }[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.flatMap((match) => (byMatch.get(match.match_id) ?? []).map((row) => ({ row, match })));
}

/** Derives the matches as the API publishes them, in order of play, with the club names of their season. */
export function deriveMatches({ league, clubNames, snapshot, ...dataset }: Dataset): Match[] {
  const seasonIds = new Map(dataset.seasons.map((row) => [row.season, row.feed_season_id]));
  const teamIds = new Map(dataset.clubs.map((club) => [club.club_id, club.feed_team_id]));
  const venues = new Map(dataset.venues.map((venue) => [venue.venue_id, venue]));
  const referees = new Map(dataset.referees.map((row) => [row.match_id, row]));
  const withStats = new Set(dataset.matchStats.map(({ match_id }) => match_id));
  const goals = Map.groupBy(dataset.goals, ({ match_id }) => match_id);
  const updates = new Map(dataset.matchUpdates.map((row) => [row.match_id, row.last_updated]));
  return [...dataset.matches].sort(inOrderOfPlay).map((match) => {
    const { match_id, season, home_club, away_club } = match;
    const venue = lookUp(venues, match.venue_id);
    const published = {
      ...match,
      season_id: lookUp(seasonIds, season),
      competition: league.code,
      phase: null,
      clock: null,
      home_team: nameIn(clubNames, home_club, season).name,
      away_team: nameIn(clubNames, away_club, season).name,
      home_team_id: teamIds.get(home_club) ?? null,
      away_team_id: teamIds.get(away_club) ?? null,
      ...courseOf(match, goals.get(match_id) ?? []),
      venue: venue.name,
      city: venue.city,
      referee: referees.get(match_id)?.name ?? null,
      referee_id: referees.get(match_id)?.referee_id ?? null,
      broadcasters: [],
      highlights_url: null,
      tickets_url: null,
      advanced_stats_available: withStats.has(match_id),
      last_updated: updates.get(match_id) ?? null,
      source: storedSource(season, snapshot.season),
    };
    return pick(published, matchFields);
  });
}

const matchFields = keysOf(record.shape);

function lookUp<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} is unknown in the checked dataset`);
  return value;
}
