import { championOf, decidingStage } from '../../src/derive/honours.ts';
import type { Result } from '../../src/derive/tally.ts';
import { rankResults } from '../../src/derive/tie-breaks.ts';
import type { League } from '../../src/records/league-schema.ts';
import { type DatasetFolder, slugOf, type TextRow } from './dataset-folder.ts';
import type { ListedResult } from './parse-results.ts';
import type { ClubFacts, VenueFacts } from './places.ts';

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

/** The formats that an import writes; another was edited, and stays. */
const importedFormat = /^(One table|Groups|Knock-outs)(, then (groups|knock-outs))*$/;

/**
 * Returns the row of a season, whose matches and stages are in the folder. The champion that a stage decided stays, once
 * there is one.
 *
 * @param isTableNew whether the table of the season was imported; otherwise its winner stays, once there is one
 */
export async function seasonRow(folder: DatasetFolder, league: League, season: number, isTableNew: boolean) {
  const storedRow = (await folder.rows('seasons', season)).find((row) => row.season === String(season));
  const matches = await storedMatches(folder, season);
  const stages = (await folder.rows('stages', season)).filter((row) => row.season === String(season));
  const storedWinner = isTableNew ? null : storedRow?.regular_season_winner;
  const winner = storedWinner || winnerOfTable(matches, stages, league);
  const decider = decidingStage(league, season);
  const champion = matches.every(isOver) ? championOf(matches, winner, decider) : null;
  return {
    season,
    feed_season_id: storedRow?.feed_season_id || String(season),
    format: storedRow?.format && !importedFormat.test(storedRow.format) ? storedRow.format : formatOf(stages),
    champion: (decider !== null && storedRow?.champion) || champion,
    regular_season_winner: winner,
  };
}

/** Returns the first of the table that all stages which count for it make together; null before it is complete. */
function winnerOfTable(
  matches: readonly StoredMatch[],
  stages: readonly TextRow[],
  league: League,
): string | null {
  const countedStages = new Set(stages.filter(({ table }) => table === 'season').map(({ stage }) => stage));
  const results = matches.filter(({ stage }) => countedStages.has(stage));
  return results.every(isOver) ? (tableRows(results, league, '')[0]?.club ?? null) : null;
}

/** A match that a dataset has, with what a table and a schedule need of it. */
export type StoredMatch = Result & { readonly stage: string; readonly winner: string | null };

/** Returns the matches of a season that the folder has, in order of play. */
export async function storedMatches(folder: DatasetFolder, season: number): Promise<StoredMatch[]> {
  const goals = (text = '') => (text === '' ? null : Number(text));
  return (await folder.rows('matches', season)).map(
    ({ date = '', stage = '', status, home_club = '', away_club = '', winner, ...row }) => ({
      ...{ season, date, stage, home_club, away_club, winner: winner || null },
      // As an import writes it, or an editor; `npm run check` names another.
      status: status as Result['status'],
      home_goals: goals(row.home_goals),
      away_goals: goals(row.away_goals),
    }),
  );
}

/** Returns whether nothing more of a match is to be played. */
export function isOver({ status }: Pick<Result, 'status'>): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

function formatOf(stages: readonly TextRow[]): string {
  const isPart = (table: string) => stages.some((row) => row.table === table);
  const parts = [isPart('season') && 'One table', isPart('own') && 'Groups', isPart('') && 'Knock-outs'];
  return parts
    .filter((part) => part !== false)
    .map((part, index) => (index === 0 ? part : part.toLowerCase()))
    .join(', then ');
}
