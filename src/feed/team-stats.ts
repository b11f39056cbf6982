import type { DatasetRow } from '../records/dataset/index.ts';
import { type ParseResult, parseEntries, RejectedEntryError } from './parse-entries.ts';
import { teamSchema } from './schemas/statistics.ts';
import type { SeasonContext } from './season-context.ts';
import { suppliedNames } from './supplied.ts';

/**
 * The clubs' seasons under the feed's own names of statistics, those that nobody fills in left out.
 *
 * @throws {UnexpectedResponseError} if a page is no list of clubs
 */
export function parseTeamStats(
  pages: readonly unknown[],
  context: SeasonContext,
): ParseResult<DatasetRow<'teamStats'>> {
  const seen = new Set<string>();
  const read = pages.map((page) =>
    parseEntries(page, 'teams', teamSchema, 'teamId', ({ teamId, stats }) => {
      const club = context.clubs.get(teamId);
      if (club === undefined) throw new RejectedEntryError('is no club of data/clubs.csv');
      if (seen.has(club)) throw new RejectedEntryError('stands twice; the first stays');
      seen.add(club);
      return { club, stats };
    }),
  );
  const entries = read.flatMap((page) => page.entries);
  const supplied = suppliedNames(entries.map(({ stats }) => stats));
  return {
    entries: entries.map(({ club, stats }) => {
      const figures = Object.fromEntries([...stats].filter(([name]) => supplied.has(name)));
      return { season: context.season, club, stats: figures };
    }),
    rejected: read.flatMap((page) => page.rejected),
  };
}
