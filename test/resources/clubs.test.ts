import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidQuery, parseQuery } from '../../src/query/parse-query.ts';
import { honours, teams, venues } from '../../src/resources/clubs.ts';
import { headToHead } from '../../src/resources/head-to-head.ts';
import { queriesOf } from '../support/arbitrary.ts';
import { clubFinder, isWithin } from '../support/text-search.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { answer, club, dataset, opponent, tables } = world;

  it('a search for clubs finds each by all of its names, in capitals too', () => {
    for (const { club_id, name } of dataset.clubNames)
      expect(
        answer(teams, { search: name.toUpperCase() }).teams.map((row) => row.club_id),
        name,
      ).toContain(club_id);
  });

  it('honours of a club are all that it has', () => {
    const all = tables.rows('honours');
    const ofClub = all.filter((row) => row.club === club).map(({ honour }) => honour);
    const found = answer(honours, { team: club, limit: 500 }).honours.map(({ honour }) => honour);
    expect(found.toSorted()).toEqual(ofClub.toSorted());
  });

  const { queryTexts } = queriesOf(world);

  it('filters of venues select the rows that pass all of them', () => {
    const all = answer(venues).venues;
    const isClub = clubFinder(dataset.clubNames);
    fc.assert(
      fc.property(queryTexts(venues), (texts) => {
        const query = parseQuery(venues.parameters, texts);
        const { team, venue_id, city, surface, active_only } = query;
        const expected = all.filter(
          (venue) =>
            venue.clubs.some((club) => isClub(club, team)) &&
            (venue_id === undefined || venue.venue_id === venue_id) &&
            (city === undefined || isWithin(venue.city, city)) &&
            (surface === undefined || surface.some((name) => name === venue.surface)) &&
            (!active_only || venue.status === 'active'),
        );
        expect(answer(venues, query)).toMatchObject({
          count: expected.length,
          venues: expected,
          source: 'archive',
        });
      }),
    );
  });

  const clubs = tables.rows('teams').map(({ club_id }) => club_id);
  const pairs = clubs.flatMap((team) =>
    clubs.filter((other) => other > team).map((opponent) => ({ team, opponent })),
  );

  it('sums of two clubs mirror each other, and add up over home and away', () => {
    for (const { team, opponent } of pairs) {
      const { overall, home, away, neutral, total } = answer(headToHead, { team, opponent });
      const other = answer(headToHead, { team: opponent, opponent: team });
      expect(other.overall).toEqual({
        played: overall.played,
        wins: overall.losses,
        draws: overall.draws,
        losses: overall.wins,
        goals: overall.goals_against,
        goals_against: overall.goals,
        shootout_wins: overall.shootout_losses,
        shootout_losses: overall.shootout_wins,
      });
      expect(home.played + away.played + neutral.played).toBe(overall.played);
      expect(other.total).toBe(total);
    }
  });

  it('sums of all pairs count every finished match once', () => {
    const played = pairs.reduce((sum, pair) => sum + answer(headToHead, pair).overall.played, 0);
    expect(played).toBe(tables.rows('matches').filter(({ status }) => status === 'FINISHED').length);
  });

  it('sums of two clubs are of all pages', () => {
    const query = { team: club, opponent, limit: 1 };
    const { overall, count } = answer(headToHead, query);
    expect(count).toBe(1);
    expect(overall).toEqual(answer(headToHead, { ...query, limit: 500 }).overall);
  });

  it('head-to-head needs two clubs, and of each text exactly one', () => {
    const ask = (team: string, opponent: string) => () => answer(headToHead, { team, opponent });
    expect(ask('no-such-club', club)).toThrow(InvalidQuery);
    expect(ask('no-such-club', club)).toThrow("no club matches 'no-such-club'");
    expect(ask(club, club)).toThrow(InvalidQuery);
    expect(ask(club, club)).toThrow('the same club');
    expect(headToHead.validate?.({ team: club } as never)).toMatchObject({
      parameters: ['opponent'],
      message: "'opponent' not given; expected two clubs",
    });
  });
});
