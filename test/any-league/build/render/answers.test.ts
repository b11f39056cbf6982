import { describe, expect, it } from 'vitest';
import { renderAnswers } from '../../../../build/render/answers.ts';
import { encode } from '../../../../src/resources/encode.ts';
import type { Resource } from '../../../../src/resources/resource.ts';
import { seasons } from '../../../../src/resources/seasons.ts';
import { worlds } from '../../../support/worlds.ts';

const resource = seasons as unknown as Resource;

describe.for(worlds)('$name', ({ answer, tables }) => {
  describe('renderAnswers', () => {
    it('renders each prerendered query at its address, as it is answered', () => {
      const rendered = [...renderAnswers(resource, tables)].map(([path, bytes]) => [path, String(bytes)]);
      expect(rendered).toEqual([['/data/v1/seasons.json', encode(answer(seasons))]]);
    });

    it('throws where two queries have the same address', () => {
      const twice = { ...resource, prerenderedQueries: () => [{}, {}] };
      expect(() => [...renderAnswers(twice, tables)]).toThrow(
        'seasons prerenders /data/v1/seasons.json twice',
      );
    });

    it.for(['now', 'feed'] as const)('throws where an answer reads %s, which a file cannot know', (name) => {
      const timely: Resource = {
        ...resource,
        answer: (_tables, _query, context) => ({ value: context[name] }),
      };
      expect(() => [...renderAnswers(timely, tables)]).toThrow(/^a prerendered answer read the/);
    });

    it('renders nothing of a resource without prerendered queries', () => {
      const { prerenderedQueries: _, ...rest } = resource;
      expect([...renderAnswers(rest, tables)]).toEqual([]);
    });
  });
});
