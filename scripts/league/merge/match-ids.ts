import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { inOrderOfMeetings } from './match-pairs.ts';

type Match = DatasetRow<'matches'>;

/**
 * Returns new matches with ids such as `2024-rivertown-hill-rovers`, with the stage in it outside tables:
 * `2024-final-rivertown-hill-rovers`. Later meetings, by date, end in `-2`, `-3` and so on.
 *
 * @param takenIds ids that other matches have
 * @param isTableStage whether the matches of a stage count for a table
 */
export function withMatchIds(
  matches: readonly Match[],
  takenIds: Iterable<string>,
  isTableStage: (match: Match) => boolean,
): Match[] {
  const ids = new Set(takenIds);
  return matches.toSorted(inOrderOfMeetings).map((match) => {
    const { season, stage, home_club, away_club } = match;
    const inStage = isTableStage(match) ? '' : `${stage}-`;
    const firstId = `${season}-${inStage}${home_club}-${away_club}`;
    let match_id = firstId;
    for (let meeting = 2; ids.has(match_id); meeting += 1) match_id = `${firstId}-${meeting}`;
    ids.add(match_id);
    return { ...match, match_id };
  });
}
