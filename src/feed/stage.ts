import type { Match } from '../records/match.ts';
import { RejectedEntryError } from './parse-entries.ts';
import type { MatchEntry } from './schemas/match.ts';
import type { SeasonContext } from './season-context.ts';

/**
 * The stage of a match: that we know it by; else the one its stage's id means; else, if the season has a single stage with
 * a table, that is where its matchdays are, as a single knock-out is where all other matches are. Which of several it is, is
 * told by a change of the data, not guessed.
 */
export function stageOf({ matchId, matchSet }: MatchEntry, context: SeasonContext): Match['stage'] {
  const before = context.matches.get(matchId);
  if (before) return before.stage;
  const stageId = matchSet?.stageId ?? null;
  const named = context.stages.find(({ feed_stage_id }) => stageId !== null && feed_stage_id === stageId);
  if (named) return named.stage;
  const isMatchday = matchSet?.matchSetId?.includes('::Football_MatchDay::') ?? false;
  const candidates = context.stages.filter(
    ({ table, feed_stage_id }) =>
      (table !== null) === isMatchday && (stageId === null || feed_stage_id === null),
  );
  const [only] = candidates;
  if (only && candidates.length === 1) return only.stage;
  throw new RejectedEntryError(
    `is of stage ${stageId ?? 'unknown'}; expected a stage of ${context.season} in data/stages.csv with that feed_stage_id`,
  );
}
