import type { PagedResource } from './requests.ts';

/** How many parts each list is combined in: a part takes a few milliseconds. */
export const partCounts: Readonly<Record<PagedResource, number>> = { players: 4, teamStats: 1 };

/** Returns the part of a list that has an entry, by its id. */
export function partOf(resource: PagedResource, id: string): number {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum += id.charCodeAt(at);
  return sum % partCounts[resource];
}
