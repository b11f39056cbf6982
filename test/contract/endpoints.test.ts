import { describe, expect, it } from 'vitest';
import { integrityRules } from '../../src/integrity/index.ts';
import { canSuggest } from '../../src/query/nearest-name.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { apiRoot, discoveryOf } from '../../src/resources/discovery.ts';
import { health } from '../../src/resources/health.ts';
import { matches } from '../../src/resources/matches.ts';
import { seasons } from '../../src/resources/seasons.ts';
import { expectHeader } from './assertions.ts';
import { sites } from './site.ts';

describe.for(sites)('$name', ({ examples, resources, ask, askResource, tableSizes }) => {
  const ofSeason = `season=${examples.season}`;

  describe('every endpoint', () => {
    // A league without players has no example of one.
    const answering = resources.filter(({ name }) => name !== 'player' || examples.others?.player);
    it.for(answering)('$name answers its example', async (resource) => {
      await askResource(resource, resource.examples[0]);
    });

    it('is listed by discovery, beside the current season', async () => {
      const { answer } = await askResource(discoveryOf(resources));
      const listed = answer.endpoints.map(({ path }) => path);
      expect(listed).toEqual(
        expect.arrayContaining(resources.map(({ path }) => (path === '/' ? apiRoot : apiRoot + path))),
      );
      const { answer: list } = await askResource(seasons);
      const current = list.seasons.filter((row) => row.current).map(({ season }) => season);
      expect(current).toEqual([answer.current_season]);
    });
  });

  describe('health', () => {
    it('checked rows by every rule', async () => {
      const { answer } = await askResource(health);
      expect(answer.checks).not.toEqual([]);
      const sizes = await tableSizes();
      // A rule about tables that the league does not have checks nothing.
      const withRows = integrityRules.filter(({ tables }) =>
        tables.some((name) => (sizes.get(datasetTables[name].name) ?? 0) > 0),
      );
      const names = withRows.map(({ name }) => name);
      expect(answer.checks.filter(({ name, checked }) => checked === 0 && names.includes(name))).toEqual([]);
    });
  });

  describe('pages', () => {
    it('agree with their figures', async () => {
      const { total } = (await askResource(matches, ofSeason)).answer;
      const limit = Math.min(7, total - 1);
      const first = await askResource(matches, `${ofSeason}&limit=${limit}`);
      expectHeader(first.reply, 'Link', /rel="next"/);
      for (const offset of [0, Math.max(0, total - 3), total]) {
        const { answer } = await askResource(matches, `${ofSeason}&limit=${limit}&offset=${offset}`);
        const count = Math.min(limit, total - offset);
        expect(answer).toMatchObject({ total, count, limit, offset, has_more: offset + count < total });
        expect(answer.matches).toHaveLength(count);
      }
    });
  });

  describe('every kind of answer', () => {
    const cases = resources.flatMap((resource) =>
      resource.examples.slice(1).map((query) => [`${resource.name}?${query}`, resource, query] as const),
    );
    it.for(cases)('%s has another kind than the first example', async ([, resource, query]) => {
      const kindOf = (answer: object) => (answer as { kind?: unknown }).kind;
      const { answer } = await askResource(resource, query);
      const example = await askResource(resource, resource.examples[0]);
      expect(kindOf(answer)).toEqual(expect.any(String));
      expect(kindOf(answer)).not.toBe(kindOf(example.answer));
    });
  });

  describe('discovery', () => {
    it('links what exists', async () => {
      const { answer } = await askResource(discoveryOf(resources));
      const { documentation, openapi, dumps, links, endpoints } = answer;
      const addresses = endpoints
        .map(({ example }) => example)
        .filter((address) => examples.others?.player || !address.startsWith('/api/v1/players/'));
      for (const address of [documentation, openapi, dumps, ...Object.values(links), ...addresses])
        expect((await ask(address)).status, address).toBeOneOf([200, 302]);
    });
  });

  describe('a misspelt club', () => {
    it('is answered with no match and the nearest club', async ({ skip }) => {
      const misspelt = `${examples.club_name}x`;
      skip(!canSuggest(misspelt), `no suggestion is made for a name of the length of ${misspelt}`);
      const { answer } = await askResource(matches, `team=${misspelt}`);
      expect(answer).toMatchObject({ total: 0, hint: expect.stringContaining(`(${examples.club})`) });
    });
  });
});
