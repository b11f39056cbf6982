import type { DatasetRow } from '../../records/dataset/index.ts';
import { statisticName } from '../../records/dataset/statistics.ts';
import type { SeasonContext, StatisticsPage } from '../adapter.ts';
import { statisticRule } from '../loss-rules.ts';
import { type ParseResult, parseEntries, RejectedEntryError } from '../parse-entries.ts';
import { type CategoryEntry, parsePages, teamSchema } from './statistics.ts';

/**
 * Parses the clubs' seasons under the feed's own names of statistics, merged over the categories. A statistic that is 0
 * for every club is left out.
 *
 * @throws {UnexpectedResponseError} if a page is no list of clubs
 */
export function parseTeamStats(
  pages: readonly StatisticsPage[],
  { clubs, season }: SeasonContext,
): ParseResult<DatasetRow<'teamStats'>> {
  return parsePages(
    pages,
    ({ category, body }) =>
      parseEntries(body, 'teams', teamSchema, 'teamId', ({ teamId, stats }, what): CategoryEntry => {
        const club = clubs.get(teamId);
        if (club === undefined) throw new RejectedEntryError('is not a club of data/clubs.csv');
        return { id: club, category, what, stats };
      }),
    (statistics) =>
      ({ id: club }, reject) => {
        const stats = [...statistics.valuesOf(club)].filter(([name, value]) => {
          const why = unusableName(name) ?? impossibleValue(name, value);
          if (why) reject(why);
          return why === undefined;
        });
        return { season, club, stats: Object.fromEntries(stats) };
      },
  );
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
