import type { Dataset, DatasetRow } from '../../../src/records/dataset/index.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { ascending, formatInstant } from '../../../src/records/text.ts';
import { clubRows, venueRows } from '../club-rows.ts';
import type { TableRows } from '../dataset-files.ts';
import { refereeRows, statisticsRows } from '../detail-rows.ts';
import { finalOf, seasonRow, stageRow } from '../format-rows.ts';
import type { LeagueRules } from '../league-file.ts';
import { withFormats } from '../league-format.ts';
import type { ListedDataset, ListedRow } from '../place-matches.ts';
import { keepEdits, keepSeason, keepStages, keepStandings } from './keep-handwork.ts';
import { mergeMatches } from './merge-matches.ts';
import type { MergeReport } from './merge-report.ts';
import { mergeRows } from './merge-rows.ts';

type Match = DatasetRow<'matches'>;
type Stored = Pick<Dataset, keyof ListTables>;

/** The tables of a dataset that a list can have rows of. */
export type ListTables = Required<
  Pick<
    TableRows,
    | 'clubs'
    | 'clubNames'
    | 'venues'
    | 'stages'
    | 'seasons'
    | 'standings'
    | 'matches'
    | 'matchUpdates'
    | 'referees'
    | 'matchStats'
  >
>;

/** A dataset without rows. */
export const noTables: ListTables = {
  clubs: [],
  clubNames: [],
  venues: [],
  stages: [],
  seasons: [],
  standings: [],
  matches: [],
  matchUpdates: [],
  referees: [],
  matchStats: [],
};

interface MergeOptions {
  readonly listed: ListedDataset;
  readonly rows: readonly ListedRow[];
  readonly accepted: ReadonlySet<string>;
  /** Whether a list has all matches of its seasons, so that an open match that it lacks is no longer to be played. */
  readonly isWhole: boolean;
  readonly now: Date;
}

/** Returns the tables and the league with what a list adds. What a person wrote stays. */
export function mergeDataset(
  stored: Stored,
  storedLeague: LeagueRules,
  { listed, rows, accepted, isWhole, now }: MergeOptions,
): { tables: ListTables; league: LeagueRules; report: MergeReport } {
  const listedStages = [...listed.stages].flatMap(([season, stages]) =>
    keepStages(
      ofSeason(stored.stages, season),
      stages.map((stage) => stageRow(season, stage)),
      ofSeason(stored.matches, season),
    ),
  );
  const allStages = [...stored.stages.filter(({ season }) => !listed.stages.has(season)), ...listedStages];
  const isTableStage = ({ season, stage }: Match) =>
    allStages.some((row) => row.season === season && row.stage === stage && row.table !== null);
  const { rows: matches, report } = mergeMatches({
    stored: stored.matches,
    listed: rows.map(({ row }) => row),
    columns: columnsOf(rows),
    isWholeSeason: (season) => isWhole && coversSeason(season, stored.matches, rows),
    isTableStage,
    accepted,
  });
  const stages = allStages
    .filter((row) => matches.some(({ season, stage }) => season === row.season && stage === row.stage))
    .sort((a, b) => a.season - b.season || ascending(firstDay(a, matches), firstDay(b, matches)));
  const league = withFormats(storedLeague, listed, stages, stored.stages);
  const details = withListed(matches, rows);
  return {
    report,
    league,
    tables: {
      matches,
      stages,
      ...formatTables(stored, league, stages, matches, [...listed.stages.keys()]),
      ...placeTables(stored, listed, details, matches),
      ...detailTables(stored, details, report, now),
    },
  };
}

/** Returns the day of the first match of a stage. */
function firstDay({ season, stage }: ListTables['stages'][number], matches: readonly Match[]): string {
  return matches.find((match) => match.season === season && match.stage === stage)?.date ?? '';
}

/** Returns the tables and the seasons of some seasons anew, and those of the others as they are stored. */
function formatTables(
  stored: Stored,
  league: LeagueRules,
  stages: ListTables['stages'],
  matches: readonly Match[],
  seasons: readonly number[],
): Pick<ListTables, 'standings' | 'seasons'> {
  const standings = stages
    .filter(({ season, table }) => seasons.includes(season) && table !== null)
    .flatMap((stage) => {
      const isOfStage = (row: { readonly season: number; readonly stage: string | null }) =>
        row.season === stage.season && row.stage === stage.stage;
      return keepStandings(league, stage, matches.filter(isOfStage), stored.standings.filter(isOfStage));
    });
  const newSeasons = seasons.map((season) => {
    const own = {
      stages: ofSeason(stages, season),
      standings: ofSeason(standings, season),
      matches: ofSeason(matches, season),
    };
    const [before] = ofSeason(stored.seasons, season);
    return keepSeason(before, seasonRow(league, season, own), own.matches, finalOf(own.stages));
  });
  const others = stored.seasons.filter(({ season }) => !seasons.includes(season));
  return {
    standings: [...stored.standings.filter(({ season }) => !seasons.includes(season)), ...standings],
    seasons: [...others, ...newSeasons].sort((a, b) => a.season - b.season),
  };
}

/** Returns the clubs, their names and the venues: what is stored of them stays. */
function placeTables(
  stored: Stored,
  { clubs, stages }: ListedDataset,
  details: readonly ListedRow[],
  matches: readonly Match[],
): Pick<ListTables, 'clubs' | 'clubNames' | 'venues'> {
  const homeMatches = details.map(({ row, listed }) => ({ home: row.home_club, listed }));
  const rows = clubRows(clubs, homeMatches, Math.max(...stages.keys()));
  const lastSeason = Math.max(...matches.map(({ season }) => season));
  const merged = mergeRows(stored.clubs, rows.clubs, ({ club_id }) => club_id);
  const venues = venueRows(details.map(({ listed }) => listed));
  return {
    clubs: keepClubs(stored, withActivity(merged, matches, lastSeason)),
    clubNames: mergeRows(stored.clubNames, rows.clubNames, ({ club_id, name }) => `${club_id} ${name}`),
    venues: mergeRows(stored.venues, venues, ({ venue_id }) => venue_id),
  };
}

/** Returns the tables with rows of matches, without those of matches that are removed. */
function detailTables(
  stored: Stored,
  details: readonly ListedRow[],
  { removedIds, outcomes }: MergeReport,
  now: Date,
): Pick<ListTables, 'matchUpdates' | 'referees' | 'matchStats'> {
  const isKept = ({ match_id }: { readonly match_id: string }) => !removedIds.includes(match_id);
  const last_updated = formatInstant(now);
  const updates = details
    .filter(({ row }) => outcomes.get(row.match_id) !== 'unchanged')
    .map(({ row: { match_id, season } }) => ({ match_id, season, last_updated }));
  const idOf = ({ match_id }: { readonly match_id: string }) => match_id;
  return {
    matchUpdates: mergeRows(stored.matchUpdates.filter(isKept), updates, idOf, (_, row) => row),
    referees: mergeRows(
      stored.referees.filter(isKept),
      details.flatMap(({ row, listed }) => refereeRows(row, listed)),
      idOf,
    ),
    matchStats: mergeRows(
      stored.matchStats.filter(isKept),
      details.flatMap(({ row, listed }) => statisticsRows(row, listed)),
      ({ match_id, side }) => `${match_id} ${side}`,
    ),
  };
}

/** Returns the rows of the dataset that the list has, each with the match of the list that it is of. */
function withListed(matches: readonly Match[], rows: readonly ListedRow[]): ListedRow[] {
  const keyOf = ({ season, home_club, away_club, date }: Match) =>
    `${season} ${home_club} ${away_club} ${date}`;
  const byKey = new Map(rows.map(({ row, listed }) => [keyOf(row), listed]));
  // A match whose new day was not accepted is found by its clubs, where they meet once in the stage.
  const meetingOf = ({ season, stage, home_club, away_club }: Match) =>
    `${season} ${stage} ${home_club} ${away_club}`;
  const meetings = Map.groupBy(rows, ({ row }) => meetingOf(row));
  return matches.flatMap((row) => {
    const [only, another] = meetings.get(meetingOf(row)) ?? [];
    const listed = byKey.get(keyOf(row)) ?? (another === undefined ? only?.listed : undefined);
    return listed === undefined ? [] : [{ row, listed }];
  });
}

/** Returns the columns that a list writes: those in which one of its rows has a value. */
function columnsOf(rows: readonly ListedRow[]): (keyof Match)[] {
  // These are the columns of the table.
  const columns = Object.keys(rows[0]?.row ?? {}) as (keyof Match)[];
  return columns.filter((column) => {
    // A row has a value of these even where the list says nothing.
    if (column === 'match_id') return false;
    if (column === 'neutral') return rows.some(({ listed }) => listed.neutral !== null);
    if (column === 'abandoned') return rows.some(({ listed }) => listed.status === 'abandoned');
    return rows.some(({ row }) => row[column] !== null);
  });
}

/**
 * Returns whether a list has most of the played matches of a season. One of play-offs alone, or of last week, says nothing
 * of the others.
 */
function coversSeason(season: number, stored: readonly Match[], rows: readonly ListedRow[]): boolean {
  const keyOf = ({ home_club, away_club }: Match) => `${home_club} ${away_club}`;
  const listed = new Set(rows.filter(({ row }) => row.season === season).map(({ row }) => keyOf(row)));
  const played = ofSeason(stored, season).filter(({ status }) => status === 'FINISHED');
  return played.filter((match) => listed.has(keyOf(match))).length * 2 >= played.length;
}

/** Returns clubs with what a person wrote of whether they still play. */
function keepClubs(stored: Stored, clubs: readonly DatasetRow<'clubs'>[]): DatasetRow<'clubs'>[] {
  const lastSeason = Math.max(...stored.matches.map(({ season }) => season));
  const before = new Map(
    withActivity(stored.clubs, stored.matches, lastSeason).map((club) => [club.club_id, club]),
  );
  const storedById = new Map(stored.clubs.map((club) => [club.club_id, club]));
  return clubs.map((club) => {
    const own = storedById.get(club.club_id);
    const derivedBefore = before.get(club.club_id);
    return own && derivedBefore ? keepEdits(own, derivedBefore, club) : club;
  });
}

/** Returns clubs of which those are active that play in the last season. */
function withActivity(
  clubs: readonly DatasetRow<'clubs'>[],
  matches: readonly Match[],
  lastSeason: number,
): DatasetRow<'clubs'>[] {
  return clubs.map((club) => {
    const seasons = matches
      .filter(({ home_club, away_club }) => home_club === club.club_id || away_club === club.club_id)
      .map(({ season }) => season);
    if (seasons.length === 0) return club;
    const last = Math.max(...seasons);
    const isActive = last === lastSeason;
    return {
      ...club,
      first_season: Math.min(...seasons),
      last_season: isActive ? null : last,
      status: isActive ? 'active' : 'inactive',
    };
  });
}
