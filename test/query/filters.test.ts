import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Match } from '../../src/records/match.ts';
import { matches } from '../../src/resources/matches.ts';
import { teams } from '../../src/resources/teams.ts';
import { venues } from '../../src/resources/venues.ts';
import { queryTexts } from '../support/arbitrary.ts';
import { answer, tables } from '../support/tables.ts';

/** The contract's words on text search, said a second time and without our own code. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const within = (name: string, text: string) => plain(name).includes(plain(text.trim()));

const meansTeam = (match: Match, text: string) =>
  within(match.home_team, text) ||
  within(match.away_team, text) ||
  [match.home_club, match.away_club].includes(text.trim().toLowerCase());

const whole = tables.rows('matches');

describe('filters of matches', () => {
  it('any combination equals filtering the unfiltered answer', () => {
    fc.assert(
      fc.property(queryTexts(matches), (texts) => {
        const query = parseQuery(matches.parameters, texts);
        const { season, team, status, match_id, date, from, to, stage, venue } = query;
        const expected = whole.filter(
          (match) =>
            (season === undefined || match.season === season) &&
            (team === undefined || meansTeam(match, team)) &&
            (status === undefined || match.status === status) &&
            (match_id === undefined || match.match_id.endsWith(`::${match_id}`)) &&
            (date === undefined || match.date === date) &&
            (from === undefined || match.date >= from) &&
            (to === undefined || match.date <= to) &&
            (stage === undefined || match.stage === stage) &&
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

  it('find a match by the whole id or its last part', () => {
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

  it('find names that do not fall apart into letter and accent', () => {
    // Đ is a letter of its own to Unicode.
    expect(answer(teams, { search: 'QUÉBEC' }).teams.map(({ club_id }) => club_id)).toEqual([
      'supra-du-quebec',
    ]);
    expect(answer(matches, { team: 'ATLETICO', season: 2025 }).total).toBe(
      answer(matches, { team: 'atletico-ottawa', season: 2025 }).total,
    );
  });
});

describe('filters of venues', () => {
  it('any combination equals filtering the unfiltered answer', () => {
    const all = answer(venues).venues;
    fc.assert(
      fc.property(queryTexts(venues), (texts) => {
        const query = parseQuery(venues.parameters, texts);
        const { team, city, surface, active_only } = query;
        const expected = all.filter(
          (venue) =>
            (team === undefined ||
              venue.teams.some((name) => within(name, team)) ||
              venue.clubs.includes(team.toLowerCase())) &&
            (city === undefined || within(venue.city, city)) &&
            (surface === undefined || venue.surface === surface) &&
            (!active_only || venue.status === 'active'),
        );
        expect(answer(venues, query)).toEqual({
          count: expected.length,
          venues: expected,
          source: 'archive',
        });
      }),
    );
  });
});
