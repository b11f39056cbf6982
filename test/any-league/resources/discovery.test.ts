import { describe, expect, it } from 'vitest';
import { apiRoot, discoveryOf, exampleOf } from '../../../src/resources/discovery.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ resources, answer, dataset }) => {
  const others = resources.filter(({ name }) => name !== 'discovery');

  describe('the index', () => {
    const index = answer(discoveryOf(others));

    it('lists itself and every other endpoint with its parameters', () => {
      expect(index.endpoints.map(({ path }) => path)).toEqual([
        apiRoot,
        ...others.map(({ path }) => apiRoot + path),
      ]);
      for (const { path, parameters } of index.endpoints.slice(1)) {
        const resource = others.find((one) => apiRoot + one.path === path);
        expect(parameters).toEqual(Object.keys(resource?.parameters ?? {}));
      }
    });

    it('leads to the documentation', () => {
      expect(index.documentation).toBe('/docs');
    });

    it('says how current the data is', () => {
      expect(index).toMatchObject({
        current_season: dataset.snapshot.season,
        data_as_of: dataset.snapshot.as_of,
      });
    });
  });

  it('exampleOf is a path with a query, where there is one', () => {
    expect(exampleOf('/matches', 'season=2024')).toBe(`${apiRoot}/matches?season=2024`);
    expect(exampleOf('/teams', '')).toBe(`${apiRoot}/teams`);
    expect(exampleOf('/', '')).toBe(apiRoot);
  });
});
