import { describe, expect, it } from 'vitest';
import { mergeMatchStats } from '../../../../src/edge/live-season/match-stats.ts';
import { matchStats as published } from '../../../../src/records/match-stats.ts';
import { tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const stored = tables.rows('matchStats', 2025).filter((row) => row.scorers_complete && row.has_data);
const [row] = stored;
if (!row) throw new Error('there are no match statistics');
const match = the(tables.rows('matches'), { match_id: row.match_id });

describe('mergeMatchStats', () => {
  it('leaves statistics as they are where the match is as stored', () => {
    expect(mergeMatchStats(stored, [match])).toEqual([row]);
  });

  it('has the score that the match has now, whose scorers are then not all known', () => {
    for (const score of [{ home_goals: 9 }, { away_goals: 9 }]) {
      const now = { ...match, ...score, attendance: 1, source: 'official-live' as const };
      expect(mergeMatchStats(stored, [now])).toEqual([
        { ...row, ...score, attendance: 1, scorers_complete: false, source: 'official-live' },
      ]);
    }
  });

  it('has a match without statistics, as the record has it', () => {
    const upcoming = { ...match, home_goals: null, away_goals: null };
    const [merged, unplayed] = mergeMatchStats([], [match, upcoming]);
    expect(unplayed).toMatchObject({ home_goals: null, away_goals: null, scorers_complete: false });
    expect(merged).toMatchObject({ has_data: false, team_stats: null, home_goals: match.home_goals });
    expect(published.parse(merged)).toEqual(merged);
  });
});
