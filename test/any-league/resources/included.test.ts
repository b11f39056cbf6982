import { describe, expect, it } from 'vitest';
import type { LineUps } from '../../../src/records/appearance.ts';
import { shortId } from '../../../src/records/text.ts';
import { appearances } from '../../../src/resources/appearances.ts';
import { forecasts } from '../../../src/resources/forecasts.ts';
import { goals } from '../../../src/resources/goals.ts';
import { matchStats } from '../../../src/resources/match-stats.ts';
import { matches } from '../../../src/resources/matches.ts';
import { odds } from '../../../src/resources/odds.ts';
import { referees } from '../../../src/resources/referees.ts';
import { weather } from '../../../src/resources/weather.ts';
import { worlds } from '../../support/worlds.ts';

interface MatchAnswer {
  readonly kind: string;
  readonly line_ups: LineUps | null;
}

describe.for(worlds)('$name', ({ answer, tables }) => {
  const finished = tables.rows('matches').filter(({ status }) => status === 'FINISHED');
  /** Matches of all seasons. */
  const sample = finished.filter((_, index) => index % 25 === 0);

  it('a match with all that can be included has what the endpoints answer about it', () => {
    for (const match of sample) {
      const match_id = shortId(match.match_id);
      const page = answer(matches, { match_id, include: 'all' });
      expect(page.matches).toEqual([match]);
      const { kind, line_ups, ...stats } = answer(matchStats, { match_id }) as MatchAnswer;
      expect(kind).toBe('match');
      expect(page.included?.goals).toEqual(answer(goals, { match_id }).goals);
      const players = answer(appearances, { match_id }).appearances;
      expect(page.included?.['line-ups']).toEqual(players);
      expect([...(line_ups?.home ?? []), ...(line_ups?.away ?? [])]).toMatchObject(
        players.map(({ player_id, minutes, started }) => ({ player_id, minutes, started })),
      );
      expect(page.included?.stats).toEqual([stats]);
      expect(page.included?.weather).toEqual(answer(weather, { match_id }).observations);
      expect(page.included?.odds).toEqual(answer(odds, { match_id }).odds);
      expect(page.included?.forecast).toEqual(answer(forecasts, { match_id }).forecasts);
      const [assignment] = (answer(referees, { match_id }) as { assignments: object[] }).assignments;
      if (assignment) expect(page.included?.referee).toMatchObject([assignment]);
      else expect(page.included?.referee).toEqual([]);
    }
  });

  it('only what a query names is included, about the matches of its page alone', () => {
    const page = answer(matches, { limit: 3, offset: 1, include: 'weather,goals' });
    expect(Object.keys(page.included ?? {})).toEqual(['goals', 'weather']);
    const ids = page.matches.map(({ match_id }) => match_id);
    expect(page.included?.goals).toEqual(
      tables.rows('goals').filter(({ match_id }) => ids.includes(match_id)),
    );
    expect(answer(matches, { limit: 3 }).included).toBeNull();
  });
});
