import { describe, expect, it } from 'vitest';
import { parseValidQuery } from '../../src/query/parse-query.ts';
import type { LineUps } from '../../src/records/appearance.ts';
import { shortId } from '../../src/records/text.ts';
import { forecasts } from '../../src/resources/forecasts.ts';
import { withFormats } from '../../src/resources/format.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { goals, matches } from '../../src/resources/matches.ts';
import { odds } from '../../src/resources/odds.ts';
import { appearances } from '../../src/resources/people.ts';
import { referees } from '../../src/resources/referees.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { weather } from '../../src/resources/weather.ts';
import { worlds } from '../support/worlds.ts';

interface MatchAnswer {
  readonly line_ups: LineUps | null;
}

describe.for(worlds)('$name', ({ answer, context, tables }) => {
  const finished = tables.rows('matches').filter(({ status }) => status === 'FINISHED');

  /** Matches of all seasons. */
  const sample = finished.filter((_, index) => index % 25 === 0);

  it('a match with all that can be included has what the endpoints answer about it', () => {
    for (const match of sample) {
      const match_id = shortId(match.match_id);
      const page = answer(matches, { match_id, include: 'all' });
      expect(page.matches).toEqual([match]);
      const { line_ups, ...stats } = answer(matchStats, { match_id }) as MatchAnswer;
      expect(page.included?.goals).toEqual(answer(goals, { match_id }).goals);
      const players = answer(appearances, { match_id }).appearances;
      expect(page.included?.['line-ups']).toEqual(players);
      expect([...(line_ups?.home ?? []), ...(line_ups?.away ?? [])]).toMatchObject(
        players.map(({ player_id, minutes, started }) => ({ player_id, minutes, started })),
      );
      expect(page.included?.team_stats).toEqual([stats]);
      expect(page.included?.weather).toEqual(answer(weather, { match_id }).weather);
      expect(page.included?.odds).toEqual(answer(odds, { match_id }).odds);
      expect(page.included?.forecast).toEqual(answer(forecasts, { match_id }).forecasts);
      const [assignment] = (answer(referees, { match_id }) as unknown as { referees: object[] }).referees;
      if (assignment) expect(page.included?.referee).toMatchObject([assignment]);
      else expect(page.included?.referee).toEqual([]);
    }
  });

  it('a page of JSON with included rows has at most 100 matches, or 25 with line-ups', () => {
    const ask = (search: string) => () =>
      parseValidQuery(withFormats(matches as Resource), new URLSearchParams(search));
    for (const [search, max] of [
      ['include=all', 25],
      ['include=goals,line-ups', 25],
      ['include=goals,team_stats,referee,weather,odds,forecast', 100],
    ] as const) {
      expect(ask(`${search}&limit=${max + 1}`)).toThrow(`expected at most ${max}`);
      const query = ask(search)();
      expect(query).toMatchObject({ limit: max });
      expect(JSON.stringify(matches.answer(tables, query as never, context)).length).toBeLessThan(700_000);
    }
    expect(ask('include=all&format=csv')).toThrow("'format=csv' has the rows of the list alone");
    expect(ask('format=csv')()).toMatchObject({ limit: 5000 });
    expect(ask('limit=500')()).toMatchObject({ limit: 500 });
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
