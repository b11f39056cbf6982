import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { address } from '../../src/query/address.ts';
import { InvalidQuery, parseQuery } from '../../src/query/parse-query.ts';
import { shortId } from '../../src/records/text.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { NotFound, type Resource } from '../../src/resources/resource.ts';
import { queriesOf } from '../support/arbitrary.ts';
import { queryOfAddress } from '../support/query-of-address.ts';
import { the } from '../support/the.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { resources, club, match, season, context, dataset, tables } = world;
  const { askOf } = queriesOf(world);

  const prerendered = resources.filter(({ prerenderedQueries }) => prerenderedQueries);

  const matches = the(resources, { name: 'matches' });
  /** Returns the query of a text in canonical form. */
  const queryOf = (resource: Resource, text: string) => {
    const query = parseQuery(resource.parameters, new URLSearchParams(text));
    return resource.canonical?.(query, tables) ?? query;
  };
  const addressOf = (text: string) => address(matches, queryOf(matches, text));

  function answered(resource: Resource, query: Parameters<Resource['answer']>[1]): string {
    try {
      return JSON.stringify(resource.answer(tables, query, context));
    } catch (error) {
      // The message repeats the text as it was given.
      if (error instanceof NotFound) return 'not found';
      if (error instanceof InvalidQuery) return 'invalid';
      throw error;
    }
  }

  describe('an address', () => {
    it('round-trips: the query it is of has the same address and the same answer', () => {
      let withParameters = 0;
      fc.assert(
        fc.property(askOf(prerendered), ({ resource, texts }) => {
          const query = queryOf(resource, new URLSearchParams(texts).toString());
          const path = address(resource, query);
          if (path === null) return;
          if (path !== `/data/v1/${resource.name}.json`) withParameters += 1;
          expect(path).toMatch(/^\/data\/v1\/[a-z0-9._~/-]+\.json$/);
          const back = queryOfAddress(resource, path);
          expect(address(resource, back)).toBe(path);
          expect(answered(resource, back)).toBe(answered(resource, query));
        }),
        { numRuns: 200 },
      );
      expect(withParameters).toBeGreaterThan(20);
    });

    it('has the parameters in their order, defaults left out, ids by their last part', () => {
      expect(addressOf('')).toBe('/data/v1/matches.json');
      expect(addressOf(`offset=100&team=${club}&season=${season}&order=asc&limit=100`)).toBe(
        `/data/v1/matches/season/${season}/team/${club}/offset/100.json`,
      );
      expect(addressOf(`match_id=${match.match_id}`)).toBe(
        `/data/v1/matches/match_id/${shortId(match.match_id)}.json`,
      );
      expect(addressOf('status=FINISHED')).toBe('/data/v1/matches/status/finished.json');
      expect(addressOf('status=FINISHED&order=DESC')).toBeNull();
    });

    it('is the same for every text that means one club', () => {
      const names = dataset.clubNames.filter(({ club_id }) => club_id === club);
      const texts = names.flatMap(({ name }) => [name, name.toUpperCase(), ` ${name} `]);
      for (const team of [club, club.toUpperCase(), ...texts]) {
        const query = new URLSearchParams({ season: String(season), team }).toString();
        expect(addressOf(query), team).toBe(`/data/v1/matches/season/${season}/team/${club}.json`);
      }
    });

    it('does not exist for texts that a path cannot contain', () => {
      for (const text of ['..', 'a/b', 'a-b', 'a=b', '北', '%2e%2e', "st. john's", 'a?b'])
        expect(addressOf(`venue=${encodeURIComponent(text)}`), text).toBeNull();
      for (const id of ['..', '.', 'a/b', 'a/', '/b', 'a b', 'é', 'a?b'])
        expect(addressOf(`match_id=${encodeURIComponent(id)}`), id).toBeNull();
      for (const id of ['.a', '...', '..b', 'x'.repeat(100)])
        expect(addressOf(`match_id=${id}`), id).toBe(`/data/v1/matches/match_id/${id}.json`);
      // Folded, a text may be longer than it was.
      expect(addressOf(`venue=${encodeURIComponent('ﬃ'.repeat(34))}`)).toBeNull();
    });

    it('leaves out lists that are the default, in its order', () => {
      const { defaultValue } = leaderboards.parameters.metric;
      const boards = (metric: readonly string[]) =>
        address(leaderboards, parseQuery(leaderboards.parameters, [['metric', metric.join()]]));
      expect(boards(defaultValue)).toBe('/data/v1/leaderboards.json');
      expect(boards(defaultValue.toReversed())).toBeNull();
      expect(boards(defaultValue.slice(0, 1))).toBe(`/data/v1/leaderboards/metric/${defaultValue[0]}.json`);
    });
  });
});
