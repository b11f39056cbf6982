import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Match } from '../../src/records/match.ts';
import { shortId } from '../../src/records/text.ts';
import { matches } from '../../src/resources/matches.ts';
import { resourceIn } from '../../src/resources/resource.ts';
import { queriesOf } from '../support/arbitrary.ts';
import { clubFinder, isWithin } from '../support/text-search.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { club, dataset, match, midSeason, season, answer, tables, tablesAt } = world;
  const { queryTexts } = queriesOf(world);

  // What a parameter returns is the same in every league.
  const parameters = resourceIn(tables.league, matches).parameters as typeof matches.parameters;

  const isClub = clubFinder(dataset.clubNames);

  function isPairing(match: Match, team?: string, opponent?: string, home?: boolean): boolean {
    const { home_club, away_club } = match;
    const atHome = isClub(home_club, team) && isClub(away_club, opponent);
    const away = isClub(away_club, team) && isClub(home_club, opponent);
    return (home !== false && atHome) || (home !== true && away);
  }

  const whole = tables.rows('matches');

  it('filters of matches in any combination select the rows that pass all of them', () => {
    fc.assert(
      fc.property(queryTexts({ ...matches, parameters }), (texts) => {
        const query = parseQuery(parameters, texts);
        if (matches.validate?.(query) !== undefined) return;
        const { season, team, opponent, home, status, match_id, date, from, to, stage, venue } = query;
        const { matchday, neutral, next, last, updated_since: since } = query;
        const passing = whole.filter(
          (match) =>
            (season === undefined || season.includes(match.season)) &&
            isPairing(match, team, opponent, home) &&
            (matchday === undefined || matchday.some((day) => day === match.matchday)) &&
            (neutral === undefined || match.neutral === neutral) &&
            (since === undefined || (match.last_updated !== null && match.last_updated >= since)) &&
            (status === undefined || status.includes(match.status)) &&
            (next === undefined || match.status === 'UPCOMING') &&
            (last === undefined || match.status === 'FINISHED') &&
            (match_id === undefined || match_id.includes(shortId(match.match_id))) &&
            (date === undefined || date.includes(match.date)) &&
            (from === undefined || match.date >= from) &&
            (to === undefined || match.date <= to) &&
            (stage === undefined || (match.stage !== null && stage.includes(match.stage))) &&
            (venue === undefined || isWithin(match.venue, venue) || match.venue_id === venue),
        );
        const expected =
          next === undefined ? passing.slice(-(last ?? passing.length)) : passing.slice(0, next);
        if (query.order === 'desc') expected.reverse();
        const found = answer(matches, query);
        expect(found.total).toBe(expected.length);
        expect(found.matches).toEqual(expected.slice(query.offset, query.offset + query.limit));
      }),
      { numRuns: 200 },
    );
  });

  it("'opponent' and 'home' need 'team'", () => {
    for (const text of [`opponent=${club}`, 'home=true'])
      expect(matches.validate?.(parseQuery(matches.parameters, new URLSearchParams(text)))?.message).toMatch(
        /is given alone; expected 'team' with it/,
      );
  });

  const finished = whole.filter(({ status }) => status === 'FINISHED');
  const inSeason = tablesAt(`${midSeason}T00:00:00Z`, season);
  const upcoming = inSeason.rows('matches', season).filter(({ status }) => status === 'UPCOMING');

  it('next and last are the matches around the last result, in the order of the query', () => {
    expect(answer(matches, { season, next: 3 }, inSeason).matches).toEqual(upcoming.slice(0, 3));
    expect(answer(matches, { last: 3 }).matches).toEqual(finished.slice(-3));
    expect(answer(matches, { last: 3, order: 'desc' }).matches).toEqual(finished.slice(-3).reverse());
  });

  it('next and last do not include a postponed match', () => {
    const [first, ...others] = upcoming;
    if (!first) throw new Error('there is no match to come');
    const postponed = new InMemoryTables(inSeason);
    postponed.set('seasons', inSeason.rows('seasons'));
    postponed.set('clubNames', inSeason.rows('clubNames'));
    postponed.set('matches', [{ ...first, status: 'POSTPONED' }, ...others], season);
    expect(answer(matches, { season, next: 2 }, postponed).matches).toEqual(others.slice(0, 2));
  });

  it.for([
    ['LIVE', ['LIVE', 'IN_PLAY']],
    ['IN_PLAY', ['LIVE', 'IN_PLAY']],
    ['HALF_TIME', ['HALF_TIME']],
    ['SUSPENDED,LIVE', ['LIVE', 'IN_PLAY', 'SUSPENDED']],
  ] as const)('the status %s finds matches that are %j', ([status, expected]) => {
    const statuses = ['LIVE', 'IN_PLAY', 'HALF_TIME', 'SUSPENDED', 'UPCOMING'] as const;
    const changed = new InMemoryTables(tables);
    for (const table of ['seasons', 'clubNames', 'teams'] as const) changed.set(table, tables.rows(table));
    const rows = whole.filter((row) => row.season === season).slice(0, statuses.length);
    changed.set(
      'matches',
      rows.map((row, index) => ({ ...row, status: statuses[index] ?? 'UPCOMING' })),
      season,
    );
    const found = answer(matches, { season, status }, changed).matches;
    expect(found.map((row) => row.status)).toEqual(expected);
  });

  it.for([
    ['LIVE', true],
    ['IN_PLAY', true],
    ['FINISHED,HALF_TIME', true],
    ['FINISHED', false],
  ] as const)('the hint of no match that is %s names /live: %s', ([status, isNamed]) => {
    const { hint } = answer(matches, { venue: 'no such venue', status });
    expect(hint?.includes('/live has the matches in play')).toBe(isNamed);
  });

  it('next and last exclude each other', () => {
    const query = parseQuery(matches.parameters, new URLSearchParams('next=1&last=1'));
    expect(matches.validate?.(query)).toMatchObject({ parameters: ['next', 'last'] });
  });

  const found = (last_updated: string | null, updated_since: string) => {
    const changed = new InMemoryTables(tables);
    for (const table of ['seasons', 'clubNames', 'teams'] as const) changed.set(table, tables.rows(table));
    changed.set('matches', [{ ...match, last_updated }], season);
    return answer(matches, { season, updated_since }, changed).total === 1;
  };

  it.for([
    ['2025-08-17T00:00:00Z', '2025-08-17', true],
    ['2025-08-17T23:59:59Z', '2025-08-17', true],
    ['2025-08-17T23:59:59Z', '2025-08-18', false],
    ['2025-08-17T20:15:00Z', '2025-08-17T20:15:00.000Z', true],
    ['2025-08-17T20:15:00.123Z', '2025-08-17', true],
    ['2025-08-17T20:15:00.123Z', '2025-08-17T20:15:00Z', true],
    ['2025-08-17T20:15:00.123Z', '2025-08-17T20:15:00.123Z', true],
    ['2025-08-17T20:15:00.123Z', '2025-08-17T20:15:00.124Z', false],
    ['2025-08-17T20:15:00.123Z', '2025-08-17T20:16:00Z', false],
    [null, '2019-01-01', false],
  ] as const)(
    'updated_since of a match that changed at %s, %s finds it: %s',
    ([lastUpdated, since, isFound]) => {
      expect(found(lastUpdated, since)).toBe(isFound);
    },
  );
});
