import { describe, expect, it } from 'vitest';
import { deriveGoals, goalsInOrder, scorerOf } from '../../../src/derive/goals.ts';
import { blankRow } from '../../support/blank-row.ts';
import { dataset, tables } from '../../support/tables.ts';

it('scorerOf shortens the id and splits the candidates', () => {
  const row = {
    ...blankRow('goals', {}),
    player: 'A',
    player_id: 'cpl::Football_Player::ab12',
    candidates: 'A|B',
  };
  expect(scorerOf(row)).toMatchObject({ player: 'A', player_id: 'ab12', candidates: ['A', 'B'] });
  expect(scorerOf({ ...row, player: null, player_id: null, candidates: null })).toMatchObject({
    player: null,
    player_id: null,
    candidates: [],
  });
});

it('goalsInOrder sorts goals home before away, by number', () => {
  const goals = (['away 1', 'home 2', 'away 2', 'home 1'] as const).map((text) => {
    const [side, number] = text.split(' ');
    return blankRow('goals', { side: side === 'home' ? 'home' : 'away', number: Number(number) });
  });
  expect(goalsInOrder(goals).map(({ side, number }) => `${side} ${number}`)).toEqual([
    'home 1',
    'home 2',
    'away 1',
    'away 2',
  ]);
});

describe('deriveGoals', () => {
  const goals = deriveGoals(dataset, tables.rows('matches'));

  it('returns every goal of the dataset', () => {
    expect(goals).toHaveLength(dataset.goals.length);
  });

  it('names the team of its side, and the club that scored', () => {
    for (const { side, team, club, home_team, away_team, home_club, away_club } of goals)
      expect([team, club]).toEqual(side === 'home' ? [home_team, home_club] : [away_team, away_club]);
  });

  it('returns goals in order of play, home before away', () => {
    const order = new Map(tables.rows('matches').map(({ match_id }, index) => [match_id, index]));
    const keys = goals.map(
      ({ match_id, side }) => 2 * (order.get(match_id) ?? 0) + (side === 'home' ? 0 : 1),
    );
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });
});
