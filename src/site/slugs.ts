import type { Match } from '../records/match.ts';
import { memoize } from '../records/memoize.ts';
import { slugOf } from '../records/text.ts';

/** Returns the slug of a match, which joins its day and clubs. No two matches share them. */
export const slugOfMatch = memoize(({ date, home_club, away_club }: Match) =>
  slugOf(`${date} ${home_club} ${away_club}`),
);

/** Returns the slug of a player, which joins the id and the name. An id of ours ends with the name. */
export function playerSlug(playerId: string, fullName: string): string {
  const name = slugOf(fullName);
  return slugOf(playerId.endsWith(`-${name}`) ? playerId : `${playerId} ${name}`);
}
