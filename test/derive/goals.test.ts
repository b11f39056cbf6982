import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillGoals } from '../../src/derive/fill-goals.ts';
import { deriveGoals, goalsInOrder } from '../../src/derive/goals.ts';
import type { ScoringSide } from '../../src/derive/scoring-sides.ts';
import { goalKind, type ListedGoal } from '../../src/records/dataset/goal-rows.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { blankRow } from '../support/blank-row.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset, league, tables }) => {
  it('goalsInOrder sorts goals home before away, by number, with ids by match and side', () => {
    const goals = (['away 1', 'home 2', 'away 2', 'home 1'] as const).map((text) => {
      const [side, number] = text.split(' ');
      const match_id = 'cpl::Football_Match::ab12';
      return blankRow('goals', { match_id, side: side === 'home' ? 'home' : 'away', number: Number(number) });
    });
    const sorted = goalsInOrder(goals);
    const order = ['home 1', 'home 2', 'away 1', 'away 2'];
    expect(sorted.map(({ side, number }) => `${side} ${number}`)).toEqual(order);
    // Goals that are otherwise equal are told apart by their side.
    expect(sorted.map(({ goal_id }) => goal_id)).toEqual(
      ['home', 'home.2', 'away', 'away.2'].map((end) => `ab12-${end}`),
    );
  });

  it('goal_id has the match, the side, the minute with added time and the scorer', () => {
    const scored = { match_id: 'cpl::Football_Match::ab12', side: 'away', player: 'José Paz' } as const;
    const [goal] = goalsInOrder([blankRow('goals', { ...scored, minute: 45, added_minute: 2 })]);
    expect(goal?.goal_id).toBe('ab12-away-45-2-josé-paz');
  });

  const idsOf = (rows: readonly DatasetRow<'goals'>[]) => goalsInOrder(rows).map(({ goal_id }) => goal_id);
  const anyGoal = fc.record({
    match_id: fc.constantFrom('cpl::Football_Match::ab12', 'cpl::Football_Match::cd34'),
    side: fc.constantFrom('home' as const, 'away' as const),
    minute: fc.option(fc.integer({ min: 45, max: 46 })),
    added_minute: fc.option(fc.constant(1)),
    player: fc.option(fc.constantFrom('Ana Silva', 'José Paz', 'Paz 2', '김민재')),
    kind: fc.constantFrom(...goalKind.options),
  });
  const numbered = (goals: readonly Partial<DatasetRow<'goals'>>[]) =>
    goals.map((goal, index) => blankRow('goals', { ...goal, number: index + 1 }));

  it('goal_id is unique over all goals', () => {
    expect(new Set(idsOf(dataset.goals)).size).toBe(dataset.goals.length);
  });

  it('goal_id of other goals does not change when a goal is inserted anywhere', () => {
    fc.assert(
      fc.property(fc.array(anyGoal, { maxLength: 8 }), anyGoal, fc.nat(8), (goals, goal, place) => {
        const before = idsOf(numbered(goals));
        const after = idsOf(numbered(goals.toSpliced(place, 0, goal)));
        expect(new Set(after).size).toBe(goals.length + 1);
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  const goals = deriveGoals(dataset, tables.rows('matches'));

  it('deriveGoals returns every goal of the dataset', () => {
    expect(goals).toHaveLength(dataset.goals.length);
  });

  it('deriveGoals names the team of its side, and the club that scored', () => {
    for (const { side, team, club, home_team, away_team, home_club, away_club } of goals)
      expect([team, club]).toEqual(side === 'home' ? [home_team, home_club] : [away_team, away_club]);
  });

  describe('fillGoals', () => {
    it('returns the listed goals by minute, then those that the match statistics count', () => {
      expect(shown(fillGoals(side(5, 1, 1), [listed('B. Two', 80), listed('A. One', 3)], []))).toEqual([
        '1 3 A. One open-play feed',
        '2 80 B. Two open-play feed',
        '3 null null penalty match statistics',
        '4 null null own-goal match statistics',
        '5 null null unknown score',
      ]);
    });

    it('keeps stored goals that a list lacks', () => {
      const before = fillGoals(side(3, 1), [listed('A. One', 3), listed(null, 45)], []).map((goal) =>
        goal.kind === 'penalty'
          ? { ...goal, player: 'C. Three', basis: 'press' as const, source: 'a report' }
          : goal,
      );
      expect(fillGoals(side(3, 1), [], before)).toEqual(before);
      expect(fillGoals(side(3, 1), [listed('A. One', 3)], before)).toEqual(before);
      const after = fillGoals(side(3, 1), [listed('A. One', 3), listed('B. Two', 45, 2)], before);
      expect(shown(after)).toEqual([
        '1 3 A. One open-play feed',
        '2 45 B. Two open-play feed',
        '3 null C. Three penalty press',
      ]);
      expect(after[1]).toMatchObject({ added_minute: 2 });
    });

    it('keeps the stored name of a scorer whom the feed names otherwise', () => {
      const [stored] = fillGoals(side(1), [listed('Kévin Santos', 10)], []);
      const after = fillGoals(side(1), [listed('Kévin dos Santos', 10)], stored ? [stored] : []);
      expect(after).toEqual([stored]);
    });

    it('learns the kinds of goals from match statistics', () => {
      const unknown = fillGoals(side(1), [], []);
      expect(shown(unknown)).toEqual(['1 null null unknown score']);
      expect(shown(fillGoals(side(2, 1), [listed('A. One', 9)], unknown))).toEqual([
        '1 9 A. One open-play feed',
        '2 null null penalty match statistics',
      ]);
    });

    /** A goal that the press reports. */
    const reported = (kind: 'penalty' | 'own-goal' | 'open-play', player: string | null = null) => ({
      ...(fillGoals(side(1), [], [])[0] as ReturnType<typeof fillGoals>[number]),
      kind,
      player,
      basis: 'press' as const,
      source: 'a report',
    });

    it('returns no more goals than the score, listed ones first', () => {
      const stored = [reported('open-play', 'B. Two'), reported('open-play', 'C. Three')];
      const scorersOf = (score: number) =>
        fillGoals(side(score), [listed('A. One', 3)], stored).map(({ player }) => player);
      expect([scorersOf(2), scorersOf(1)]).toEqual([['A. One', 'B. Two'], ['A. One']]);
    });

    it('counts stored own goals and penalties among those of the match statistics', () => {
      const kinds = (stored: ReturnType<typeof reported>) =>
        fillGoals(side(3, 1, 1), [], [stored]).map(({ kind, source }) => `${kind} ${source}`);
      expect(kinds(reported('own-goal'))).toEqual(['penalty null', 'own-goal a report', 'unknown null']);
      expect(kinds(reported('penalty'))).toEqual(['penalty a report', 'own-goal null', 'unknown null']);
    });

    it('keeps goals from the press whose source is that of the table', () => {
      const stored = { ...reported('penalty'), source: null };
      expect(shown(fillGoals(side(2, 1), [], [stored]))).toEqual([
        '1 null null penalty press',
        '2 null null unknown score',
      ]);
    });

    it('follows corrected match statistics', () => {
      const before = fillGoals(side(1, 1), [], []);
      expect(shown(before)).toEqual(['1 null null penalty match statistics']);
      expect(shown(fillGoals(side(1, 0), [], before))).toEqual(['1 null null unknown score']);
    });

    it('keeps the stored goal of the same minute and scorer, or else of the same minute', () => {
      const [nameless, named] = fillGoals(side(2), [listed('A. One', 10), listed(null, 10)], []).reverse();
      if (!named || !nameless) throw new Error('a goal is missing');
      const stored = [
        { ...named, kind: 'penalty' as const },
        { ...nameless, kind: 'own-goal' as const, candidates: 'B. Two|C. Three' },
      ];
      const completed = (...goals: ListedGoal[]) =>
        fillGoals(side(2), goals, stored).map(
          ({ minute, player, kind, candidates }) => `${minute} ${player} ${kind} ${candidates}`,
        );
      expect(completed(listed('B. Two', 10), listed('A. One', 10))).toEqual([
        '10 A. One penalty null',
        '10 B. Two own-goal null',
      ]);
      expect(completed(listed(null, 10), listed('A. One', 10))).toEqual([
        '10 A. One penalty null',
        '10 null own-goal B. Two|C. Three',
      ]);
      expect(completed(listed('A. One', 10), listed('A. One', 80))).toEqual([
        '10 A. One penalty null',
        '80 A. One open-play null',
      ]);
      expect(completed(listed('A. One', 80), listed('A. One', 10))).toEqual([
        '10 A. One penalty null',
        '80 A. One open-play null',
      ]);
    });

    it('sorts goals of one minute by added minute, then by scorer, goals without a name last', () => {
      const goals = [
        listed(null, 45, 2),
        listed('B. Two', 45, 2),
        listed('A. One', 45, 2),
        listed('D. Four', 45, 1),
        listed('Z. Last', 45),
      ];
      const names = ['Z. Last', 'D. Four', 'A. One', 'B. Two', null];
      for (const given of [goals, goals.toReversed()])
        expect(fillGoals(side(5), given, []).map(({ player }) => player)).toEqual(names);
    });

    it('changes nothing in the stored goals of a season with all its goals', () => {
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
          expect(fillGoals(scoring, [], rows)).toEqual(rows);
        }
      }
    });
  });
});

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
): ScoringSide => ({ ...own, score, penalties, ownGoals });
const listed = (player: string | null, minute: number, added_minute: number | null = null): ListedGoal => ({
  ...own,
  minute,
  added_minute,
  player,
});
const shown = (rows: ReturnType<typeof fillGoals>) =>
  rows.map(({ number, minute, player, kind, basis }) => `${number} ${minute} ${player} ${kind} ${basis}`);
