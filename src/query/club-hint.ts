import { distance } from 'fastest-levenshtein';
import type { Team } from '../records/directory.ts';
import { text } from '../records/fields.ts';
import type { Reading, Tables } from '../records/published.ts';
import { orNull } from '../records/schema.ts';
import type { ClubName } from '../records/season-rules.ts';
import { clubMatcher, unknownClub } from './club.ts';
import { canSuggest, isNear } from './nearest-name.ts';
import { fold, matcher } from './text.ts';

export const hint = orNull(text, 'A suggestion for a club that is not known', 'there is nothing to suggest');

/** The tables that a hint is made from. */
export const clubHintTables = [{ table: 'clubNames' }, { table: 'teams' }] as const satisfies Reading[];

/**
 * Returns what helps with a search text that matches no club: the club whose city or venue it is, or whose name, or a word
 * of it, is close. Of several texts, joined by commas, the first without a match gets the hint.
 */
export function clubHint(searchText: string | undefined, tables: Pick<Tables, 'rows'>): string | null {
  if (!searchText) return null;
  const clubNames = tables.rows('clubNames');
  const unknown = unknownClub(searchText, clubNames);
  if (unknown === undefined) return null;
  const folded = fold(unknown);
  const suggested = canSuggest(folded)
    ? (clubAt(unknown, tables.rows('teams')) ?? nearestName(folded, clubNames))
    : undefined;
  return suggested
    ? `no club matches '${unknown}'; did you mean '${suggested.name}' (${suggested.club_id})?`
    : `no club matches '${unknown}'; /teams lists them`;
}

/** Returns the club_id of the only club that a text names, or else of the one whose city or venue it is. */
export function clubIdOf(searchText: string, tables: Pick<Tables, 'rows'>): string | undefined {
  const isMatch = clubMatcher(searchText);
  const named = tables.rows('clubNames').filter(({ name, club_id }) => isMatch(name, club_id));
  const [only, another] = new Set(named.map(({ club_id }) => club_id));
  return only ? (another ? undefined : only) : clubAt(searchText, tables.rows('teams'))?.club_id;
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
