import * as z from 'zod/mini';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { standings } from '../../records/dataset/season-rows.ts';
import { statisticName } from '../../records/dataset/statistics-rows.ts';
import { count } from '../../records/fields.ts';
import { pointsIn } from '../../records/season-rules.ts';
import type { SeasonContext, StatisticsPage } from '../adapter.ts';
import {
  assertFirst,
  assertValid,
  type ParseResult,
  parseEntries,
  RejectedEntryError,
  UnexpectedResponseError,
} from '../parse-entries.ts';
import { statisticKind } from '../statistic-kind.ts';
import { type CategoryEntry, mergePages, teamSchema } from './statistics-pages.ts';

/** @throws {RejectedEntryError} if it is no club of ours */
function clubOf(teamId: string, { clubs }: SeasonContext): string {
  const club = clubs.get(teamId);
  if (club === undefined) throw new RejectedEntryError('is not a club of data/clubs.csv');
  return club;
}

const standingsSchema = z.object({
  standings: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(20)),
});

/** The feed's names of a table's figures. */
const figures = z.object({
  rank: z.int().check(z.gte(1)),
  points: z.int(),
  'matches-played': count,
  win: count,
  draw: count,
  lose: count,
  'goals-for': count,
  'goals-against': count,
});

/**
 * Parses the league's table, home and away matches together. Where no stage is requested, the feed gives the table of
 * the season's first one.
 *
 * @throws {UnexpectedResponseError} if there is no table
 */
export function parseStandings(body: unknown, context: SeasonContext): ParseResult<DatasetRow<'standings'>> {
  const answer = standingsSchema.safeParse(body);
  const table = answer.data?.standings.find(({ type }) => type === 'table');
  if (!table) throw new UnexpectedResponseError("has no standings of type 'table'");
  const stage = context.stages.find((stageRow) => stageRow.table !== null)?.stage;
  if (!stage) throw new Error(`season ${context.season} has no stage with a table in data/stages.csv`);
  const points = pointsIn(context.league, context.season);
  const seenClubs = new Set<string>();
  return parseEntries(table, 'teams', teamSchema, 'teamId', ({ teamId, stats }) => {
    const club = clubOf(teamId, context);
    const row = figures.safeParse(Object.fromEntries(stats.values));
    if (!row.success)
      throw new RejectedEntryError(`lacks ${row.error.issues.map(({ path }) => path[0]).join(', ')}`);
    const standing = {
      season: context.season,
      stage,
      position: row.data.rank,
      club,
      played: row.data['matches-played'],
      wins: row.data.win,
      draws: row.data.draw,
      losses: row.data.lose,
      goals_for: row.data['goals-for'],
      goals_against: row.data['goals-against'],
      goal_difference: row.data['goals-for'] - row.data['goals-against'],
      points: row.data.points,
      // The feed has no figure of its own for them.
      points_deducted: Math.max(0, points.win * row.data.win + points.draw * row.data.draw - row.data.points),
    };
    assertValid(standing, standings.row);
    assertFirst(seenClubs, club);
    return standing;
  });
}

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
  const { merged, rejected, reject } = mergePages(pages, ({ category, body }) =>
    parseEntries(body, 'teams', teamSchema, 'teamId', ({ teamId, stats }, what): CategoryEntry => {
      return { id: clubOf(teamId, context), category, what, stats };
    }),
  );
  const entries = merged.map(({ entry, values }) => {
    const stats = [...values].filter(([name, value]) => {
      const why = unusableName(name) ?? impossibleValue(name, value);
      if (why) reject(entry, why);
      return why === undefined;
    });
    return { season: context.season, club: entry.id, stats: Object.fromEntries(stats) };
  });
  return { entries, rejected };
}

/** More than any club plays in a season. */
const maxGames = 60;

/** More than any club has in them of anything but metres run: three times the passes, 2,000 a game. */
const maxTotal = 120_000;

/** Returns why a club cannot have a value; undefined where it can. */
function impossibleValue(name: string, value: number): string | undefined {
  const isShare = statisticKind(name) === 'percentage';
  const isOfDistance = /distance/i.test(name);
  const max = isShare ? 100 : /^games.played$/i.test(name) ? maxGames : maxTotal;
  if (value >= 0 && (value <= max || isOfDistance)) return undefined;
  return `${name}: ${value} cannot be; expected 0 to ${max}`;
}

/** Returns why a statistic cannot be a column; undefined where it can. */
function unusableName(name: string): string | undefined {
  if (name === 'season' || name === 'club') return `statistic '${name}' has the name of another column`;
  return statisticName.safeParse(name).success ? undefined : `'${name}' is not the name of a statistic`;
}
