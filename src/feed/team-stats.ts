import type { DatasetRow } from '../records/dataset/index.ts';
import { nameText } from '../records/fields.ts';
import type { StatisticsPage } from './pages.ts';
import {
  assertFirst,
  type ParseResult,
  parseEntries,
  type RejectedEntry,
  RejectedEntryError,
} from './parse-entries.ts';
import { teamSchema } from './schemas/statistics.ts';
import type { SeasonContext } from './season-context.ts';
import { SeasonStatistics } from './statistics-by-category.ts';

/**
 * Parses the clubs' seasons under the feed's own names of statistics, merged over the categories. A statistic that is 0 for
 * every club is left out.
 *
 * @throws {UnexpectedResponseError} if a page is no list of clubs
 */
export function parseTeamStats(
  pages: readonly StatisticsPage[],
  context: SeasonContext,
): ParseResult<DatasetRow<'teamStats'>> {
  const seen = new Set<string>();
  const read = pages.map(({ category, body }) =>
    parseEntries(body, 'teams', teamSchema, 'teamId', ({ teamId, stats }, what) => {
      const club = context.clubs.get(teamId);
      if (club === undefined) throw new RejectedEntryError('is not a club of data/clubs.csv');
      assertFirst(seen, `${category} ${club}`);
      return { id: club, category, what, stats };
    }),
  );
  const entries = read.flatMap((page) => page.entries);
  const statistics = new SeasonStatistics(entries);
  const rejected: RejectedEntry[] = [...read.flatMap((page) => page.rejected), ...statistics.rejected];
  const clubs = new Map(entries.toReversed().map(({ id, what }) => [id, what]));
  return {
    entries: [...clubs].reverse().map(([club, what]) => {
      const stats = [...statistics.valuesOf(club)].filter(([name]) => {
        const why = unusableName(name);
        if (why) rejected.push({ what, why });
        return why === undefined;
      });
      return { season: context.season, club, stats: Object.fromEntries(stats) };
    }),
    rejected,
  };
}

/** Why a statistic cannot be a column; one name of the feed ends in a space. */
function unusableName(name: string): string | undefined {
  if (name === 'season' || name === 'club') return `statistic '${name}' has the name of another column`;
  return nameText.safeParse(name.trim()).success ? undefined : 'a statistic whose name is no text';
}
