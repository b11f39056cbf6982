import { describe, expect, it } from 'vitest';
import { parseValidQuery } from '../../src/query/parse-query.ts';
import type { LineUps } from '../../src/records/appearance.ts';
import type { RefereedMatch, RefereeSummary } from '../../src/records/directory.ts';
import type { Goal } from '../../src/records/goal.ts';
import { shortId } from '../../src/records/text.ts';
import { forecasts } from '../../src/resources/forecasts.ts';
import { withFormats } from '../../src/resources/format.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { goals, matches } from '../../src/resources/matches.ts';
import { odds, referees, weather } from '../../src/resources/odds-referees-weather.ts';
import { appearances } from '../../src/resources/people.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { worlds } from '../support/worlds.ts';

interface MatchAnswer {
  readonly line_ups: LineUps | null;
}

describe.for(worlds)('$name', ({ answer, club, context, dataset, league, opponent, season, tables }) => {
  it('odds imply probabilities that add up to 1, in proportion to the reciprocals of the prices', () => {
    for (const { implied, margin, home, draw, away } of tables.rows('odds')) {
      expect(implied.home + implied.draw + implied.away).toBeCloseTo(1, 10);
      expect(margin).toBeCloseTo(1 / home + 1 / draw + 1 / away - 1, 4);
      expect(implied.home * (1 + margin)).toBeCloseTo(1 / home, 3);
    }
  });

  const summaries = (query: object = {}) =>
    (answer(referees, { summary: true, ...query }) as { referees: RefereeSummary[] }).referees;
  const assignments = (query: object = {}) =>
    answer(referees, { limit: 500, ...query }) as unknown as { total: number; referees: RefereedMatch[] };

  it('referees have every match that has one named, in summaries too', () => {
    expect(assignments().total).toBe(dataset.referees.length);
    const counted = summaries().reduce((sum, { matches: count }) => sum + count, 0);
    expect(counted).toBe(dataset.referees.length);
  });

  it('referees show as many cards a match as the match statistics have', () => {
    for (const { referee_id, yellow_cards_per_match, matches: count } of summaries().slice(0, 8)) {
      const own = dataset.referees
        .filter((row) => row.referee_id === referee_id)
        .map(({ match_id }) => match_id);
      expect(own).toHaveLength(count);
      const sides = dataset.matchStats.filter(({ match_id }) => own.includes(match_id));
      const cards = sides.reduce((sum, side) => sum + (side.yellow_cards ?? 0), 0);
      expect(yellow_cards_per_match).toBeCloseTo(cards / (sides.length / 2), 2);
    }
  });

  const finished = tables.rows('matches').filter(({ status }) => status === 'FINISHED');

  it('goals are as many as the scores of finished matches in every season with goals, and none in others', () => {
    for (const { season: one } of tables.rows('seasons')) {
      const scored = finished
        .filter((match) => match.season === one)
        .reduce((sum, { home_goals, away_goals }) => sum + (home_goals ?? 0) + (away_goals ?? 0), 0);
      const { total } = answer(goals, { season: one });
      expect([0, scored], String(one)).toContain(total);
      if (one >= (league.complete_since.goals ?? Number.POSITIVE_INFINITY)) expect(total).toBe(scored);
    }
  });

  it('goals against a club, of a stage and in either order are those of all goals', () => {
    const all = tables.rows('goals');
    const isAgainst = ({ side, home_club, away_club }: Goal) =>
      (side === 'home' ? away_club : home_club) === club;
    const idsOf = (rows: readonly Goal[]) => rows.map(({ goal_id }) => goal_id).sort();
    const ask = (query: object) => answer(goals, { limit: 500, ...query }).goals;
    const conceded = all.filter(isAgainst);
    expect(answer(goals, { against: club }).total).toBe(conceded.length);
    expect(idsOf(ask({ season, against: club }))).toEqual(
      idsOf(conceded.filter((row) => row.season === season)),
    );
    const between = idsOf(conceded.filter((row) => row.club === opponent));
    expect(idsOf(ask({ team: opponent, opponent: club }))).toEqual(between);
    expect(idsOf(ask({ team: opponent, against: club }))).toEqual(between);
    for (const stage of new Set(all.flatMap((row) => row.stage ?? [])))
      expect(answer(goals, { stage }).total).toBe(all.filter((row) => row.stage === stage).length);
    expect(ask({ season, order: 'asc' })).toEqual(tables.rows('goals', season).slice(0, 500));
  });

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

  it('a page with what is included has at most 100 matches, 25 with line-ups, and 700 kB; a file of CSV, which has the matches alone, any number', () => {
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
