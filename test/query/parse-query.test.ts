import { describe, expect, it } from 'vitest';
import { choice, integer } from '../../src/query/kinds.ts';
import { InvalidQuery, parseQuery } from '../../src/query/parse-query.ts';

const words = { description: 'A parameter', example: '' };
const parameters = {
  season: integer({ ...words, min: 2019 }),
  sort: choice({ ...words, values: ['name', 'goals'] }),
  window_hours: integer({ ...words, min: 1 }),
  offset: integer({ ...words, min: 0, defaultValue: 0 }),
};

const messageFor = (given: readonly (readonly [string, string])[]) => {
  try {
    parseQuery(parameters, given);
  } catch (error) {
    if (error instanceof InvalidQuery) return error.message;
    throw error;
  }
  throw new Error('expected InvalidQuery');
};

describe('a suggestion', () => {
  it.for([
    ['seasn', 'season'],
    ['SEASONS', 'season'],
    ['window_hour', 'window_hours'],
    ['windowhours', 'window_hours'],
  ] as const)('is made for a name within a third of its length: %s', ([name, suggestion]) => {
    expect(messageFor([[name, '1']])).toBe(
      `unknown parameter '${name}'; did you mean '${suggestion}'? expected one of season, sort, window_hours, offset`,
    );
  });

  it.for(['srt', 'sea', '', 'colour', 'seeeeeeason', `window_hours${'s'.repeat(40)}`])(
    'is not made for %s; the allowed names follow all the same',
    (name) => {
      const message = messageFor([[name, '1']]);
      expect(message).not.toContain('did you mean');
      expect(message).toContain('expected one of season, sort, window_hours, offset');
    },
  );
});

describe('a message', () => {
  it('names at most ten faults, each once, however many there are', () => {
    const names = Array.from({ length: 4000 }, (_, index) => [`name${index}`, '1'] as const);
    const message = messageFor(names);
    expect(message.match(/unknown parameter/g)).toHaveLength(10);
    expect(message).toMatch(/There are more faults$/);
    expect(message.length).toBeLessThan(2000);
    expect(messageFor([...names.slice(0, 10)])).not.toContain('more faults');
    expect(messageFor(Array.from({ length: 50 }, () => ['same', '1'] as const)).match(/same/g)).toHaveLength(
      1,
    );
  });

  it('shows long names and values cut', () => {
    expect(messageFor([['x'.repeat(5000), '1']]).length).toBeLessThan(200);
    expect(messageFor([['sort', 'x'.repeat(5000)]]).length).toBeLessThan(200);
  });
});

describe('a whole number', () => {
  it('has at most 16 digits', () => {
    expect(parseQuery(parameters, [['offset', '9007199254740991']]).offset).toBe(9_007_199_254_740_991);
    for (const text of ['00000000000000001', '1'.repeat(10_000), '9007199254740992'])
      expect(messageFor([['offset', text]])).toContain('expected a whole number from 0');
  });
});
