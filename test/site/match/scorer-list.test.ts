import { expect, it } from 'vitest';
import { scorerList, shorterLists } from '../../../src/site/match/scorer-list.ts';
import { translator } from '../../../src/site/words.ts';

const t = translator('en', { name: 'League', first_season: 2019, season_first_month: 1 });

const goal = (player: string | null, minute: number | null) => ({
  player,
  minute,
  added_minute: null,
  kind: null,
  confidence: null,
});

const home = [goal('A. One', 5), goal('B. Two', 10), goal('A. One', 20)];

it('scorerList has each player once, with all minutes, the home side first', () => {
  expect(scorerList(t, [home, [goal('C. Three', 7)]])).toBe('A. One 5′, 20′, B. Two 10′ – C. Three 7′');
  expect(scorerList(t, [[], [goal(null, null), goal(null, null)]])).toBe('Scorer not in yet');
});

it('shorterLists leaves out first names, then the last goals, and says how many these are', () => {
  expect(shorterLists(t, [home, [goal('C. Three', 7)]])).toEqual([
    'A. One 5′, 20′, B. Two 10′ – C. Three 7′',
    'One 5′, 20′, Two 10′ – Three 7′',
    'One 5′, 20′, Two 10′ and 1 more',
    'One 5′, Two 10′ and 2 more',
    'One 5′ and 3 more',
  ]);
});
