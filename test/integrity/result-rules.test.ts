import { describe, expect, it } from 'vitest';
import { brokenOf, setField } from '../support/broken.ts';
import { resultsOnly } from '../support/worlds.ts';

const { faultsWith } = await brokenOf(resultsOnly);

const file = 'data/matches/2022.csv';
const [finished] = resultsOnly.played.filter(
  ({ home_goals, away_goals }) => home_goals === 1 && away_goals === 2,
);
const id = String(finished?.match_id);

/** Returns the faults of the dataset with columns of a match changed that ended 1–2. */
function faultsOf(changes: Readonly<Record<string, string>>): string[] {
  const change = (text: string) =>
    Object.entries(changes).reduce((changed, [column, value]) => setField(id, column, value)(changed), text);
  return faultsWith({ [file]: change });
}

describe('the score at half-time', () => {
  it('may be known without goals', () => {
    expect(faultsOf({ half_time_home_goals: '1', half_time_away_goals: '0' })).toEqual([]);
  });

  it.for([
    ['has both sides', { half_time_home_goals: '1' }, 'expected the goals of both sides, or of neither'],
    [
      'has no more goals than the final score',
      { half_time_home_goals: '2', half_time_away_goals: '0' },
      'expected at most the 1 of the final score',
    ],
  ] as const)('%s', ([, changes, fault]) => {
    expect(faultsOf(changes)).toEqual([expect.stringContaining(fault)]);
  });
});

it('a result may be awarded, and its winner follows from the score', () => {
  expect(faultsOf({ win_reason: 'Awarded' })).toEqual([]);
  const [fault] = faultsOf({ win_reason: 'Awarded', winner: String(finished?.home_club) });
  expect(fault).toContain(`expected ${finished?.away_club}, by the score`);
});

it('a match that is not cancelled was not abandoned', () => {
  expect(faultsOf({ abandoned: 'true' })).toEqual([
    expect.stringContaining('true; expected no value: the match is FINISHED'),
  ]);
});
