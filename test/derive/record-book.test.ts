import { describe, expect, it } from 'vitest';
import { hasResult } from '../../src/derive/matches.ts';
import { momentOfWin } from '../../src/derive/record-book.ts';
import { worlds } from '../support/worlds.ts';

/** Returns every order in which goals can have come, of which those of one minute may have come in any. */
function possibleOrders<Goal extends { minute: number | null; added_minute: number | null }>(
  goals: readonly Goal[],
): Goal[][] {
  const momentOf = (goal: Goal) => Number(goal.minute) * 100 + Number(goal.added_minute);
  const earliest = Math.min(...goals.map(momentOf));
  if (goals.length === 0) return [[]];
  return goals
    .filter((goal) => momentOf(goal) === earliest)
    .flatMap((first) =>
      possibleOrders(goals.filter((goal) => goal !== first)).map((others) => [first, ...others]),
    );
}

describe.for(worlds)('$name', ({ tables }) => {
  const goals = Map.groupBy(tables.rows('goals'), ({ match_id }) => match_id);
  const wins = tables
    .rows('matches')
    .filter(hasResult)
    .filter(({ winner }) => winner !== null);

  it('a win has a moment only where every order of its goals puts the winner ahead the same', () => {
    for (const match of wins) {
      const scored = goals.get(match.match_id) ?? [];
      const moment = momentOfWin(match, scored);
      if (!moment) continue;
      const side = match.home_goals > match.away_goals ? 'home' : 'away';
      const scoresBefore = possibleOrders(scored).map((order) => {
        const own = order.filter((goal) => goal.side === side);
        const winner = own[Math.min(match.home_goals, match.away_goals)];
        const before = order.slice(0, winner && order.indexOf(winner));
        expect([winner?.minute, winner?.added_minute ?? 0]).toEqual([moment.minute, moment.added]);
        return before.filter((goal) => goal.side !== side).length;
      });
      expect(new Set(scoresBefore).size, match.match_id).toBe(1);
    }
  });
});
