import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { address, queryAt } from '../../src/query/address.ts';
import { soleClub } from '../../src/query/club.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { resources } from '../../src/resources/index.ts';
import { matches } from '../../src/resources/matches.ts';
import { NotFound, type Resource } from '../../src/resources/resource.ts';
import { askOf } from '../support/arbitrary.ts';
import { context, dataset, tables } from '../support/tables.ts';

const names = dataset.clubNames;
const prerendered = resources.filter(({ prerenderedQueries }) => prerenderedQueries);

const addressOf = (query: string) =>
  address(matches, parseQuery(matches.parameters, new URLSearchParams(query)), names);

function answered(resource: Resource, query: Parameters<Resource['answer']>[1]): string {
  try {
    return JSON.stringify(resource.answer(tables, query, context));
  } catch (error) {
    if (error instanceof NotFound) return error.message;
    throw error;
  }
}

describe('an address', () => {
  it('round-trips: the query it is of has the same address and the same answer', () => {
    fc.assert(
      fc.property(askOf(prerendered), ({ resource, texts }) => {
        const query = parseQuery(resource.parameters, texts);
        const path = address(resource, query, names);
        if (path === null) return;
        expect(path).toMatch(/^\/data\/v1\/[a-z0-9._~/-]+\.json$/);
        const back = queryAt(resource, path, names);
        expect(back).not.toBeNull();
        if (!back) return;
        expect(address(resource, back, names)).toBe(path);
        expect(answered(resource, back)).toBe(answered(resource, query));
      }),
      { numRuns: 500 },
    );
  });

  it('has the parameters in their order, defaults left out, ids by their last part', () => {
    expect(addressOf('')).toBe('/data/v1/matches.json');
    expect(addressOf('offset=100&team=Forge&season=2024&order=asc&limit=100')).toBe(
      '/data/v1/matches/season/2024/team/forge-fc/offset/100.json',
    );
    expect(addressOf('match_id=cpl::Football_Match::57a2003b9552424f888f647c0986dd36')).toBe(
      '/data/v1/matches/match_id/57a2003b9552424f888f647c0986dd36.json',
    );
    expect(addressOf('status=FINISHED&order=DESC')).toBe('/data/v1/matches/status/finished/order/desc.json');
  });

  it('is the same for every text that means one club', () => {
    for (const team of ['Forge', 'forge fc', 'FORGE', ' Forge ', 'forge-fc', 'FORGE-FC', 'org']) {
      expect(addressOf(`season=2024&team=${team}`)).toBe('/data/v1/matches/season/2024/team/forge-fc.json');
    }
    expect(addressOf('season=2021&team=york')).toBe(
      '/data/v1/matches/season/2021/team/inter-toronto-fc.json',
    );
    expect(addressOf('season=2026&team=inter toronto')).toBe(
      '/data/v1/matches/season/2026/team/inter-toronto-fc.json',
    );
  });

  it('is not that of the club where a text means only some of its names', () => {
    expect(addressOf('team=york')).toBe('/data/v1/matches/team/york.json');
    expect(addressOf('team=inter toronto')).toBe('/data/v1/matches/team/inter-toronto.json');
    expect(addressOf('team=Inter Toronto FC')).toBeNull();
    expect(soleClub('fc', names, 2024)).toBeUndefined();
    expect(soleClub('no-such-club', names, 2024)).toBeUndefined();
  });

  it('does not exist for texts that a path cannot contain', () => {
    for (const text of ['..', '.', 'a/b', 'a-b', 'a=b', '北', '%2e%2e', "st. john's", 'a?b']) {
      expect(addressOf(`team=${encodeURIComponent(text)}`)).toBeNull();
    }
  });

  it('of something else is none', () => {
    for (const path of [
      '/data/v1/matches',
      '/data/v1/matches/season.json',
      '/data/v1/teams.json',
      '/data/v1/matches/colour/red.json',
      '/data/v1/matches/__proto__/1.json',
    ]) {
      expect(queryAt(matches, path, names)).toBeNull();
    }
  });
});
