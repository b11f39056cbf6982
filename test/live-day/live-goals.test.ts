import { beforeEach, describe, expect, it } from 'vitest';
import { idsByName } from '../../src/derive/scorer-ids.ts';
import { liveTableLists } from '../../src/feed/live/live-tables.ts';
import { queryOf } from '../../src/query/parse-query.ts';
import { isPromised } from '../../src/records/season-rules.ts';
import { noFeed } from '../../src/records/service-status.ts';
import { shortId } from '../../src/records/text.ts';
import { keysOf } from '../../src/records/typed.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { goals } from '../../src/resources/matches.ts';
import { standings } from '../../src/resources/standings.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { liveDayOf, minute } from '../support/live-day.ts';
import { matchDayOf } from '../support/match-day.ts';
import { the } from '../support/the.ts';

const everyTable = keysOf(liveTableLists);

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset, league } = world;
  const { answerFromReplay, begin, end, feed, matchesOfDay, newReader, tablesAt } = await liveDayOf(world);
  const { match, season } = matchDayOf(world);

  /** Six moments, from five minutes before the first match of the day to an hour after the last. */
  const moments = Array.from(
    { length: 6 },
    (_, index) => begin - 5 * minute + ((end + 65 * minute - begin) * index) / 5,
  );

  beforeEach(() => answerFromReplay());

  it('a replayed match day has as many goals in each table at six moments', async () => {
    const reader = newReader();
    for (const ms of moments) {
      const tables = await tablesAt(reader, ms, everyTable);
      const context = { now: new Date(ms), feed: noFeed };
      const rows = tables.rows('goals', season);
      // Another season has no live rows.
      expect(tables.rows('goals', season - 1)).toEqual([]);
      const results = tables.rows('matches', season).filter(({ status }) => status === 'FINISHED');
      const statistics = tables.rows('matchStats', season);
      for (const result of results) {
        const [home, away] = (['home', 'away'] as const).map(
          (side) => rows.filter((goal) => goal.match_id === result.match_id && goal.side === side).length,
        );
        expect([home, away]).toEqual([result.home_goals, result.away_goals]);
        const sides = the(statistics, { match_id: result.match_id });
        expect([sides.home_scorers.length, sides.away_scorers.length]).toEqual([home, away]);
      }
      const { total } = goals.answer(tables, queryOf(goals.parameters, { season: [season] }), context) as {
        total: number;
      };
      expect(total).toBe(rows.length);
      const stages = new Set(
        tables.rows('stages').flatMap((row) => (row.season === season && row.table ? [row.stage] : [])),
      );
      const table = standings.answer(tables, queryOf(standings.parameters, { season }), context) as {
        standings: readonly { goals_for: number }[];
      };
      const counted = rows.filter(({ stage }) => stage !== null && stages.has(stage));
      expect(table.standings.reduce((sum, row) => sum + row.goals_for, 0)).toBe(counted.length);
      const named = rows.filter(({ player, kind }) => player !== null && kind !== 'own-goal');
      const query = queryOf(leaderboards.parameters, { season, metric: ['goals'], limit: 500 });
      const { leaderboards: boards } = leaderboards.answer(tables, query, context) as {
        leaderboards: readonly { rows: readonly { value: number }[] }[];
      };
      const ranked = boards[0]?.rows.reduce((sum, { value }) => sum + value, 0);
      // The feed's list of players has the goals whose scorers no header names, too.
      const hasList = tables.rows('players', season).some(({ basis }) => basis === 'feed');
      if (hasList) expect(ranked).toBeGreaterThanOrEqual(named.length);
      else expect(ranked).toBe(named.length);
      const one = matchStats.answer(
        tables,
        queryOf(matchStats.parameters, { match_id: shortId(match.match_id) }),
        context,
      ) as { home_goals: number | null; home_scorers: unknown[] };
      expect(one.home_scorers).toHaveLength(one.home_goals ?? 0);
    }
  });

  it('a replayed match day ends with the scorers that the feed lists, each with an id', async () => {
    const rows = (await tablesAt(newReader(), end + 10 * minute, everyTable)).rows('goals', season);
    const ids = idsByName(dataset.players);
    for (const { match_id } of matchesOfDay) {
      const listed = dataset.goals.filter((goal) => goal.match_id === match_id && goal.basis === 'feed');
      const names = rows.flatMap((goal) => (goal.match_id === match_id ? (goal.player ?? []) : []));
      expect(names.toSorted()).toEqual(listed.map(({ player }) => player).sort());
      for (const { player, player_id } of rows.filter((row) => row.match_id === match_id)) {
        const known = ids[player ?? ''];
        if (known) expect(player_id).toBe(shortId(known.id));
      }
    }
  });

  it('a replayed match day has goals of unknown kind where the feed has no header of a match', async () => {
    feed.fault('500', 'header');
    const rows = (await tablesAt(newReader(), end + 10 * minute, everyTable)).rows('goals', season);
    feed.fault(null);
    const ofMatch = rows.filter(({ match_id }) => match_id === match.match_id);
    const score = (match.home_goals ?? 0) + (match.away_goals ?? 0);
    expect(ofMatch).toHaveLength(isPromised(league, 'goals', season) ? score : 0);
    for (const goal of ofMatch) expect(goal).toMatchObject({ kind: 'unknown', player: null, basis: 'score' });
  });
});
