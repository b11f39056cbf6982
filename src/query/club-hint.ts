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
export function clubHint(searchText: string | undefined, clubNames: readonly ClubName[]): string | null {
  if (searchText === undefined) return null;
  const folded = fold(searchText);
  if (!canSuggest(folded)) return null;
  const isMatch = clubMatcher(searchText);
  if (clubNames.some(({ name, club_id }) => isMatch(name, club_id))) return null;
  const [nearest] = clubNames
    .map(({ name, club_id }) => ({ name, club_id, typos: typosIn(folded, name) }))
    .sort((a, b) => a.typos - b.typos);
  if (!nearest || !isNear(folded, nearest.typos)) return null;
  return `no club matches '${searchText}'; did you mean '${nearest.name}' (${nearest.club_id})?`;
}

function typosIn(folded: string, name: string): number {
  const whole = fold(name);
  return Math.min(...[whole, ...whole.split(/[\s-]/)].map((part) => distance(folded, part)));
}
