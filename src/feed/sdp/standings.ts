import * as z from 'zod/mini';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { standings } from '../../records/dataset/seasons.ts';
import { count } from '../../records/fields.ts';
import { pointsIn } from '../../records/season-rules.ts';
import type { SeasonContext } from '../adapter.ts';
import {
  assertFirst,
  assertValid,
  type ParseResult,
  parseEntries,
  RejectedEntryError,
  UnexpectedResponseError,
} from '../parse-entries.ts';
import { teamSchema } from './statistics.ts';

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
    const club = context.clubs.get(teamId);
    if (club === undefined) throw new RejectedEntryError('is not a club of data/clubs.csv');
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
