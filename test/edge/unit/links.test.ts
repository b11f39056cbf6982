import { expect, it } from 'vitest';
import { pageLinks } from '../../../src/edge/links.ts';
import { queryOf } from '../../../src/query/parameter.ts';
import { leaderboards } from '../../../src/resources/leaderboards.ts';
import { matches } from '../../../src/resources/matches.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import { teams } from '../../../src/resources/teams.ts';

const links = (resource: unknown, given: object, total: number) =>
  pageLinks(resource as Resource, queryOf((resource as Resource).parameters, given), total);

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

it('links escape what a client sends', () => {
  expect(links(matches, { team: '>; rel="evil", <x' }, 1)).toBe(
    ['first', 'last']
      .map((rel) => `</api/v1/matches?team=%3E%3B+rel%3D%22evil%22%2C+%3Cx>; rel="${rel}"`)
      .join(', '),
  );
});

it('links encode every character as a form does', () => {
  for (const character of [...Array.from({ length: 384 }, (_, code) => String.fromCodePoint(code)), '⚽'])
    for (const team of [character, `a${character}b`]) {
      const text = new URLSearchParams({ season: '2024', team }).toString();
      expect(links(matches, { season: [2024], team }, 1)).toContain(`</api/v1/matches?${text}>; rel="first"`);
    }
});

it('a resource without pages has no links', () => {
  expect(links(teams, {}, 8)).toBeUndefined();
  expect(links(leaderboards, { metric: ['goals'], limit: 10 }, 80)).toBeUndefined();
});
