import type { Match } from '../records/match.ts';
import type { Known } from './known.ts';
import { Puzzling } from './set-aside.ts';
import type { WireMatch } from './wire/match.ts';

/**
 * The stage of a match: that we know it by; else, of a matchday, the one stage of the season that has a table. A knock-out
 * match we never saw says which stage it is of by an id alone: the stage is then told by a change of the data, not guessed.
 */
export function stageOf({ matchId, matchSet }: WireMatch, known: Known): Match['stage'] {
  const before = known.matches.get(matchId);
  if (before) return before.stage;
  const tabled = known.stages.filter(({ table }) => table !== null);
  const knockOut = known.stages.filter(({ table }) => table === null);
  const isMatchday = matchSet?.matchSetId?.includes('::Football_MatchDay::') ?? false;
  const candidates = isMatchday ? tabled : knockOut;
  const [only] = candidates;
  if (only && candidates.length === 1) return only.stage;
  throw new Puzzling(
    `is of stage ${matchSet?.stageId ?? 'unknown'}, which may be any of ${candidates.map(({ stage }) => stage).join(', ') || 'none known'}; ` +
      'expected a row of the match in data/matches to say which',
  );
}
