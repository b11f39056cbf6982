import type { DatasetRow } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import type { Standing } from '../records/standing.ts';
import { clubsOfMatches } from './clubs-of-matches.ts';
import { formOf, roundBefore } from './form.ts';
import { type ClubName, nameIn } from './names.ts';
import { deductionsOf, hasResult, type Tally, tally } from './tally.ts';
import { rank } from './tie-breaks.ts';

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

/**
 * Computes the table of some stages of a season together from results.
 *
 * @param until the last day that counts
 */
export function computeStandings(
  record: SeasonRecord,
  stages: readonly StageName[],
  until?: string,
): Standing[] {
  const inScope = record.matches.filter(({ stage }) => stage !== null && stages.includes(stage));
  const clubs = clubsOfMatches(inScope);
  const played = inScope.filter((match) => hasResult(match) && (until === undefined || match.date <= until));
  const order = officialTable(record, stages)?.map(({ club }) => club) ?? [];
  const deductions = deductionsOf(record.published.filter(({ stage }) => stages.includes(stage)));
  const placed = rank(tally(played, clubs, deductions), order);

  const before = roundBefore(played);
  const placesBefore =
    before.length > 0 ? rank(tally(before, clubs, deductions), order).map(({ club }) => club) : undefined;
  const entered =
    played.length === inScope.length ? stagesEntered(record, stages) : new Map<string, StageName>();

  return placed.map(({ club, ...counts }: Tally, index) => ({
    position: index + 1,
    team: nameIn(record.names, club, record.season).name,
    club,
    ...counts,
    form: formOf(played, club),
    movement: placesBefore ? movement(placesBefore.indexOf(club), index) : null,
    qualification: entered.get(club) ?? null,
  }));
}

function movement(before: number, now: number): Standing['movement'] {
  if (now === before) return 'stable';
  return now < before ? 'up' : 'down';
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
