import type { StatisticsPage } from '../../feed/pages.ts';
import type { ParseResult } from '../../feed/parse-entries.ts';
import { combinePlayers, type PlayerOfPage, parsePlayersPage } from '../../feed/players.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { CategoryEntry, ListFacts } from '../../feed/statistics-by-category.ts';
import { combineTeamStats, parseTeamStatsPage } from '../../feed/team-stats.ts';
import type { PagedResource } from './requests.ts';

/** How a list is parsed: page by page as the pages arrive, and then part by part. */
interface ListParser {
  /** Parts that take a few milliseconds each to combine. */
  readonly parts: number;
  /** @throws {UnexpectedResponseError} if the page is no such list */
  parsePage(page: StatisticsPage, context: SeasonContext): ParseResult<CategoryEntry>;
  /** Returns the rows of a part, from all its entries and the facts of all pages. */
  combine(entries: readonly CategoryEntry[], facts: ListFacts, context: SeasonContext): ParseResult<unknown>;
}

export const listParsers: Readonly<Record<PagedResource, ListParser>> = {
  players: {
    parts: 4,
    parsePage: parsePlayersPage,
    // A list combines the entries that its own pages had.
    combine: (entries, facts) => combinePlayers(entries as readonly PlayerOfPage[], facts),
  },
  teamStats: { parts: 1, parsePage: parseTeamStatsPage, combine: combineTeamStats },
};

/** Returns the part of a list that has an entry, by its id. */
export function partOf(resource: PagedResource, id: string): number {
  let sum = 0;
  for (const character of id) sum += character.charCodeAt(0);
  return sum % listParsers[resource].parts;
}
