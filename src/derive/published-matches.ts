import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { type Match, match as matchSchema } from '../records/match.ts';
import { nameIn } from '../records/season-rules.ts';
import { rowOf, valueAt } from '../records/typed.ts';
import { inOrderOfPlay, storedSource } from './matches.ts';
import { identifyReferees } from './referees.ts';

/** Derives the matches as the API publishes them, in order of play, with the club names of their season. */
export function deriveMatches({ league, clubNames, snapshot, ...dataset }: Dataset): Match[] {
  const seasonIds = new Map(dataset.seasons.map((row) => [row.season, row.feed_season_id]));
  const teamIds = new Map(dataset.clubs.map((club) => [club.club_id, club.feed_team_id]));
  const venues = new Map(dataset.venues.map((venue) => [venue.venue_id, venue]));
  const referees = new Map(identifyReferees(dataset).map((row) => [row.match_id, row]));
  const withStats = new Set(dataset.matchStats.map(({ match_id }) => match_id));
  const goals = Map.groupBy(dataset.goals, ({ match_id }) => match_id);
  const updates = new Map(dataset.matchUpdates.map((row) => [row.match_id, row.last_updated]));
  return [...dataset.matches].sort(inOrderOfPlay).map((match) => {
    const { match_id, season, home_club, away_club } = match;
    const venue = match.venue_id === null ? undefined : valueAt(venues, match.venue_id);
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
      venue: venue?.name ?? null,
      city: venue?.city ?? null,
      referee: referees.get(match_id)?.name ?? null,
      referee_id: referees.get(match_id)?.referee_id ?? null,
      broadcasters: [],
      highlights_url: null,
      tickets_url: null,
      advanced_stats_available: withStats.has(match_id),
      last_updated: updates.get(match_id) ?? null,
      source: storedSource(season, snapshot.season),
      abandoned: match.abandoned ?? false,
    };
    return rowOf(matchSchema, published);
  });
}

type Goal = Pick<DatasetRow<'goals'>, 'side' | 'minute' | 'added_minute'>;
type Result = Pick<
  DatasetRow<'matches'>,
  'status' | 'home_goals' | 'away_goals' | 'half_time_home_goals' | 'half_time_away_goals'
>;

type Course = Pick<Match, keyof typeof unknownCourse>;

const unknownLeads = { scored_first: null, home_largest_deficit: null, away_largest_deficit: null };

export const unknownCourse = { half_time_home_goals: null, half_time_away_goals: null, ...unknownLeads };

const halfTime = 45;

type Scored = Readonly<Record<Goal['side'], number>>;

/**
 * Returns how a finished match went. Each of its values is known where the score and the minutes of the goals decide it. The
 * score at half-time may be known without these.
 */
export function courseOf(match: Result, goals: readonly Goal[]): Course {
  const { status, home_goals, away_goals } = match;
  if (status !== 'FINISHED' || home_goals === null || away_goals === null) return unknownCourse;
  const scored = { home: home_goals, away: away_goals };
  const atHalfTime = (side: Goal['side']) =>
    hasMinutes(side, scored, goals) ? scoredBy(side, goals.filter(isInFirstHalf)) : null;
  return {
    half_time_home_goals: atHalfTime('home') ?? match.half_time_home_goals,
    half_time_away_goals: atHalfTime('away') ?? match.half_time_away_goals,
    ...leadsOf(scored, goals),
  };
}

const isInFirstHalf = ({ minute }: Goal) => (minute ?? 0) <= halfTime;

function scoredBy(side: Goal['side'], goals: readonly Goal[]): number {
  return goals.filter((goal) => goal.side === side).length;
}

/** Returns whether the minutes of all goals of a side are known. */
function hasMinutes(side: Goal['side'], scored: Scored, goals: readonly Goal[]): boolean {
  const goalsWithMinute = goals.filter(({ minute }) => minute !== null);
  return scoredBy(side, goalsWithMinute) === scored[side];
}

/**
 * Returns who scored first, and by how many goals each side was behind. Where one side alone scored, the score says so. Goals of
 * both sides in one minute may have come in either order, which leaves open what depends on it.
 */
function leadsOf(scored: Scored, goals: readonly Goal[]): Pick<Course, keyof typeof unknownLeads> {
  const { home, away } = scored;
  if (home === 0 || away === 0) {
    const side = home > 0 ? 'home' : 'away';
    const scored_first = home + away > 0 ? side : null;
    return { scored_first, home_largest_deficit: away, away_largest_deficit: home };
  }
  if (!hasMinutes('home', scored, goals) || !hasMinutes('away', scored, goals)) return unknownLeads;
  const moments = Map.groupBy(goals, ({ minute, added_minute }) => (minute ?? 0) * 100 + (added_minute ?? 0));
  const inOrder = [...moments].sort(([a], [b]) => a - b).map(([, together]) => together);
  const deficitOf = (side: Goal['side'], other: Goal['side']) =>
    largestDeficit(inOrder.map((some) => [scoredBy(side, some), scoredBy(other, some)]));
  const first = new Set(inOrder[0]?.map(({ side }) => side));
  return {
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
