import { distance } from 'fastest-levenshtein';
import type { ClubName } from '../derive/names.ts';
import { clubMatcher } from './club.ts';
import { fold } from './text.ts';

const minLength = 4;
const maxLength = 40;

/** Returns a suggestion for a search text that matches no club but is close to a name, or to a word of one. */
export function clubHint(text: string, clubNames: readonly ClubName[]): string | null {
  const search = fold(text);
  if (search.length < minLength || search.length > maxLength) return null;
  const isMatch = clubMatcher(text);
  if (clubNames.some(({ name, club_id }) => isMatch(name, club_id))) return null;
  const [nearest] = clubNames
    .map(({ name, club_id }) => ({ name, club_id, typos: typosIn(search, name) }))
    .sort((a, b) => a.typos - b.typos);
  if (!nearest || nearest.typos > search.length / 3) return null;
  return `no club matches '${text.trim()}'; did you mean '${nearest.name}' (${nearest.club_id})?`;
}

function typosIn(search: string, name: string): number {
  const whole = fold(name);
  return Math.min(...[whole, ...whole.split(/[\s-]+/)].map((part) => distance(search, part)));
}
