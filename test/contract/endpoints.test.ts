import { describe, expect, it } from 'vitest';
import { apiRoot, discoveryOf } from '../../src/resources/discovery.ts';
import { health } from '../../src/resources/health.ts';
import { resources } from '../../src/resources/index.ts';
import { matches } from '../../src/resources/matches.ts';
import { seasons } from '../../src/resources/seasons.ts';
import { expectHeader } from './assertions.ts';
import { askResource } from './site.ts';

describe('every endpoint', () => {
  it.for(resources.map((resource) => [resource.name, resource] as const))(
    '%s answers its example',
    async ([, resource]) => {
      await askResource(resource, resource.example);
    },
  );

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
    expect(answer.checks.filter(({ checked }) => checked === 0)).toEqual([]);
  });
});

describe('pages', () => {
  it('agree with their figures', async () => {
    const first = await askResource(matches, 'season=2025&limit=7');
    expectHeader(first.reply, 'Link', /rel="next"/);
    const { total } = first.answer;
    for (const offset of [0, total - 3, total]) {
      const { answer } = await askResource(matches, `season=2025&limit=7&offset=${offset}`);
      const count = Math.min(7, total - offset);
      expect(answer).toMatchObject({ total, count, limit: 7, offset, has_more: offset + count < total });
      expect(answer.matches).toHaveLength(count);
    }
  });
});
