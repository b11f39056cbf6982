import { expect, it } from 'vitest';
import { pageLinks } from '../../src/query/address.ts';
import type { Parameters } from '../../src/query/parameter.ts';
import { queryOf } from '../../src/query/parse-query.ts';
import { matches } from '../../src/resources/matches.ts';

const links = (
  { path, parameters }: { path: string; parameters: Parameters },
  given: object,
  total: number,
) => pageLinks(`/api/v1${path}`, parameters, queryOf(parameters, given), total);

it('links name the parameters of the parsed query in one order, defaults left out', () => {
  expect(links(matches, { limit: 10, team: 'Forge FC', season: 2024, order: 'asc' }, 25)).toBe(
    [
      '</api/v1/matches?season=2024&team=Forge+FC&limit=10>; rel="first"',
      '</api/v1/matches?season=2024&team=Forge+FC&limit=10&offset=10>; rel="next"',
      '</api/v1/matches?season=2024&team=Forge+FC&limit=10&offset=20>; rel="last"',
    ].join(', '),
  );
});

it('links leave out the offset of the query, and the question mark of an empty one', () => {
  expect(links(matches, { offset: 100 }, 150)).toBe(
    [
      '</api/v1/matches>; rel="first"',
      '</api/v1/matches>; rel="prev"',
      '</api/v1/matches?offset=100>; rel="last"',
    ].join(', '),
  );
});

it('links encode every character as a form does', () => {
  for (const character of [...Array.from({ length: 384 }, (_, code) => String.fromCodePoint(code)), '⚽'])
    for (const team of [character, `a${character}b`]) {
      const text = new URLSearchParams({ season: '2024', team }).toString();
      expect(links(matches, { season: [2024], team }, 1)).toContain(`</api/v1/matches?${text}>; rel="first"`);
    }
});
