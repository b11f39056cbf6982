import type { SeasonContext } from '../adapter.ts';
import type { MatchEntry } from './match-entry.ts';

type Stage = SeasonContext['stages'][number];

/**
 * Returns the stage of a match: the stored one, or else the one with the stage id of the entry. Without either, it is
 * the only stage of its kind, with or without a table. Null where there are several: it is unknown until
 * `data/stages.csv` has the id.
 */
export function stageOf(
  { matchId, matchSet }: Pick<MatchEntry, 'matchId' | 'matchSet'>,
  { matches, stages }: SeasonContext,
): Stage['stage'] | null {
  const storedStage = matches.get(matchId)?.stage;
  if (storedStage) return storedStage;
  const { stageId, matchSetId } = matchSet ?? {};
  if (!stageId && !matchSetId) return null;
  // A stage has several ids where each of its matches has one of its own.
  const stageById = stages.find(
    ({ feed_stage_id }) => stageId && feed_stage_id?.split('|').includes(stageId),
  );
  if (stageById) return stageById.stage;
  const isTabled = matchSetId?.includes('::Football_MatchDay::') ?? false;
  const [only, another] = stages.filter(({ table }) => (table !== null) === isTabled);
  return only && !another ? only.stage : null;
}
