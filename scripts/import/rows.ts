import type { Result } from '../../src/derive/tally.ts';
import { rankResults } from '../../src/derive/tie-breaks.ts';
import type { League } from '../../src/records/league-schema.ts';
import type { ListedResult } from './parse-results.ts';
import type { ClubFacts, VenueFacts } from './places.ts';
import { slugOf } from './slug.ts';

/** Returns the row of a match. Its id is made of its day and clubs, which no two matches share. */
export function matchRow(
  result: ListedResult,
  season: number,
  stage: string,
  clubNamed: (name: string) => ClubFacts,
  venueNamed: (name: string) => VenueFacts,
) {
  const [home, away] = [clubNamed(result.home), clubNamed(result.away)];
  const venue = venueNamed(result.venue ?? home.venue);
  const { date, time, matchday, attendance, score, penalties } = result;
  const lead = score === null ? 0 : score[0] - score[1] || (penalties ? penalties[0] - penalties[1] : 0);
  const winner = lead === 0 ? null : lead > 0 ? home.club_id : away.club_id;
  const reason = winner === null ? 'Draw' : score?.[0] === score?.[1] ? 'Penalties' : 'RegularTime';
  return {
    season,
    match_id: `${date}-${home.club_id}-${away.club_id}`,
    date,
    kickoff_utc: time && instantOf(date, time, venue.time_zone),
    stage,
    matchday,
    status: score === null ? ('UPCOMING' as const) : ('FINISHED' as const),
    home_club: home.club_id,
    away_club: away.club_id,
    home_goals: score?.[0] ?? null,
    away_goals: score?.[1] ?? null,
    home_penalties: penalties?.[0] ?? null,
    away_penalties: penalties?.[1] ?? null,
    winner,
    win_reason: score === null ? null : reason,
    attendance,
    venue_id: slugOf(venue.name),
    venue_basis: result.venue === null ? 'home ground' : 'feed',
    neutral: result.neutral ?? false,
  };
}

/** Returns the moment at which clocks of a time zone show a time. */
function instantOf(date: string, time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const [, offset] = format.format(Date.parse(`${date}T${time}:00Z`)).split(' GMT');
  const instant = new Date(`${date}T${time}:00${offset || 'Z'}`);
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** Returns the row of a club with its first season, and the row of its name. */
export function clubRows({ name, club_id, acronym, city, province, venue }: ClubFacts, first_season: number) {
  const home_venue_id = slugOf(venue);
  return {
    clubs: { club_id, acronym, city, province, first_season, status: 'active', home_venue_id },
    clubNames: { club_id, name, short_name: name, from_season: first_season },
  };
}

/** Returns the row of a venue. */
export function venueRow({ name, city, province, latitude, longitude, time_zone }: VenueFacts) {
  return { venue_id: slugOf(name), name, city, province, latitude, longitude, time_zone, status: 'active' };
}

/** Returns the table of a stage from its matches, by the points and tie-breaks of a league. */
export function tableRows(matches: readonly Result[], league: League, stage: string) {
  return rankResults(league, matches, []).map((row) => ({ stage, ...row }));
}
