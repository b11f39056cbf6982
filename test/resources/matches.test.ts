import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Match } from '../../src/records/match.ts';
import { matches } from '../../src/resources/matches.ts';
import { queryTexts } from '../support/arbitrary.ts';
import { answer, tables } from '../support/tables.ts';

/** The contract's rule for text search, written without our own code. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const within = (name: string, text: string) => plain(name).includes(plain(text.trim()));

const isClub = (name: string, club: string, text: string | undefined) =>
  text === undefined || within(name, text) || club === text.trim().toLowerCase();

function isPairing(match: Match, team?: string, opponent?: string, home?: boolean): boolean {
  const { home_team, home_club, away_team, away_club } = match;
  const atHome = isClub(home_team, home_club, team) && isClub(away_team, away_club, opponent);
  const away = isClub(away_team, away_club, team) && isClub(home_team, home_club, opponent);
  return (home !== false && atHome) || (home !== true && away);
}

const whole = tables.rows('matches');

describe('filters', () => {
  it('in any combination select the rows that pass all of them', () => {
    fc.assert(
      fc.property(queryTexts(matches), (texts) => {
        const query = parseQuery(matches.parameters, texts);
        if (matches.validate?.(query) !== undefined) return;
        const { season, team, opponent, home, status, match_id, date, from, to, stage, venue, matchday } =
          query;
        const expected = whole.filter(
          (match) =>
            (season === undefined || season.includes(match.season)) &&
            isPairing(match, team, opponent, home) &&
            (matchday === undefined || match.matchday === matchday) &&
            (status === undefined || status.includes(match.status)) &&
            (match_id === undefined || match.match_id.endsWith(`::${match_id}`)) &&
            (date === undefined || match.date === date) &&
            (from === undefined || match.date >= from) &&
            (to === undefined || match.date <= to) &&
            (stage === undefined || (match.stage !== null && stage.includes(match.stage))) &&
            (venue === undefined || within(match.venue, venue) || match.venue_id === venue),
        );
        if (query.order === 'desc') expected.reverse();
        const found = answer(matches, query);
        expect(found.total).toBe(expected.length);
        expect(found.matches).toEqual(expected.slice(query.offset, query.offset + query.limit));
      }),
      { numRuns: 400 },
    );
  });

  it('find a match by its whole or short id', () => {
    const id = 'cpl::Football_Match::57a2003b9552424f888f647c0986dd36';
    for (const text of [
      id,
      id.toUpperCase(),
      '57a2003b9552424f888f647c0986dd36',
      ' 57A2003B9552424F888F647C0986DD36',
    ]) {
      expect(
        answer(matches, parseQuery(matches.parameters, [['match_id', text]])).matches.map(
          (row) => row.match_id,
        ),
      ).toEqual([id]);
    }
    expect(answer(matches, { match_id: '57a2' }).total).toBe(0);
  });
});

describe('team, opponent and home', () => {
  it('select the matches of two clubs, and of one side', () => {
    const query = { team: 'forge-fc', opponent: 'cavalry-fc', season: '2019,2025' };
    const both = answer(matches, query).matches;
    const home = answer(matches, { ...query, home: true }).matches;
    const away = answer(matches, { ...query, home: false }).matches;
    expect(new Set(both.flatMap(({ home_club, away_club }) => [home_club, away_club]))).toEqual(
      new Set(['forge-fc', 'cavalry-fc']),
    );
    expect(home.every(({ home_club }) => home_club === 'forge-fc')).toBe(true);
    expect(home.length + away.length).toBe(both.length);
    expect(new Set(both.map(({ season }) => season))).toEqual(new Set([2019, 2025]));
  });

  it('opponent and home need team', () => {
    for (const text of ['opponent=forge', 'home=true'])
      expect(matches.validate?.(parseQuery(matches.parameters, new URLSearchParams(text)))).toMatch(
        /is given alone; expected 'team' with it/,
      );
  });
});

describe('several values', () => {
  it('select the rows with any of them, whatever their order and case', () => {
    const total = (query: object) => answer(matches, { season: 2025, ...query }).total;
    expect(total({ stage: 'FINAL,semifinal' })).toBe(
      total({ stage: 'final' }) + total({ stage: 'semifinal' }),
    );
    expect(total({ status: 'finished,UPCOMING' })).toBe(117);
    expect(answer(matches, { season: '2025,2019' }).matches[0]?.season).toBe(2019);
  });
});
