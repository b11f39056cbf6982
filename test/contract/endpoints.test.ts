import { describe, expect, it } from 'vitest';
import { integrityRules } from '../../src/integrity/index.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { apiRoot, discoveryOf } from '../../src/resources/discovery.ts';
import { health } from '../../src/resources/health.ts';
import { seasons } from '../../src/resources/seasons.ts';
import { sites } from './site.ts';

describe.for(sites)('$name', ({ examples, resources, ask, askResource, tableSizes }) => {
  // A league without players has no example of one.
  const answering = resources.filter(({ name }) => name !== 'player' || examples.others?.player);
  const cases = answering.flatMap((resource) =>
    resource.examples.map((query) => [resource.name, query, resource] as const),
  );
  it.for(cases)('%s answers its example %s', async ([, query, resource]) => {
    await askResource(resource, query);
  });

  it('every endpoint is listed by discovery, beside the current season', async () => {
    const { answer } = await askResource(discoveryOf(resources));
    const listed = answer.endpoints.map(({ path }) => path);
    expect(listed).toEqual(
      expect.arrayContaining(resources.map(({ path }) => (path === '/' ? apiRoot : apiRoot + path))),
    );
    const { answer: list } = await askResource(seasons);
    const current = list.seasons.filter((row) => row.current).map(({ season }) => season);
    expect(current).toEqual([answer.current_season]);
  });

  it('health checked rows by every rule', async () => {
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

  it('discovery links what exists', async () => {
    const { answer } = await askResource(discoveryOf(resources));
    const { documentation, openapi, dumps, links, endpoints } = answer;
    const addresses = endpoints
      .map(({ example }) => example)
      .filter((address) => examples.others?.player || !address.startsWith('/api/v1/players/'));
    for (const address of [documentation, openapi, dumps, ...Object.values(links), ...addresses])
      expect((await ask(address)).status, address).toBeOneOf([200, 302]);
  });
});
