import type { Dataset } from '../records/dataset/index.ts';
import { type Match, match as record } from '../records/match.ts';
import { keysOf, pick } from '../records/typed.ts';
import { courseOf } from './course.ts';
import { storedSource } from './matches.ts';
import { nameIn } from './names.ts';
import { inOrderOfPlay } from './order.ts';

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
