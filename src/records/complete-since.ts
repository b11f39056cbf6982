import type { League } from './league-schema.ts';
import { keysOf } from './typed.ts';

type Kind = keyof League['complete_since'];
type Promises = Pick<League, 'complete_since'>;

/** Returns whether a season's matches must have all details of a kind, by `data/league.json`. */
export function isPromised({ complete_since }: Promises, kind: Kind, season: number): boolean {
  const since = complete_since[kind];
  return since !== undefined && season >= since;
}

/** Returns the phrases of the details that some season must have, as a list in prose. */
export function promisedDetails(
  { complete_since }: Promises,
  phrases: Partial<Record<Kind, string>>,
): string {
  const kinds = keysOf(phrases).filter((kind) => complete_since[kind] !== undefined);
  const details = kinds.map((kind) => phrases[kind]);
  const last = details.pop();
  if (last === undefined) return 'the details that data/league.json promises';
  return details.length === 0 ? last : `${details.join(', ')} and ${last}`;
}
