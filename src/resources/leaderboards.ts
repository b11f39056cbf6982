import * as z from 'zod/mini';
import type { PlayerScope } from '../derive/goals.ts';
import { seasonAtClubs } from '../derive/players.ts';
import { rules } from '../derive/rating-weights.ts';
import { unavailableFields } from '../derive/seasons.ts';
import { yearList } from '../query/alternatives.ts';
import { team } from '../query/club.ts';
import { currentSeasonRemark, defaultSeason } from '../query/default-season.ts';
import { hintOf } from '../query/hint.ts';
import { anyOf, choice, listOf } from '../query/parameter-kinds.ts';
import { badCombination } from '../query/parse-query.ts';
import { filterRows, isOneOf } from '../query/rows.ts';
import { common, seasonOrLatest } from '../query/shared-parameters.ts';
import { count, hint, position, seasonYear } from '../records/fields.ts';
import {
  type Leaderboard,
  type LeaderboardMetric,
  leaderboard,
  leaderboardMetric,
  leaderboardMetrics,
  leaderboardRow,
  metricNames,
} from '../records/leaderboard.ts';
import type { Tables } from '../records/published.ts';
import { arrayOf, described, enumeration, objectSchema, withMeta } from '../records/schema.ts';
import type { SeasonIndex } from '../records/season.ts';
import { isPromised } from '../records/season-rules.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { byMinutes, clubsOfPlayers, isClubOf, memberOf } from './players.ts';
import { envelopeSource, sourceOf } from './provenance.ts';
import { type Candidate, emptyBoard, rankPlayers } from './rank-players.ts';
import { type AnswerRows, defineResource } from './resource.ts';

const ranked: AnswerRows = {
  name: 'rows',
  schema: leaderboardRow,
  order: { ties: ['-value', '-minutes', 'name', 'player_id', 'club'] },
  of: (answer) => boardsOf(answer).flatMap(({ rows }) => rows),
  map: (answer, change) => ({
    ...answer,
    leaderboards: boardsOf(answer).map((board) => ({ ...board, rows: board.rows.map(change) })),
  }),
};

// A collection takes the answers of any resource, and is given this one's.
const boardsOf = (answer: object) => (answer as { leaderboards: readonly Leaderboard[] }).leaderboards;

const leaderboardStage = enumeration(
  'LeaderboardStage',
  'The matches that count: all, or those of the table',
  ['all', 'season'],
);

const metricList = (description: string) => withMeta(z.array(leaderboardMetric), { description });

export const leaderboards = defineResource({
  name: 'leaderboards',
  path: '/leaderboards',
  tag: 'Players',
  summary: 'Rankings of a season by metric',
  description:
    'One leaderboard per metric, best first. Rating and pass accuracy rank eligible players only; equal values ' +
    "share a rank. A metric that the season's data does not have gives an empty leaderboard. All matches count, " +
    'knock-outs included. The Golden Boot of most seasons counts only matches of the table, as stage=season does. ' +
    'Its note in /honours says where it counted others. With team, a leaderboard has what was done for that club. ' +
    'A player whose value is not known exactly has no rank. omitted has the least and the most that the value can ' +
    'be. rank_certain says whether it could change a rank. coverage says of how many players the metric is known. ' +
    'Without season: the latest season of whose players most are known. Of a season whose list of players is not ' +
    'known yet, goals alone are ranked, as far as their scorers are known.',
  parameters: {
    metric: listOf({
      description: 'The metrics to rank players by, joined by commas',
      example: 'goals,assists',
      values: metricNames,
      defaultValue: ['rating', 'goals', 'assists', 'goal_involvements'],
    }),
    team,
    position: anyOf({
      description: 'Only players of this position, or of several joined by commas',
      example: 'Forward',
      values: position.options,
    }),
    stage: choice({
      description:
        'The matches whose goals count: all, or season: those of the table. season ranks goals only. omitted has ' +
        'players who may have scored in a knock-out',
      example: 'all',
      values: leaderboardStage.options,
      defaultValue: 'all',
    }),
    limit: { ...common('limit').limit, description: 'The maximum number of rows of a leaderboard' },
    season: seasonOrLatest,
  },
  responseSchema: objectSchema('LeaderboardList', 'Leaderboards of a season', {
    season: seasonYear,
    count: described(count, 'Leaderboards in this answer'),
    stage: leaderboardStage,
    available_metrics: metricList('Metrics that the season has'),
    unavailable_metrics: metricList('Metrics that the season does not have'),
    leaderboards: arrayOf(leaderboard, 'The leaderboards, in the order of the query'),
    source: envelopeSource,
    hint,
  }),
  lifetime: statistics,
  livePolicy: { tables: ['players', 'goals'], lifetime: lifetimes.current },
  examples: ['metric=goals,assists&season={season}&limit=10'],
  rows: [ranked],
  validate: ({ metric, stage }) =>
    stage === 'season' && metric.some((name) => name !== 'goals')
      ? badCombination("'stage' is season, which ranks goals only; expected metric=goals", 'stage', 'metric')
      : undefined,
  canonical: (query, { index }) => ({ ...query, season: query.season ?? defaultSeason('players', index) }),
  tablesNeeded: ({ season, stage, metric }) => [
    { table: 'seasons' },
    { table: 'players', season },
    ...(metric.some(countsGoals) ? [{ table: 'goals', season } as const] : []),
    ...(stage === 'season' ? [{ table: 'stages' } as const] : []),
  ],
  answer(tables, { metric, team, position, stage, limit, ...query }, { liveSource }) {
    const season = query.season ?? defaultSeason('players', tables.index);
    const rows = tables.rows('players', season);
    const unavailable = unavailableFields(rows, metricNames);
    const filters = { team: memberOf(team), position: isOneOf('position', position) };
    const players = filterRows(rows, filters);
    const scope: PlayerScope = {
      countsClub: isClubOf(team) ?? (() => true),
      countsStage: stage === 'season' ? stagesOfTable(tables, season) : undefined,
      goals: metric.some(countsGoals) ? tables.rows('goals', season) : [],
      isComplete: isPromised(tables.league, 'goals', season),
    };
    const candidates = players.map(
      (season): Candidate => ({ season, counted: seasonAtClubs(season, scope.countsClub) }),
    );
    // Sorting is stable: players in the order of ties need to be sorted by value alone.
    candidates.sort((a, b) => byMinutes(a.counted, b.counted));
    const boards = metric.map((name) =>
      unavailable.includes(name) ? emptyBoard(name, candidates) : rankPlayers(name, candidates, scope, limit),
    );
    return {
      season,
      count: boards.length,
      stage,
      available_metrics: metricNames.filter((name) => !unavailable.includes(name)),
      unavailable_metrics: unavailable,
      leaderboards: boards,
      source: sourceOf(tables, 'players', [season], liveSource),
      hint: hintOf(
        tables.index,
        {
          name: 'leaderboards',
          table: 'players',
          query: { team, position, season },
          count: players.length,
          select: () => ({ rows, filters }),
        },
        currentSeasonRemark('leaderboards', 'players', season, tables.index),
        ...(players.length > 0 ? boards.map((board) => whyNoRanks(board, season, tables.index)) : []),
      ),
    };
  },
  *prerenderedQueries(tables) {
    for (const { season } of tables.rows('seasons')) {
      const rows = tables.rows('players', season);
      if (rows.length === 0) continue;
      yield { season };
      yield { season, metric: ['goals'] as const, stage: 'season' as const };
      for (const team of clubsOfPlayers(tables, season)) yield { season, team };
      const unavailable = unavailableFields(rows, metricNames);
      for (const metric of metricNames.filter((name) => !unavailable.includes(name))) {
        yield { season, metric: [metric] };
        for (const name of position.options) yield { season, metric: [metric], position: [name] };
      }
    }
  },
});

/** Says why a leaderboard ranks none of the players that there are; null where it ranks some. */
function whyNoRanks({ metric, total }: Leaderboard, season: number, { seasons }: SeasonIndex): string | null {
  if (total > 0) return null;
  const withMetric = seasons.filter((row) => !row.unavailable_metrics.includes(metric));
  if (withMetric.length === 0) return `no season has ${metric}`;
  if (withMetric.every((row) => row.season !== season))
    return `${season} has no ${metric}; ${yearList(withMetric.map((row) => row.season))} has it`;
  return leaderboardMetrics[metric].isRate
    ? `${metric} ranks players with ${rules.eligibleMinutes} minutes or more, and none of these has as many`
    : `${metric} is not known of any of these players`;
}

function countsGoals(metric: LeaderboardMetric): boolean {
  return metric === 'goals' || metric === 'goal_involvements';
}

/** Returns a test of whether a stage counts for the table of a season; undefined where all its stages do. */
function stagesOfTable(tables: Tables, season: number): PlayerScope['countsStage'] {
  const stages = tables.rows('stages').filter((row) => row.season === season);
  if (stages.every(({ table }) => table === 'season')) return undefined;
  const stagesThatCount = stages.filter(({ table }) => table === 'season').map(({ stage }) => stage);
  return (stage) => stage === null || stagesThatCount.includes(stage);
}
