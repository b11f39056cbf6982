import { describe, expect, it } from 'vitest';
import { fillGoals } from '../../src/derive/fill-goals.ts';
import type { ScoringSide } from '../../src/derive/scoring-sides.ts';
import type { ListedGoal } from '../../src/records/dataset/goal-rows.ts';
import { worlds } from '../support/worlds.ts';

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

it('fillGoals returns the listed goals by minute, then those that the match statistics count', () => {
  expect(shown(fillGoals(side(5, 1, 1), [listed('B. Two', 80), listed('A. One', 3)], []))).toEqual([
    '1 3 A. One open-play feed',
    '2 80 B. Two open-play feed',
    '3 null null penalty match statistics',
    '4 null null own-goal match statistics',
    '5 null null unknown score',
  ]);
});

it('fillGoals keeps stored goals that a list lacks', () => {
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

it('fillGoals keeps the stored name of a scorer whom the feed names otherwise', () => {
  const [stored] = fillGoals(side(1), [listed('Kévin Santos', 10)], []);
  const after = fillGoals(side(1), [listed('Kévin dos Santos', 10)], stored ? [stored] : []);
  expect(after).toEqual([stored]);
});

it('fillGoals learns the kinds of goals from match statistics', () => {
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

it('fillGoals returns no more goals than the score, listed ones first', () => {
  const stored = [reported('open-play', 'B. Two'), reported('open-play', 'C. Three')];
  const scorersOf = (score: number) =>
    fillGoals(side(score), [listed('A. One', 3)], stored).map(({ player }) => player);
  expect([scorersOf(2), scorersOf(1)]).toEqual([['A. One', 'B. Two'], ['A. One']]);
});

it('fillGoals counts stored own goals and penalties among those of the match statistics', () => {
  const kinds = (stored: ReturnType<typeof reported>) =>
    fillGoals(side(3, 1, 1), [], [stored]).map(({ kind, source }) => `${kind} ${source}`);
  expect(kinds(reported('own-goal'))).toEqual(['penalty null', 'own-goal a report', 'unknown null']);
  expect(kinds(reported('penalty'))).toEqual(['penalty a report', 'own-goal null', 'unknown null']);
});

it('fillGoals keeps goals from the press whose source is that of the table', () => {
  const stored = { ...reported('penalty'), source: null };
  expect(shown(fillGoals(side(2, 1), [], [stored]))).toEqual([
    '1 null null penalty press',
    '2 null null unknown score',
  ]);
});

it('fillGoals follows corrected match statistics', () => {
  const before = fillGoals(side(1, 1), [], []);
  expect(shown(before)).toEqual(['1 null null penalty match statistics']);
  expect(shown(fillGoals(side(1, 0), [], before))).toEqual(['1 null null unknown score']);
});

it('fillGoals keeps the stored goal of the same minute and scorer, or else of the same minute', () => {
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

it('fillGoals sorts goals of one minute by added minute, then by scorer, named ones first', () => {
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

describe.for(worlds)('$name', ({ dataset, league }) => {
  it('fillGoals changes nothing in the stored goals of a season with all its goals', () => {
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
