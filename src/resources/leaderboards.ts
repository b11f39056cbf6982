import * as z from 'zod';
import { goalsWithoutKnockOuts } from '../derive/goals-without-knock-outs.ts';
import { unavailableFields } from '../derive/unavailable-fields.ts';
import { team } from '../query/club.ts';
import { clubHint, hint } from '../query/club-hint.ts';
import { paging, season } from '../query/common.ts';
import { filterRows, isOneOf } from '../query/filter.ts';
import { choice } from '../query/kinds.ts';
import { anyOf, listOf } from '../query/list.ts';
import { hasPlayers, latestSeason } from '../query/season.ts';
import { exampleFor, examples } from '../records/examples.ts';
import { count, described, position, seasonYear } from '../records/fields.ts';
import {
  type Leaderboard,
  type LeaderboardMetric,
  leaderboard,
  leaderboardMetric,
  leaderboardMetrics,
  metricNames,
} from '../records/leaderboard.ts';
import type { Player } from '../records/player.ts';
import type { Tables } from '../records/published.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { byMinutes, memberOf } from './players.ts';
import { type AnswerRows, defineResource } from './resource.ts';
import { isFullyPrerendered } from './selections.ts';
import { envelopeSource, sourceOf } from './source.ts';

const rankedRow = z.object({ metric: leaderboard.shape.metric, ...leaderboard.shape.rows.element.shape });

const ranked: AnswerRows = {
  schema: rankedRow,
  of: (answer) => boardsOf(answer).flatMap(({ metric, rows }) => rows.map((row) => ({ metric, ...row }))),
  map: (answer, change) => ({
    ...answer,
    leaderboards: boardsOf(answer).map((board) => ({ ...board, rows: board.rows.map(change) })),
  }),
};

// A collection takes the answers of any resource, and is given this one's.
const boardsOf = (answer: object) => (answer as { leaderboards: readonly Leaderboard[] }).leaderboards;

const leaderboardStage = z.enum(['all', 'season']).meta({
  id: 'LeaderboardStage',
  description: 'The matches that count: all, or those of the table',
});

const metricList = (description: string) => z.array(leaderboardMetric).meta({ description });

export const leaderboards = defineResource({
  name: 'leaderboards',
  path: '/leaderboards',
  tag: 'Players',
  summary: 'Rankings of a season by metric',
  description:
    'One leaderboard per metric, best first. Rating and pass accuracy rank eligible players only; equal values share ' +
    "a rank. A metric that the season's data does not have gives an empty leaderboard. All matches count, knock-outs " +
    'included; the Golden Boot of most seasons counts those of the table alone, as the goals do with stage=season.',
  parameters: {
    metric: listOf({
      description: 'The metrics, joined by commas',
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
        'The matches whose goals count: all, or season: those of the table. season ranks goals only, without players of ' +
        'whom it is not known whether they scored a goal in a knock-out',
      example: 'all',
      values: leaderboardStage.options,
      defaultValue: 'all',
    }),
    limit: { ...paging.limit, description: 'The maximum number of rows of a leaderboard' },
    season: { ...season, description: 'A season, by its year; left out, the latest with player data' },
  },
  responseSchema: z
    .object({
      season: seasonYear,
      count: described(count, 'Leaderboards in this answer'),
      stage: leaderboardStage,
      available_metrics: metricList('Metrics that the season has'),
      unavailable_metrics: metricList('Metrics that the season does not have'),
      leaderboards: z.array(leaderboard).meta({ description: 'The leaderboards, in the order of the query' }),
      source: envelopeSource,
      hint,
    })
    .meta({ id: 'LeaderboardList', description: 'Leaderboards of a season' }),
  lifetime: statistics,
  livePolicy: { tables: ['players'], lifetime: lifetimes.current },
  examples: [exampleFor('leaderboards', `metric=goals,assists&season=${examples.season}&limit=10`)],
  rows: [ranked],
  validate: ({ metric, stage }) =>
    stage === 'season' && metric.some((name) => name !== 'goals')
      ? "'stage' is season, which ranks goals only; expected metric=goals"
      : undefined,
  canonical: (query, tables) => ({ ...query, season: query.season ?? latestSeason(tables, hasPlayers) }),
  tablesNeeded: ({ season, stage }) => [
    { table: 'seasons' },
    { table: 'clubNames' },
    { table: 'players', season },
    ...(stage === 'season' ? [{ table: 'stages' } as const, { table: 'goals', season } as const] : []),
  ],
  answer(tables, { metric, team, position, stage, limit, ...query }, { liveSource }) {
    const season = query.season ?? latestSeason(tables, hasPlayers);
    const rows = tables.rows('players', season);
    const unavailable = unavailableMetrics(rows);
    const players = filterRows(rows, [memberOf(team), isOneOf('position', position)]);
    const countedPlayers = stage === 'season' ? withTableGoals(tables, season, players) : players;
    // Sorting is stable: players in the order of ties need to be sorted by value alone.
    const inOrderOfTies = [...countedPlayers].sort(byMinutes);
    const boards = metric.map((name) => board(name, inOrderOfTies, limit));
    return {
      season,
      count: boards.length,
      stage,
      available_metrics: metricNames.filter((name) => !unavailable.includes(name)),
      unavailable_metrics: unavailable,
      leaderboards: boards,
      source: sourceOf(tables, 'players', [season], liveSource),
      hint: players.length === 0 ? clubHint(team, tables.rows('clubNames')) : null,
    };
  },
  *prerenderedQueries(tables) {
    for (const { season } of tables.rows('seasons')) {
      if (tables.rows('players', season).length === 0) continue;
      yield { season };
      yield { season, metric: ['goals'] as const, stage: 'season' as const };
      for (const team of new Set(tables.rows('players', season).map(({ club }) => club))) {
        if (team !== null) yield { season, team };
      }
      for (const metric of metricNames) {
        yield { season, metric: [metric] };
        if (!isFullyPrerendered(tables, season)) continue;
        for (const name of position.options) yield { season, metric: [metric], position: [name] };
      }
    }
  },
});

function unavailableMetrics(rows: readonly Player[]): LeaderboardMetric[] {
  const fields = metricNames.map((name) => leaderboardMetrics[name].field);
  const unavailable = unavailableFields(rows, fields);
  return metricNames.filter((name) => unavailable.includes(leaderboardMetrics[name].field));
}

function withTableGoals(tables: Tables, season: number, players: readonly Player[]): Player[] {
  const ofTable = new Set(
    tables
      .rows('stages')
      .flatMap((row) => (row.season === season && row.table === 'season' ? [row.stage] : [])),
  );
  const knockOuts = tables.rows('goals', season).filter(({ stage }) => stage !== null && !ofTable.has(stage));
  return players.map((player) => ({ ...player, goals: goalsWithoutKnockOuts(player, knockOuts) }));
}

/** Returns the leaderboard of a metric; players of equal value keep their order. */
function board(metric: LeaderboardMetric, players: readonly Player[], limit: number): Leaderboard {
  const { label, field, eligibleOnly } = leaderboardMetrics[metric];
  const ranked = players
    .filter((player) => player[field] !== null && (!eligibleOnly || player.rating_eligible))
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0));
  let rank = 0;
  const rows = ranked.slice(0, limit).map((player, index) => {
    const value = player[field] ?? 0;
    if (index === 0 || value !== ranked[index - 1]?.[field]) rank = index + 1;
    const { player_id, name, team, club, position, minutes, appearances, rating } = player;
    return { rank, player_id, name, team, club, position, value, minutes, appearances, rating };
  });
  return { metric, label, field, rows };
}
