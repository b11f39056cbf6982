import { inOrderOfPlay } from '../../../src/derive/matches.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { groupBy } from '../../../src/records/typed.ts';
import { withMatchIds } from './match-ids.ts';
import { type MergeReport, reportMerge } from './merge-report.ts';
import { mergeSeason } from './merge-season.ts';
import type { MatchColumn } from './value-changes.ts';

type Match = DatasetRow<'matches'>;

interface MergeInput {
  /** The table `matches` of the dataset, all seasons. */
  readonly stored: readonly Match[];
  /** The rows of the list, in any order, with an empty `match_id`. What the list does not say is null. */
  readonly listed: readonly Match[];
  /** The columns that the list writes. The others are a person's, and stay as they are in matches of the dataset. */
  readonly columns: readonly MatchColumn[];
  /** Returns whether the list has each match of a season, so that a match that it lacks is no longer to be played. */
  readonly isWholeSeason: (season: number) => boolean;
  /** Returns whether the matches of the stage of a row count for a table. */
  readonly isTableStage: (match: Match) => boolean;
  /** The lines of `needed` that the user accepted. */
  readonly accepted: ReadonlySet<string>;
}

/**
 * Updates the matches of a dataset from a list. A match is its season, stage, sides and meeting; its id stays when its date
 * changes. Known values stay where the list has none, and a played match stays as it is, until the user accepts the change.
 *
 * @returns the table in order of play, and a report of what changed and what needs the user's word
 */
export function mergeMatches(input: MergeInput): { rows: Match[]; report: MergeReport } {
  const { stored, listed, columns, isWholeSeason, isTableStage, accepted } = input;
  const storedBySeason = groupBy(stored, ({ season }) => season);
  const listedBySeason = groupBy(listed, ({ season }) => season);
  const seasons = [...listedBySeason].map(([season, listedRows]) =>
    mergeSeason(
      { stored: storedBySeason.get(season) ?? [], listed: listedRows },
      { columns, isWholeSeason: isWholeSeason(season), accepted },
    ),
  );
  const ids = stored.map(({ match_id }) => match_id);
  const newMatches = seasons.flatMap((season) => season.newMatches);
  const newRows = withMatchIds(newMatches, ids, isTableStage);
  const rows = [
    ...stored.filter(({ season }) => !listedBySeason.has(season)),
    ...seasons.flatMap(({ steps }) => steps.flatMap(({ after }) => after ?? [])),
    ...newRows,
  ];
  return { rows: rows.sort(inOrderOfPlay), report: reportMerge(seasons, newRows) };
}
