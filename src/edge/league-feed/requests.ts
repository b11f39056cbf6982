import type { FeedPaths, ListName, LiveFeedAdapter } from '../../feed/adapter.ts';
import { UnexpectedResponseError } from '../../feed/parse-entries.ts';

/** The resources that are requested from the feed, each on its own. */
export const feedResources = ['schedule', 'standings', 'players', 'teamStats'] as const;
export type FeedResource = (typeof feedResources)[number];

/** How long an answer is fresh, in milliseconds. */
export const windowsMs: Readonly<Record<FeedResource, number>> = {
  schedule: 15_000,
  standings: 60_000,
  players: 60_000,
  teamStats: 60_000,
};

/** Entries a page: parsing so many takes a few milliseconds. */
const pageSize = 100;

/** One page of a list that has several, in several categories. */
export interface PageRequest {
  readonly category: number;
  readonly page: number;
}

export const firstPage: PageRequest = { category: 0, page: 1 };

/** A list that is read page by page. */
export type PagedResource = ListName;

/** Whether a resource is a list that is read page by page. */
export function isPaged(resource: FeedResource): resource is PagedResource {
  return resource === 'players' || resource === 'teamStats';
}

/** Returns whether a feed has an address for a resource. */
export function isOffered(paths: FeedPaths, resource: FeedResource): boolean {
  return paths[resource === 'schedule' ? 'matches' : resource] !== undefined;
}

/** Returns the name of the category of a page. */
export function categoryOf(
  adapter: LiveFeedAdapter,
  resource: PagedResource,
  { category }: PageRequest,
): string {
  const name = adapter[resource].categories[category];
  // A round that was stored by another version of the code may have had more of them.
  return name ?? adapter[resource].categories[0] ?? '';
}

/**
 * Returns the address of a page below the feed's origin.
 *
 * @throws {UnexpectedResponseError} if the feed has no such list
 */
export function pathOfPage(
  adapter: LiveFeedAdapter,
  resource: PagedResource,
  seasonId: string,
  request: PageRequest,
): string {
  const pathOf = adapter.paths(seasonId)[resource];
  if (!pathOf) throw new UnexpectedResponseError(`has no list of ${resource}`);
  return pathOf(categoryOf(adapter, resource, request), request.page, pageSize);
}

/**
 * Returns the request after a page, or undefined after the last.
 *
 * @throws {UnexpectedResponseError} if the page is none
 */
export function requestAfter(
  adapter: LiveFeedAdapter,
  resource: PagedResource,
  { category, page }: PageRequest,
  body: unknown,
): PageRequest | undefined {
  const next = adapter.nextPage(body, page);
  if (next !== undefined) return { category, page: next };
  const isLast = category + 1 >= adapter[resource].categories.length;
  return isLast ? undefined : { category: category + 1, page: 1 };
}
