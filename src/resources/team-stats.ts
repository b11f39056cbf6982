import * as z from 'zod/mini';
import { team } from '../query/club.ts';
import { currentSeasonRemark, defaultSeason, unsortedRemark } from '../query/default-season.ts';
import { hintOf } from '../query/hint.ts';
import { choice, flag } from '../query/parameter-kinds.ts';
import { filterRows, isOfClub, isOneOf, sortBy } from '../query/rows.ts';
import { hasResults } from '../query/selector.ts';
import { order, seasonOrLatest, sortField } from '../query/shared-parameters.ts';
import { count, day, hint, origin, seasonYear, sortOrder, text } from '../records/fields.ts';
import type { League } from '../records/league-schema.ts';
import {
  arrayOf,
  described,
  enumeration,
  numericFields,
  objectSchema,
  orNull,
  withMeta,
} from '../records/schema.ts';
import {
  rawMatches,
  rawStats,
  type TeamSeason,
  type TeamStats,
  teamStats as teamStatsSchema,
  teamStatsStage,
} from '../records/team-season.ts';
import { rowsIn } from './format.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { envelopeSource, sourceOf } from './provenance.ts';
import { defineResource } from './resource.ts';

const sortFields = numericFields(teamStatsSchema);

const stageTexts = {
  description: 'The matches that the figures cover: season, all, or a stage',
  example: 'all',
  defaultValue: 'season',
};

const teamStatsSort = enumeration(
  'TeamStatsSortField',
  'A field by which team statistics are sorted',
  sortFields,
);

const sortedBy = { fields: ['sort'], ties: ['club'] };

const rawStatsSchema = withMeta(
  z.extend(teamStatsSchema, { raw_stats: z.optional(rawStats), raw_matches: z.optional(rawMatches) }),
  { id: 'TeamStats', description: "The statistics of a club's season" },
);

export const teamStats = defineResource({
  name: 'team-stats',
  path: '/team-stats',
  tag: 'Clubs',
  summary: 'Season statistics of clubs',
  description:
    'All figures of a row describe the same matches: those of the league table (stage=season, the default), of all ' +
    'stages (stage=all) or of one stage. Statistics are summed from match statistics where every match has them. ' +
    "Otherwise they are the feed's season totals where these cover the same matches for every club. The feed may " +
    'have corrected totals later than single matches. summed lists the fields that are sums, over ' +
    'matches_with_stats matches. Percentages are weighted by their base.',
  parameters: {
    team,
    sort: sortField(sortFields, 'points', 'xg'),
    order: order('desc'),
    raw: flag("Whether to add every statistic of the feed under the feed's own name"),
    season: seasonOrLatest,
    stage: {
      ...choice<string, string>({ ...stageTexts, values: ['season', 'all'] }),
      inLeague: ({ stages }: League) =>
        choice<string, string>({ ...stageTexts, values: ['season', 'all', ...Object.keys(stages)] }),
    },
  },
  responseSchema: objectSchema('TeamStatsList', 'Season statistics of clubs', {
    season: seasonYear,
    stage: teamStatsStage,
    count: described(count, 'Clubs in this answer'),
    sort: described(teamStatsSort, 'The field sorted by'),
    order: described(sortOrder, 'The direction in which the rows are sorted'),
    team_stats: arrayOf(rawStatsSchema, 'The clubs, sorted by the field of sort'),
    source: envelopeSource,
    origin: origin('the answer has no clubs'),
    summed: arrayOf(text, 'Fields summed from the matches that matches_with_stats counts'),
    as_of: orNull(day, 'The day of the last match counted', 'the answer has no clubs'),
    hint,
  }),
  lifetime: statistics,
  livePolicy: { tables: ['teamStats'], lifetime: lifetimes.current },
  examples: ['season={season}&sort=points'],
  rows: [
    { ...rowsIn('team_stats', rawStatsSchema, sortedBy), isFor: ({ raw }) => raw === true },
    { ...rowsIn('team_stats', teamStatsSchema, sortedBy), answerSchema: rawStatsSchema },
  ],
  canonical: (query, { index }) => ({ ...query, season: query.season ?? defaultSeason('teamStats', index) }),
  tablesNeeded: ({ season }) => [{ table: 'seasons' }, { table: 'stages' }, { table: 'teamStats', season }],
  answer(tables, { team, sort, order, raw, stage, ...query }, { liveSource }) {
    const season = query.season ?? defaultSeason('teamStats', tables.index);
    const rows = tables.rows('teamStats', season);
    const rowsOfStage = rows.filter((row) => row.stage === stage);
    const rawRows = new Map(rows.filter((row) => row.stage === 'all').map((row) => [row.club, row]));
    const filters = {
      stage: isOneOf('stage', [stage]),
      team: isOfClub<TeamSeason>(team, ({ club }) => club),
    };
    const rowsOfClub = filterRows(rows, filters);
    // The rows are by club, and those of equal value stay so.
    const clubs = sortBy(rowsOfClub, (row) => row[sort], order).map((row) =>
      publishTeamStats(row, raw ? rawRows.get(row.club) : undefined),
    );
    // The feed has totals of shots in every season that it has any totals of.
    const isFeed = rowsOfStage.some(({ shots, summed }) => shots !== null && !summed.includes('shots'));
    const origin = isFeed ? 'season totals of the feed' : 'sums of match statistics';
    return {
      season,
      stage,
      count: clubs.length,
      sort,
      order,
      team_stats: clubs,
      source: sourceOf(tables, 'teamStats', [season], liveSource),
      origin: rowsOfStage.length === 0 ? null : origin,
      // A club of whose matches none has statistics has no sums.
      summed: [...new Set(rowsOfStage.flatMap((row) => row.summed))],
      as_of:
        rowsOfStage
          .map(({ as_of }) => as_of)
          .sort()
          .at(-1) ?? null,
      hint: hintOf(
        tables.index,
        {
          name: 'team-stats',
          table: 'teamStats',
          query: { team, season, stage },
          count: clubs.length,
          select: () => ({ rows, filters }),
        },
        currentSeasonRemark('team-stats', 'teamStats', season, tables.index),
        unsortedRemark(
          sort,
          clubs.map((row) => row[sort]),
          tables.index,
          ({ unavailable_team_stats }) => !unavailable_team_stats.includes(sort),
        ),
        rows.length > 0 && rowsOfStage.length === 0
          ? `stages of ${season}: ${[...new Set(rows.map((row) => row.stage))].join(', ')}`
          : null,
      ),
    };
  },
  *prerenderedQueries(tables) {
    for (const { season } of tables.rows('seasons').filter(hasResults)) {
      yield { season };
      yield { season, raw: true };
      const stages = new Set(tables.rows('teamStats', season).map(({ stage }) => stage));
      for (const stage of stages) if (stage !== 'season') yield { season, stage };
      const rows = tables.rows('teamStats', season).filter(({ stage }) => stage === 'season');
      for (const { club } of rows) yield { season, team: club };
      yield { season, raw: true, stage: 'all' as const };
    }
  },
});

type PublishedRow = TeamStats & Partial<Pick<TeamSeason, 'raw_stats' | 'raw_matches'>>;

/** Returns the statistics of a club's season as they are published, with those of the feed if they are given. */
export function publishTeamStats(
  { season, stage, summed, raw_stats, raw_matches, ...row }: TeamSeason,
  raw?: TeamSeason,
): PublishedRow {
  return raw ? { ...row, raw_stats: raw.raw_stats, raw_matches: raw.raw_matches } : row;
}
