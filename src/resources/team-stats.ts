import * as z from 'zod';
import { ascending } from '../derive/order.ts';
import { clubMatcher, team } from '../query/club.ts';
import { order, season } from '../query/common.ts';
import { choice, flag } from '../query/kinds.ts';
import { hasResults, latestSeason } from '../query/season.ts';
import { comparison } from '../query/sort.ts';
import { count, day, described, nullable, seasonYear, text } from '../records/fields.ts';
import { numericFields } from '../records/numeric-fields.ts';
import {
  rawStats,
  type TeamSeason,
  type TeamStats,
  teamStats as teamRecord,
  teamStatsSource,
} from '../records/team-stats.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineResource } from './resource.ts';
import { isFromFeed } from './source.ts';

const sortFields = numericFields(teamRecord);

export const teamStats = defineResource({
  name: 'team-stats',
  path: '/team-stats',
  summary: 'Season statistics of clubs',
  description:
    "The feed's season totals. Fields and seasons that it does not supply are summed from match statistics, and summed " +
    'lists them. Percentages are weighted by their base. Ties are broken by club_id. as_of is the day of the last match ' +
    'counted: in the current season it may be older than the results.',
  parameters: {
    team,
    sort: choice({
      description: 'The field to sort by',
      example: 'xg',
      values: sortFields,
      defaultValue: 'points',
    }),
    order: order('desc', 'by the field of sort; unknown values come last either way'),
    raw: flag({
      description: "Whether to add every statistic of the feed under the feed's own name",
      example: 'true',
    }),
    season: { ...season, description: 'A season, by its year; left out, the latest with results' },
  },
  responseSchema: z
    .object({
      season: seasonYear,
      count: described(count, 'Clubs in this answer'),
      sort: described(z.enum(sortFields), 'The field sorted by'),
      order: described(z.enum(['asc', 'desc']), 'The order'),
      teams: z
        .array(
          teamRecord
            .extend({ raw_stats: rawStats.optional() })
            .meta({ id: 'TeamStats', description: "The statistics of a club's season" }),
        )
        .meta({ description: 'The clubs' }),
      source: teamStatsSource,
      summed: z
        .array(text)
        .meta({ description: 'Fields summed from the matches that matches_with_stats counts' }),
      as_of: nullable(described(day, 'The day of the last match counted'), 'the answer has no clubs'),
    })
    .meta({ id: 'TeamStatsList', description: 'Season statistics of clubs' }),
  lifetime: statistics,
  livePolicy: { tables: ['teamStats'], lifetime: lifetimes.current },
  example: 'season=2025&sort=xg',
  canBeNotFound: false,
  canonical: (query, tables) => ({ ...query, season: query.season ?? latestSeason(tables, hasResults) }),
  tablesNeeded: ({ season }) => [{ table: 'seasons' }, { table: 'teamStats', season }],
  answer(tables, { team, sort, order, raw, ...query }, { liveSource }) {
    const season = query.season ?? latestSeason(tables, hasResults);
    const all = tables.rows('teamStats', season);
    const isClub = team === undefined ? undefined : clubMatcher(team);
    const teams = all
      .filter((row) => !isClub || isClub(row.team, row.club))
      .sort(
        comparison(
          (row) => row[sort],
          order,
          (a, b) => ascending(a.club, b.club),
        ),
      )
      .map((row) => publish(row, raw));
    const isFeed = all.some(({ raw_stats }) => Object.keys(raw_stats).length > 0);
    const stored = isFeed ? ('feed' as const) : ('match-stats' as const);
    return {
      season,
      count: teams.length,
      sort,
      order,
      teams,
      source: isFromFeed('teamStats', season, liveSource) ? ('official-live' as const) : stored,
      summed: all[0]?.summed ?? [],
      as_of: all.reduce<string | null>(
        (last, { as_of }) => (last === null || as_of > last ? as_of : last),
        null,
      ),
    };
  },
  *prerenderedQueries(tables) {
    for (const { season } of tables.rows('seasons').filter(hasResults)) {
      for (const sort of sortFields) yield { season, sort };
      yield { season, raw: true };
    }
  },
});

type PublishedRow = TeamStats & { raw_stats?: TeamSeason['raw_stats'] | undefined };

function publish(
  { season: _, summed: __, as_of: ___, raw_stats, ...row }: TeamSeason,
  raw: boolean,
): PublishedRow {
  return raw ? { ...row, raw_stats } : row;
}
