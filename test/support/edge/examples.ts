import type { Match } from '../../../src/records/match.ts';
import { the } from '../the.ts';
import { file } from './ask.ts';
import { league } from './service.ts';

/** Examples of the league, for tests that are true of any; the dataset itself cannot be read in workerd. */

/** Returns the rows of a table, as the build published them. */
export async function published<Row>(table: string): Promise<Row[]> {
  return JSON.parse(await file(`/dumps/${table}.json`));
}

/** Returns the matches of a season, as the build published them. */
export const matchesOf = (year: number) => published<Match>(`matches/${year}`);

/** The current season, and the day of the last refresh. */
export const snapshot = the(await published<{ season: number; as_of: string }>('snapshot'), {});

export const { season, club } = league.examples;
const { club_name: clubName } = league.examples;

const seasons = await published<{ season: number; current: boolean }>('seasons');
const years = seasons.map((row) => row.season);

/** The latest season but the current one; the example season, where there is no other. */
export const lastSeason = Math.max(...seasons.filter(({ current }) => !current).map((row) => row.season));
export const hasLastSeason = Number.isFinite(lastSeason);

/** A season after all others. */
export const unknownSeason = Math.max(...years) + 24;

/** The matches of the example season, and those of the example club among them. */
const matches = await matchesOf(season);
export const ofClub = matches.filter(({ home_club, away_club }) => [home_club, away_club].includes(club));

const teams = await published<{ club_id: string; name: string }>('teams');
const name = teams.find(({ club_id }) => club_id === club)?.name ?? club;

/** Ways to write the example club. */
export const spellings = [clubName, clubName.toUpperCase(), name.toLowerCase(), name, club];

/** Returns a query as an address has it. */
export const queryOf = (values: Record<string, string | number>) =>
  String(new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])));

/** The query for the matches of the example club in the example season. */
export const seasonAndClub = queryOf({ season, team: clubName });
