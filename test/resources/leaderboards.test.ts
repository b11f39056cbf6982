import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Goal } from '../../src/records/goal.ts';
import { type Leaderboard, leaderboardMetrics, metricNames } from '../../src/records/leaderboard.ts';
import { isPromised } from '../../src/records/season-rules.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { clubsOfPlayers } from '../../src/resources/players.ts';
import { worlds } from '../support/worlds.ts';

interface BoardQuery {
  readonly season: number;
  readonly team: string | undefined;
  readonly stage: 'all' | 'season';
}

it('a position that is none of the four is a fault that names them', () => {
  expect(() => parseQuery(leaderboards.parameters, [['position', 'mid']])).toThrow(
    "parameter 'position' is 'mid'; expected some of Goalkeeper, Defender, Midfielder, Forward",
  );
});

describe.for(worlds)('$name', ({ midSeason, season, answer, tables, tablesAt }) => {
  /** Returns the most that the value of each row can be: more than the value where goals were counted from those listed. */
  function mostOfRows({ metric, rows }: Leaderboard, { season: one, team, stage }: BoardQuery): number[] {
    const players = tables.rows('players', one).filter(({ basis }) => basis === 'goals');
    const goals = tables
      .rows('goals', one)
      .filter(
        (goal) => goal.player === null && goal.kind !== 'own-goal' && (stage === 'all' || inTable(goal)),
      );
    return rows.map(({ player_id, name, value }) => {
      const counted = players.find((row) => row.player_id === player_id && row.name === name);
      if (metric !== 'goals' || !counted) return value;
      if (!isPromised(tables.league, 'goals', one)) return Number.POSITIVE_INFINITY;
      const nameless = goals.filter(
        ({ club, candidates }) =>
          counted.clubs.some((stint) => stint.club === club) &&
          (team === undefined || club === team) &&
          (candidates.length === 0 || candidates.includes(name)),
      );
      return value + nameless.length;
    });
  }

  /** Returns whether a goal counts for the table of the season. */
  function inTable({ season: one, stage }: Goal): boolean {
    const isOfTable = (row: { season: number; stage: string; table: string | null }) =>
      row.season === one && row.stage === stage && row.table === 'season';
    return stage === null || tables.rows('stages').some(isOfTable);
  }

  /** Every leaderboard of every season and club, and those of goals in the matches of the table. */
  const everyBoard = tables.rows('seasons').flatMap(({ season: one }) =>
    [undefined, ...clubsOfPlayers(tables, one)].flatMap((team) =>
      (['all', 'season'] as const).flatMap((stage) => {
        const query: BoardQuery = { season: one, team, stage };
        const metric = stage === 'all' ? metricNames : ['goals'];
        const { leaderboards: boards } = answer(leaderboards, { ...query, metric, limit: 500 });
        return boards.map((board) => ({ board, query }));
      }),
    ),
  );

  /** Tables in the middle of a season. */
  const underWay = tablesAt(`${midSeason}T00:00:00Z`, season);

  describe('leaderboards', () => {
    it('are those asked for, in that order', () => {
      const metric = metricNames.toReversed();
      const { leaderboards: boards } = answer(leaderboards, { season, metric });
      expect(boards.map((board) => board.metric)).toEqual(metric);
    });

    it('rank with the least that each value can be', () => {
      for (const { board, query } of everyBoard) {
        const most = mostOfRows(board, query);
        for (const [index, { rank, rank_certain, value }] of board.rows.entries()) {
          const rankOf = (own: number, others: readonly number[]) =>
            others.filter((other) => other > own).length + 1;
          const least = [
            ...board.rows.toSpliced(index, 1).map((row) => row.value),
            ...board.omitted.map((row) => row.least ?? 0),
          ];
          expect(rank).toBe(rankOf(value, least));
          const lastRank = rankOf(value, [
            ...most.toSpliced(index, 1),
            ...board.omitted.map((row) => row.most ?? Number.POSITIVE_INFINITY),
          ]);
          const isExact = most[index] === value;
          expect(rank_certain, board.metric).toBe(isExact && rank === lastRank);
        }
      }
    });

    it('have every player of their season, club and metric once, ranked or omitted', () => {
      for (const { board, query } of everyBoard) {
        const field = board.metric;
        const rows = tables.rows('players', query.season);
        const players = rows.filter(
          ({ clubs, rating_eligible }) =>
            (rating_eligible || !leaderboardMetrics[board.metric].isRate) &&
            (query.team === undefined || clubs.some(({ club }) => club === query.team)),
        );
        const listed = [...board.rows, ...board.omitted].map(({ player_id }) => player_id);
        const hasMetric = rows.some((row) => row[field] !== null);
        expect(listed.toSorted()).toEqual(
          hasMetric ? players.map(({ player_id }) => player_id).toSorted() : [],
        );
        for (const { club } of [...board.rows, ...board.omitted])
          if (query.team !== undefined) expect(club).toBe(query.team);
      }
    });

    it('say of how many players of the query the metric is known', () => {
      for (const { board, query } of everyBoard) {
        const { known, players, text } = board.coverage;
        expect(known).toBe(board.total);
        expect(text).toBe(`known of ${known} of ${players} players`);
        const ofClub = tables
          .rows('players', query.season)
          .filter(({ clubs }) => query.team === undefined || clubs.some(({ club }) => club === query.team))
          .filter((row) => row.rating_eligible || !leaderboardMetrics[board.metric].isRate);
        expect(players, board.metric).toBe(ofClub.length);
      }
    });

    it('have the figure of the player where the season has one club and all its matches count', () => {
      for (const { board, query } of everyBoard) {
        const field = board.metric;
        for (const { player_id, name, value } of board.rows) {
          const rows = tables
            .rows('players', query.season)
            .filter((row) => row.player_id === player_id && row.name === name);
          const figures = rows.map((row) => row[field]);
          if (query.stage === 'all' && rows.every(({ clubs }) => clubs.length === 1))
            expect(figures).toContain(value);
          expect(value).toBeLessThanOrEqual(Math.max(...figures.map(Number)));
        }
        for (const { least, most } of board.omitted)
          if (most !== null) expect(least ?? 0).toBeLessThanOrEqual(most);
      }
    });

    it('of goals have the goals listed for the club, and no more than it scored', () => {
      const boards = everyBoard.filter(({ board }) => board.metric === 'goals');
      for (const { board, query } of boards) {
        const goals = tables
          .rows('goals', query.season)
          .filter(
            ({ kind, club }) => kind !== 'own-goal' && (query.team === undefined || club === query.team),
          )
          .filter((goal) => query.stage === 'all' || inTable(goal));
        const entries = [
          ...board.rows.map(({ player_id, value }) => ({ player_id, least: value, most: value })),
          ...board.omitted,
        ];
        for (const { player_id, most } of entries) {
          const named = goals.filter((goal) => player_id !== null && goal.player_id === player_id).length;
          expect(named).toBeLessThanOrEqual(most ?? named);
        }
        if (!isPromised(tables.league, 'goals', query.season)) continue;
        const sumOfLeast = entries.reduce((total, { least }) => total + (least ?? 0), 0);
        expect(sumOfLeast, JSON.stringify(query)).toBeLessThanOrEqual(goals.length);
      }
    });

    it('have a total of the players ranked, and say whether the limit cuts them', () => {
      const board = (limit: number) =>
        answer(leaderboards, { season, metric: ['goals'], limit }).leaderboards[0];
      const { total, has_more, rows } = board(500) ?? {};
      expect(has_more).toBe(false);
      expect(rows).toHaveLength(total ?? 0);
      expect(board(1)).toMatchObject({ total, has_more: Number(total) > 1 });
    });

    it('are empty for a metric that is not there', () => {
      const unknown = answer(leaderboards, { season, metric: ['interceptions'] });
      expect(unknown.leaderboards[0]?.rows).toEqual([]);
      const { leaderboards: boards } = answer(leaderboards, { season }, underWay);
      for (const { metric, rows } of boards) if (metric !== 'goals') expect(rows, metric).toEqual([]);
    });
  });
});
