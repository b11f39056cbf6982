import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import { courseOf, unknownCourse } from './course.ts';
import { type ClubName, nameIn } from './names.ts';
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
export function deriveMatches(dataset: Dataset): Match[] {
  const lookups = matchLookups(dataset);
  const referees = new Map(dataset.referees.map((row) => [row.match_id, row]));
  const withStats = new Set(dataset.matchStats.map(({ match_id }) => match_id));
  const goals = Map.groupBy(dataset.goals, ({ match_id }) => match_id);
  const updates = new Map(dataset.matchUpdates.map((row) => [row.match_id, row.last_updated]));
  return [...dataset.matches].sort(inOrderOfPlay).map((match) => ({
    ...publishMatch(match, lookups, storedSource(match.season, dataset.snapshot.season)),
    ...courseOf(match, goals.get(match.match_id) ?? []),
    referee: referees.get(match.match_id)?.name ?? null,
    referee_id: referees.get(match.match_id)?.referee_id ?? null,
    advanced_stats_available: withStats.has(match.match_id),
    last_updated: updates.get(match.match_id) ?? null,
  }));
}

/** The lookups for a match's names, ids and venue. */
interface MatchLookups {
  /** The code of the competition. */
  readonly competition: string;
  readonly clubNames: readonly ClubName[];
  readonly seasonIds: ReadonlyMap<number, string>;
  readonly teamIds: ReadonlyMap<string, string | null>;
  readonly venues: ReadonlyMap<string, { readonly name: string; readonly city: string }>;
}

/** Returns the lookups for the names and ids of published matches. */
export function matchLookups(tables: {
  readonly league: Pick<League, 'code'>;
  readonly clubNames: readonly ClubName[];
  readonly seasons: readonly { season: number; feed_season_id: string }[];
  readonly clubs: readonly { club_id: string; feed_team_id: string | null }[];
  readonly venues: readonly { venue_id: string; name: string; city: string }[];
}): MatchLookups {
  return {
    competition: tables.league.code,
    clubNames: tables.clubNames,
    seasonIds: new Map(tables.seasons.map(({ season, feed_season_id }) => [season, feed_season_id])),
    teamIds: new Map(tables.clubs.map(({ club_id, feed_team_id }) => [club_id, feed_team_id])),
    venues: new Map(tables.venues.map((venue) => [venue.venue_id, venue])),
  };
}

/** Returns a match as the API publishes it. The fields from other tables are null. */
export function publishMatch(
  match: DatasetRow<'matches'>,
  lookups: MatchLookups,
  source: Match['source'],
): Match {
  const { competition, clubNames, seasonIds, teamIds, venues } = lookups;
  const venue = lookUp(venues, match.venue_id);
  const seasonId = lookUp(seasonIds, match.season);
  return {
    match_id: match.match_id,
    season_id: seasonId,
    competition,
    season: match.season,
    stage: match.stage,
    matchday: match.matchday,
    date: match.date,
    kickoff_utc: match.kickoff_utc,
    status: match.status,
    phase: null,
    clock: null,
    additional_time: match.additional_time,
    home_team: nameIn(clubNames, match.home_club, match.season).name,
    away_team: nameIn(clubNames, match.away_club, match.season).name,
    home_club: match.home_club,
    away_club: match.away_club,
    home_team_id: teamIds.get(match.home_club) ?? null,
    away_team_id: teamIds.get(match.away_club) ?? null,
    home_goals: match.home_goals,
    away_goals: match.away_goals,
    ...unknownCourse,
    home_penalties: match.home_penalties,
    away_penalties: match.away_penalties,
    winner: match.winner,
    win_reason: match.win_reason,
    home_red_cards: match.home_red_cards,
    away_red_cards: match.away_red_cards,
    venue: venue.name,
    venue_id: match.venue_id,
    venue_basis: match.venue_basis,
    city: venue.city,
    neutral: match.neutral,
    attendance: match.attendance,
    referee: null,
    referee_id: null,
    broadcasters: [],
    highlights_url: null,
    tickets_url: null,
    advanced_stats_available: false,
    last_updated: null,
    source,
  };
}

function lookUp<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} is unknown in the checked dataset`);
  return value;
}
