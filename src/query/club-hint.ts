import { distance } from 'fastest-levenshtein';
import type { ClubName } from '../derive/names.ts';
import { described, nullable, text } from '../records/fields.ts';
import { clubMatcher } from './club.ts';
import { canSuggest, isNear } from './suggestion.ts';
import { fold } from './text.ts';

export const hint = nullable(
  described(text, 'A suggestion for a club that is not known'),
  'there is nothing to suggest',
);

/** Returns a suggestion for a search text that matches no club but is close to a name, or to a word of one. */
export function clubHint(given: string | undefined, clubNames: readonly ClubName[]): string | null {
  if (given === undefined) return null;
  const search = fold(given);
  if (!canSuggest(search)) return null;
  const isMatch = clubMatcher(given);
  if (clubNames.some(({ name, club_id }) => isMatch(name, club_id))) return null;
  const [nearest] = clubNames
    .map(({ name, club_id }) => ({ name, club_id, typos: typosIn(search, name) }))
    .sort((a, b) => a.typos - b.typos);
  if (!nearest || !isNear(search, nearest.typos)) return null;
  return `no club matches '${given}'; did you mean '${nearest.name}' (${nearest.club_id})?`;
}

function typosIn(search: string, name: string): number {
  const whole = fold(name);
  return Math.min(...[whole, ...whole.split(/[\s-]/)].map((part) => distance(search, part)));
}
