import { tally } from '../../src/derive/tally.ts';
import { rank } from '../../src/derive/tie-breaks.ts';
import type { League } from '../../src/records/league-schema.ts';
import { inForce } from '../../src/records/points.ts';
import type { ClubFacts } from './clubs.ts';
import type { NewRow } from './dataset-folder.ts';
import type { ListedResult } from './parse-results.ts';
import { slugOf } from './slug.ts';

/** Returns the row of a match. Its id is made of its day and clubs, which no two matches share. */
export function matchRow(
  result: ListedResult,
  stage: string,
  factsOf: (name: string) => ClubFacts,
): NewRow & { readonly home_club: string; readonly away_club: string; readonly date: string } {
  const [home, away] = [factsOf(result.home), factsOf(result.away)];
  const { score, penalties } = result;
  const lead = score === null ? 0 : score[0] - score[1] || (penalties ? penalties[0] - penalties[1] : 0);
  const winner = lead === 0 ? null : lead > 0 ? home.club_id : away.club_id;
  const reason = winner === null ? 'Draw' : score?.[0] === score?.[1] ? 'Penalties' : 'RegularTime';
  const zone = home.time_zone;
  return {
    match_id: `${result.date}-${home.club_id}-${away.club_id}`,
    date: result.date,
    kickoff_utc: result.time && instantOf(result.date, result.time, zone),
    stage,
    matchday: result.matchday,
    status: score === null ? 'UPCOMING' : 'FINISHED',
    home_club: home.club_id,
    away_club: away.club_id,
    home_goals: score?.[0] ?? null,
    away_goals: score?.[1] ?? null,
    home_penalties: penalties?.[0] ?? null,
    away_penalties: penalties?.[1] ?? null,
    winner,
    win_reason: score === null ? null : reason,
    attendance: result.attendance,
    venue_id: slugOf(result.venue ?? home.venue),
    venue_basis: result.venue === null ? 'home ground' : 'feed',
    neutral: false,
  };
}

/** Returns the moment at which clocks of a time zone show a time. */
function instantOf(date: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(asUtc);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
  const instant = new Date(`${date}T${time}:00${offset.slice(0, 6)}`);
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** Returns the row of a club with its first season, its name and its venue. */
export function clubRows(facts: ClubFacts, season: number) {
  const venue_id = slugOf(facts.venue);
  return {
    clubs: {
      club_id: facts.club_id,
      acronym: facts.acronym,
      city: facts.city,
      province: facts.province,
      first_season: season,
      status: 'active',
      home_venue_id: venue_id,
    },
    clubNames: { club_id: facts.club_id, name: facts.name, short_name: facts.name, from_season: season },
    venues: {
      venue_id,
      name: facts.venue,
      city: facts.city,
      province: facts.province,
      latitude: facts.latitude,
      longitude: facts.longitude,
      time_zone: facts.time_zone,
      status: 'active',
    },
  };
}

/** Returns the table of a stage from its results, by the points and tie-breaks of a league. */
export function tableRows(
  results: readonly { home_club: string; away_club: string; score: readonly [number, number] | null }[],
  league: League,
  season: number,
  stage: string,
): (NewRow & { readonly club: string })[] {
  const rule = inForce(league.points, season);
  const clubs = [...new Set(results.flatMap(({ home_club, away_club }) => [home_club, away_club]))];
  const played = results.flatMap(({ home_club, away_club, score }) =>
    score === null
      ? []
      : {
          season,
          stage,
          date: '',
          status: 'FINISHED' as const,
          home_club,
          away_club,
          home_goals: score[0],
          away_goals: score[1],
        },
  );
  // The points are those of the league in the folder, which may not be the project's own yet.
  const tallies = tally(played, clubs).map((row) => ({
    ...row,
    points: rule.win * row.wins + rule.draw * row.draws,
  }));
  return rank(tallies, [], league.tie_breaks).map((row, index) => ({ stage, position: index + 1, ...row }));
}
