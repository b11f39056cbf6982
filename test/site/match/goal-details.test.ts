import { expect, it } from 'vitest';
import { goalDetails, type MatchGoal } from '../../../src/site/match/goal-details.ts';
import { translator } from '../../../src/site/words.ts';

const t = translator('en', { name: 'League', first_season: 2019, season_first_month: 1 });
const goal: MatchGoal = {
  goal_id: 'g',
  player: 'A. Forward',
  player_id: null,
  kind: 'open-play',
  minute: 45,
  added_minute: null,
  candidates: [],
  confidence: null,
  assist: null,
  assist_id: null,
  assist_confidence: null,
};

it('what follows a scorer is the minute, with added time', () => {
  expect(goalDetails(t, goal)).toBe(' 45′');
  expect(goalDetails(t, { ...goal, added_minute: 2 })).toBe(' 45+2′');
  expect(goalDetails(t, { ...goal, minute: null })).toBe('');
});

it('what follows a scorer is the kind and the certainty where they are not the usual ones', () => {
  expect(goalDetails(t, { ...goal, kind: 'penalty', confidence: 'probable' })).toBe(
    ' 45′ (penalty, probably)',
  );
});
