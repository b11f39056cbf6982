import type { DatasetRow } from '../../records/dataset/index.ts';
import { statisticName } from '../../records/dataset/statistics.ts';
import type { StatisticsPage } from '../adapter.ts';
import { statisticRule } from '../loss-rules.ts';
import { type ParseResult, parseEntries, RejectedEntry, RejectedEntryError } from '../parse-entries.ts';
import type { SeasonContext } from '../season-context.ts';
import {
  type CategoryEntry,
  parsePages,
  SeasonStatistics,
  teamSchema,
  withoutDuplicates,
} from './statistics.ts';

/**
 * Parses the clubs' seasons under the feed's own names of statistics, merged over the categories. A statistic that is 0
 * for every club is left out.
 *
 * @throws {UnexpectedResponseError} if a page is no list of clubs
 */
export function parseTeamStats(
  pages: readonly StatisticsPage[],
  context: SeasonContext,
): ParseResult<DatasetRow<'teamStats'>> {
  return parsePages(
    pages,
    (page) => parseTeamStatsPage(page, context),
    (entries) => combineTeamStats(entries, context),
  );
}

/** @throws {UnexpectedResponseError} if it is no list of clubs */
function parseTeamStatsPage(
  { category, body }: StatisticsPage,
  context: SeasonContext,
): ParseResult<CategoryEntry> {
  return parseEntries(body, 'teams', teamSchema, 'teamId', ({ teamId, stats }, what) => {
    const club = context.clubs.get(teamId);
    if (club === undefined) throw new RejectedEntryError('is not a club of data/clubs.csv');
    return { id: club, category, what, stats };
  });
}

/** Merges the entries of each club over the categories. */
function combineTeamStats(
  listed: readonly CategoryEntry[],
  { season }: SeasonContext,
): ParseResult<DatasetRow<'teamStats'>> {
  const { entries, rejected: duplicates } = withoutDuplicates(listed);
  const statistics = new SeasonStatistics(entries);
  const rejected: RejectedEntry[] = [...duplicates, ...statistics.rejected];
  const clubs = new Map(entries.toReversed().map(({ id, what }) => [id, what]));
  return {
    entries: [...clubs].reverse().map(([club, what]) => {
      const stats = [...statistics.valuesOf(club)].filter(([name, value]) => {
        const why = unusableName(name) ?? impossibleValue(name, value);
        if (why) rejected.push(new RejectedEntry(what, why));
        return why === undefined;
      });
      return { season, club, stats: Object.fromEntries(stats) };
    }),
    rejected,
  };
}

/** More than any club plays in a season. */
const maxGames = 60;

/** More than any club has in them of anything but metres run: three times the passes, 2,000 a game. */
const maxTotal = 120_000;

/** Why a club cannot have a value. */
function impossibleValue(name: string, value: number): string | undefined {
  const isShare = statisticRule(name) === 'percentage';
  const isOfDistance = /distance/i.test(name);
  const max = isShare ? 100 : /^games.played$/i.test(name) ? maxGames : maxTotal;
  if (value >= 0 && (value <= max || isOfDistance)) return undefined;
  return `${name}: ${value} cannot be; expected 0 to ${max}`;
}

/** Why a statistic cannot be a column. */
function unusableName(name: string): string | undefined {
  if (name === 'season' || name === 'club') return `statistic '${name}' has the name of another column`;
  return statisticName.safeParse(name).success ? undefined : `'${name}' is not the name of a statistic`;
}
