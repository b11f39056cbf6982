import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/query/parse-query.ts';
import { NotFound } from '../../src/resources/resource.ts';
import { standings } from '../../src/resources/standings.ts';
import { answer, tables } from '../support/tables.ts';

type OneSeason = { source: string; stages: { stage: string }[]; standings: object[] };

describe('standings', () => {
  it('are official as a whole, and calculated of a day, a side or the last matches', () => {
    const sourceOf = (query: object) => (answer(standings, { season: 2025, ...query }) as OneSeason).source;
    expect([{}, { stage: 'regular' }].map(sourceOf)).toEqual(['official', 'official']);
    expect([{ date: '2025-07-01' }, { side: 'home' }, { last: 5 }].map(sourceOf)).toEqual(
      Array(3).fill('calculated'),
    );
  });

  it('list the table of each stage, or of the one requested', () => {
    const stagesOf = (query: object) =>
      (answer(standings, { season: 2019, ...query }) as OneSeason).stages.map(({ stage }) => stage);
    expect(stagesOf({})).toEqual(['spring', 'fall']);
    expect(stagesOf({ stage: 'fall' })).toEqual(['fall']);
  });

  it('are not found where there are none, naming those there are', () => {
    expect(() => answer(standings, { season: 2050 })).toThrow(NotFound);
    expect(() => answer(standings, { season: 2050 })).toThrow(/available seasons: 2019, 2020/);
    expect(() => answer(standings, { season: 2025, stage: 'spring' })).toThrow('available stages: regular');
  });

  it.for(['stage=regular', 'side=home', 'last=5'])('need a season or a date with %s', (text) => {
    const query = (more: string) => parseQuery(standings.parameters, new URLSearchParams(text + more));
    expect(standings.validate?.(query(''))).toMatch(
      /^parameter '\w+' is given alone; expected 'season' or 'date'/,
    );
    expect(standings.validate?.(query('&season=2025'))).toBeUndefined();
    expect(standings.validate?.(query('&date=2025-07-01'))).toBeUndefined();
  });

  it('are prerendered by season and stage, and by day of the current season alone', () => {
    const queries = [...(standings.prerenderedQueries?.(tables) ?? [])];
    const ofDays = new Set(queries.filter(({ date }) => date).map(({ season }) => season));
    const [current] = tables.rows('seasons').filter((row) => row.current);
    expect([...ofDays]).toEqual([current?.season]);
    expect(queries).toContainEqual({ season: 2019, stage: 'spring' });
  });
});
