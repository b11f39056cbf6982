import { distance } from 'fastest-levenshtein';
import type { ClubName } from '../derive/names.ts';
import type { Team } from '../records/directory.ts';
import { described, nullable, text } from '../records/fields.ts';
import type { Reading, Tables } from '../records/published.ts';
import { clubMatcher } from './club.ts';
import { partsOf } from './list.ts';
import { canSuggest, isNear } from './suggestion.ts';
import { fold, matcher } from './text.ts';

export const hint = nullable(
  described(text, 'A suggestion for a club that is not known'),
  'there is nothing to suggest',
);

/** The tables that a hint is made from. */
export const clubHintTables = [{ table: 'clubNames' }, { table: 'teams' }] as const satisfies Reading[];

/**
 * Returns a suggestion for a search text that matches no club but is the city or venue of one, or close to a name, or to
 * a word of one.
 */
export function clubHint(searchText: string | undefined, tables: Pick<Tables, 'rows'>): string | null {
  if (searchText === undefined) return null;
  const [first = '', ...others] = partsOf(searchText);
  // Of several clubs the first without a match gets the hint.
  if (others.length > 0) return clubHint(first, tables) ?? clubHint(others.join(), tables);
  const folded = fold(searchText);
  if (!canSuggest(folded)) return null;
  const isMatch = clubMatcher(searchText);
  const clubNames = tables.rows('clubNames');
  if (clubNames.some(({ name, club_id }) => isMatch(name, club_id))) return null;
  const suggested = clubAt(searchText, tables.rows('teams')) ?? nearestName(folded, clubNames);
  return suggested
    ? `no club matches '${searchText}'; did you mean '${suggested.name}' (${suggested.club_id})?`
    : null;
}

/** Returns the club whose city or venue contains a text; of several, one that plays in the league now. */
function clubAt(searchText: string, clubs: readonly Team[]): Team | undefined {
  const isFound = matcher(searchText);
  const clubsThere = clubs.filter(({ city, stadium }) => isFound(city) || isFound(stadium));
  return clubsThere.find(({ status }) => status === 'active') ?? clubsThere[0];
}

function nearestName(folded: string, clubNames: readonly ClubName[]): ClubName | undefined {
  const [nearest] = clubNames
    .map((clubName) => ({ clubName, typos: typosIn(folded, clubName.name) }))
    .sort((a, b) => a.typos - b.typos);
  return nearest && isNear(folded, nearest.typos) ? nearest.clubName : undefined;
}

function typosIn(folded: string, name: string): number {
  const whole = fold(name);
  return Math.min(...[whole, ...whole.split(/[\s-]/)].map((part) => distance(folded, part)));
}
