import { describe, expect, it } from 'vitest';
import { completeGoals, type ScoringSide } from '../../src/derive/complete-goals.ts';
import type { ListedGoal } from '../../src/records/dataset/goals.ts';
import { league } from '../../src/records/league.ts';
import { dataset } from '../support/tables.ts';

const own = {
  match_id: 'cpl::Football_Match::00000000000000000000000000000001',
  season: 2025,
  side: 'home' as const,
  club: 'forge-fc',
};
const side = (
  score: number,
  penalties: number | null = null,
  ownGoals: number | null = null,
): ScoringSide => ({
  ...own,
  score,
  penalties,
  ownGoals,
});
const listed = (player: string | null, minute: number, added_minute: number | null = null): ListedGoal => ({
  ...own,
  minute,
  added_minute,
  player,
});
const shown = (rows: ReturnType<typeof completeGoals>) =>
  rows.map(({ number, minute, player, kind, basis }) => [number, minute, player, kind, basis]);

describe('the goals of a side', () => {
  it('are those listed, by minute, and the rest as the match statistics count it', () => {
    expect(shown(completeGoals(side(5, 1, 1), [listed('B. Two', 80), listed('A. One', 3)], []))).toEqual([
      [1, 3, 'A. One', 'open-play', 'feed'],
      [2, 80, 'B. Two', 'open-play', 'feed'],
      [3, null, null, 'penalty', 'match statistics'],
      [4, null, null, 'own-goal', 'match statistics'],
      [5, null, null, 'unknown', 'score'],
    ]);
  });

  it('lose nothing that is stored to a list that lacks it', () => {
    const before = completeGoals(side(3, 1), [listed('A. One', 3), listed(null, 45)], []).map((goal) =>
      goal.kind === 'penalty'
        ? { ...goal, player: 'C. Three', basis: 'press' as const, source: 'a report' }
        : goal,
    );
    expect(completeGoals(side(3, 1), [], before)).toEqual(before);
    expect(completeGoals(side(3, 1), [listed('A. One', 3)], before)).toEqual(before);
    const after = completeGoals(side(3, 1), [listed('A. One', 3), listed('B. Two', 45, 2)], before);
    expect(shown(after)).toEqual([
      [1, 3, 'A. One', 'open-play', 'feed'],
      [2, 45, 'B. Two', 'open-play', 'feed'],
      [3, null, 'C. Three', 'penalty', 'press'],
    ]);
    expect(after[1]).toMatchObject({ added_minute: 2 });
  });

  it('have the stored name of a scorer whom the feed names otherwise', () => {
    const [stored] = completeGoals(side(1), [listed('Kévin Santos', 10)], []);
    const after = completeGoals(side(1), [listed('Kévin dos Santos', 10)], stored ? [stored] : []);
    expect(after).toEqual([stored]);
  });

  it('become known by kind once there are match statistics, and more once there are more', () => {
    const unknown = completeGoals(side(1), [], []);
    expect(shown(unknown)).toEqual([[1, null, null, 'unknown', 'score']]);
    expect(shown(completeGoals(side(2, 1), [listed('A. One', 9)], unknown))).toEqual([
      [1, 9, 'A. One', 'open-play', 'feed'],
      [2, null, null, 'penalty', 'match statistics'],
    ]);
  });

  it('of every match of a season with goals in data/ are complete: completing them changes nothing', () => {
    const since = league.complete_since.goals ?? Number.POSITIVE_INFINITY;
    const statistics = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.side}`, row]));
    const stored = Map.groupBy(dataset.goals, ({ match_id, side: one }) => `${match_id} ${one}`);
    for (const match of dataset.matches.filter((one) => one.season >= since && one.status === 'FINISHED')) {
      for (const one of ['home', 'away'] as const) {
        const { match_id, season } = match;
        const rows = stored.get(`${match_id} ${one}`) ?? [];
        const counts = {
          score: match[`${one}_goals`] ?? 0,
          penalties: statistics.get(`${match_id} ${one}`)?.penalty_goals ?? null,
          ownGoals: statistics.get(`${match_id} ${one === 'home' ? 'away' : 'home'}`)?.own_goals ?? null,
        };
        const scoring = { match_id, season, side: one, club: match[`${one}_club`], ...counts };
        expect(completeGoals(scoring, [], rows)).toEqual(rows);
      }
    }
  });
});
