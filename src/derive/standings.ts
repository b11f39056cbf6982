import type { DatasetRow } from '../records/dataset/index.ts';
import { league } from '../records/league.ts';
import type { TieBreak } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import type { Standing } from '../records/standing.ts';
import { agreesWithResults } from './agreement.ts';
import { clubsInTable, isPlayedBy } from './clubs-of-matches.ts';
import { formOf } from './form.ts';
import { type ClubName, nameIn } from './names.ts';
import { ascending } from './order.ts';
import { deductionsOf, hasResult, type Result, type Tally, tally } from './tally.ts';
import { miniTableOf, miniTableOfEach, rank } from './tie-breaks.ts';

type Stage = DatasetRow<'stages'>;
export type PublishedRow = DatasetRow<'standings'>;
type StageName = Stage['stage'];

/** The record from which the tables of one season are computed. */
export interface SeasonRecord {
  readonly season: number;
  /** All its matches, in order of play. */
  readonly matches: readonly Match[];
  /** Its stages, in order of play. */
  readonly stages: readonly Stage[];
  readonly published: readonly PublishedRow[];
  readonly names: readonly ClubName[];
}

/** Returns the stages that count for the table of the season. */
export function seasonStages({ stages }: SeasonRecord): StageName[] {
  return stages.filter(({ table }) => table === 'season').map(({ stage }) => stage);
}

/** Returns the stages with a table. */
export function tabledStages({ stages }: SeasonRecord): StageName[] {
  return stages.filter(({ table }) => table !== null).map(({ stage }) => stage);
}

/** Returns the league's own table of some stages; undefined where it published none, or several. */
export function officialTable(
  record: SeasonRecord,
  stages: readonly StageName[],
): PublishedRow[] | undefined {
  if (stages.length !== 1) return undefined;
  const rows = record.published.filter(({ stage }) => stage === stages[0]);
  return rows.length > 0 ? rows.sort((a, b) => a.position - b.position) : undefined;
}

/** Returns whether a table is the league's own, or, where that does not follow from the results, computed from them. */
export function findTableSource(
  record: SeasonRecord,
  stages: readonly StageName[],
): 'official' | 'calculated' {
  const rows = officialTable(record, stages);
  return rows && agreesWithResults(rows, record.matches) ? 'official' : 'calculated';
}

/** What of its matches counts for a club; everything where left out. */
export interface TableScope {
  /** The last day that counts. */
  readonly until?: string | undefined;
  /** Only home or away matches. */
  readonly side?: 'home' | 'away' | undefined;
  /** Only so many of the most recent of these matches. */
  readonly last?: number | undefined;
}

/** Computes the table of some stages of a season together from results, by the tie-breaks of the league or by others. */
export function computeStandings(
  record: SeasonRecord,
  stages: readonly StageName[],
  { until, side, last }: TableScope = {},
  tieBreaks: readonly TieBreak[] = league.tie_breaks,
): Standing[] {
  const inScope = record.matches.filter(({ stage }) => stages.some((one) => one === stage));
  const clubs = clubsInTable(inScope);
  const played = inScope.filter(hasResult).filter((match) => until === undefined || match.date <= until);
  const isOver = played.length === inScope.filter(({ status }) => status !== 'CANCELLED').length;
  const isPartial = side !== undefined || last !== undefined;
  const deductions = deductionsOf(
    isPartial ? [] : record.published.filter(({ stage }) => stages.includes(stage)),
  );
  const counted = new Map(clubs.map((club) => [club, countedMatches(played, club, { side, last })]));
  const tallies = [...counted].flatMap(([club, own]) => tally(own, [club], deductions));
  const order = tieOrder(record, stages, clubs, played.length > 0);
  const placed = rank(tallies, order, miniTableOfEach(counted), tieBreaks);
  const tableAfter = (results: readonly Result[]) =>
    rank(tally(results, clubs, deductions), order, miniTableOf(results), tieBreaks);
  const entered = !isPartial && isOver ? stagesEntered(record, stages) : new Map<string, StageName>();

  return placed.map(({ club, ...counts }: Tally, index) => ({
    position: index + 1,
    team: nameIn(record.names, club, record.season).name,
    club,
    ...counts,
    form: formOf(counted.get(club) ?? [], club),
    movement: isPartial ? null : movement(placeBefore(played, club, tableAfter), index),
    qualification: entered.get(club) ?? null,
  }));
}

function countedMatches<R extends Result>(
  played: readonly R[],
  club: string,
  { side, last = Number.POSITIVE_INFINITY }: Omit<TableScope, 'until'>,
): R[] {
  const own = played.filter(
    ({ home_club, away_club }) =>
      (side !== 'away' && home_club === club) || (side !== 'home' && away_club === club),
  );
  return own.slice(-last);
}

/**
 * Returns the last tie-break: the published order; or, before the first match, when that would give away the result, the
 * order by name.
 */
function tieOrder(
  record: SeasonRecord,
  stages: readonly StageName[],
  clubs: readonly string[],
  hasBegun: boolean,
): string[] {
  if (hasBegun) return officialTable(record, stages)?.map(({ club }) => club) ?? [];
  const name = (club: string) => nameIn(record.names, club, record.season).name;
  return clubs.toSorted((a, b) => ascending(name(a), name(b)));
}

/** Returns a club's place just before its own last match; undefined where no match was played before. */
function placeBefore(
  played: readonly Result[],
  club: string,
  tableAfter: (results: readonly Result[]) => readonly Tally[],
): number | undefined {
  const before = played.slice(
    0,
    Math.max(
      0,
      played.findLastIndex((result) => isPlayedBy(result, club)),
    ),
  );
  return before.length === 0 ? undefined : tableAfter(before).findIndex((row) => row.club === club);
}

function movement(before: number | undefined, now: number): Standing['movement'] {
  if (before === undefined) return null;
  if (now < before) return 'up';
  return now > before ? 'down' : 'stable';
}

/**
 * Returns the first stage that each club entered after a table, by its matches there. A table that is only a part of the
 * season's (spring, fall) decides nothing by itself.
 */
function stagesEntered(record: SeasonRecord, tabled: readonly StageName[]): Map<string, StageName> {
  const entered = new Map<string, StageName>();
  const last = record.stages.findLastIndex(({ stage }) => tabled.includes(stage));
  const decides =
    record.stages[last]?.table === 'own' || seasonStages(record).every((stage) => tabled.includes(stage));
  if (!decides) return entered;
  for (const { stage } of record.stages.slice(last + 1)) {
    for (const match of record.matches) {
      if (match.stage !== stage) continue;
      for (const club of [match.home_club, match.away_club]) if (!entered.has(club)) entered.set(club, stage);
    }
  }
  return entered;
}
