import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { type Match, match as record } from '../records/match.ts';
import { nameIn } from '../records/season-rules.ts';
import { rowOf, valueAt } from '../records/typed.ts';
import { inOrderOfPlay, storedSource } from './matches.ts';

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
    const venue = valueAt(venues, match.venue_id);
    const published = {
      ...match,
      season_id: valueAt(seasonIds, season),
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
    return rowOf(record, published);
  });
}

type Goal = Pick<DatasetRow<'goals'>, 'side' | 'minute' | 'added_minute'>;
type Result = Pick<DatasetRow<'matches'>, 'status' | 'home_goals' | 'away_goals'>;

type Course = Pick<Match, keyof typeof unknownCourse>;

export const unknownCourse = {
  half_time_home_goals: null,
  half_time_away_goals: null,
  scored_first: null,
  home_largest_deficit: null,
  away_largest_deficit: null,
};

const halfTime = 45;

/**
 * Returns how a finished match went, by its goals. It is known where the minute of every goal is. Goals of both sides in
 * one minute may have come in either order, which leaves open what depends on it.
 */
export function courseOf({ status, home_goals, away_goals }: Result, goals: readonly Goal[]): Course {
  const isKnown = goals.every(({ minute }) => minute !== null);
  if (status !== 'FINISHED' || home_goals === null || away_goals === null) return unknownCourse;
  if (!isKnown || goals.length !== home_goals + away_goals) return unknownCourse;
  const moments = Map.groupBy(goals, ({ minute, added_minute }) => (minute ?? 0) * 100 + (added_minute ?? 0));
  const inOrder = [...moments].sort(([a], [b]) => a - b).map(([, together]) => together);
  const scoredBy = (side: Goal['side'], some: readonly Goal[]) =>
    some.filter((goal) => goal.side === side).length;
  const deficitOf = (side: Goal['side'], other: Goal['side']) =>
    largestDeficit(inOrder.map((some) => [scoredBy(side, some), scoredBy(other, some)]));
  const firstHalf = goals.filter(({ minute }) => (minute ?? 0) <= halfTime);
  const first = new Set(inOrder[0]?.map(({ side }) => side));
  return {
    half_time_home_goals: scoredBy('home', firstHalf),
    half_time_away_goals: scoredBy('away', firstHalf),
    scored_first: first.size === 1 ? ([...first][0] ?? null) : null,
    home_largest_deficit: deficitOf('home', 'away'),
    away_largest_deficit: deficitOf('away', 'home'),
  };
}

/** Returns the most goals by which a side was behind, by the goals for and against it; null where their order decides. */
function largestDeficit(moments: readonly (readonly [made: number, conceded: number])[]): number | null {
  let lead = 0;
  let [least, most] = [0, 0];
  for (const [made, conceded] of moments) {
    // Within a moment, those conceded may have come first.
    most = Math.max(most, conceded - lead);
    lead += made - conceded;
    least = Math.max(least, -lead);
  }
  return least === Math.max(least, most) ? least : null;
}
