import { nextPage, type StatisticsPage } from '../../feed/pages.ts';
import { feedPaths, playerCategories, teamCategories } from '../../feed/paths.ts';
import { playerCounts, playerShares } from '../../feed/player-statistics.ts';

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
export type PagedResource = 'players' | 'teamStats';

/** Whether a resource is a list that is read page by page. */
export function isPaged(resource: FeedResource): resource is PagedResource {
  return resource === 'players' || resource === 'teamStats';
}

const categories = { players: playerCategories, teamStats: teamCategories } as const;

/** Returns the address of a page below the feed's origin. */
export function pathOfPage(
  resource: PagedResource,
  seasonId: string,
  { category, page }: PageRequest,
): string {
  const paths = feedPaths(seasonId);
  const name = categories[resource][category] ?? 'general';
  return resource === 'players' ? paths.players(name, page, pageSize) : paths.teamStats(name, page, pageSize);
}

/**
 * Returns the request after a page, or undefined after the last.
 *
 * @throws {UnexpectedResponseError} if the page is none
 */
export function requestAfter(
  resource: PagedResource,
  { category, page }: PageRequest,
  body: unknown,
): PageRequest | undefined {
  const next = nextPage(body, page);
  if (next !== undefined) return { category, page: next };
  return category + 1 < categories[resource].length ? { category: category + 1, page: 1 } : undefined;
}

/** Returns a page as it is stored until the last one has come: of a player's 118 statistics only those that are read. */
export function trimPage(resource: PagedResource, { category }: PageRequest, body: unknown): StatisticsPage {
  const name = categories[resource][category] ?? 'general';
  return { category: name, body: resource === 'players' ? trimPlayers(body) : body };
}

const readStatistics = new Set<unknown>([...playerCounts, ...playerShares].flatMap(({ names }) => names));

interface Entry {
  readonly stats?: unknown;
}

function trimPlayers(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('players' in body)) return body;
  const { players } = body;
  if (!Array.isArray(players)) return body;
  return { ...body, players: players.map(trimPlayer) };
}

function trimPlayer(player: Entry | null): unknown {
  if (typeof player !== 'object' || player === null || !Array.isArray(player.stats)) return player;
  return {
    ...player,
    stats: player.stats.filter((one: { statsId?: unknown } | null) => readStatistics.has(one?.statsId)),
  };
}
