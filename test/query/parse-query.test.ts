import { expect, it } from 'vitest';
import { choice, integer } from '../../src/query/parameter-kinds.ts';
import { InvalidQuery, parseQuery } from '../../src/query/parse-query.ts';
import { text } from '../../src/query/text-matching.ts';

const words = { description: 'A parameter', example: '' };
const parameters = {
  season: integer({ ...words, min: 2019 }),
  sort: choice({ ...words, values: ['name', 'goals'] }),
  window_hours: integer({ ...words, min: 1 }),
  offset: integer({ ...words, min: 0, defaultValue: 0 }),
  team: text(words),
};

const parse = (query: string) => parseQuery(parameters, new URLSearchParams(query));

/** Returns the message about a query, or about pairs of a name and a value. */
const messageFor = (given: string | readonly (readonly [string, string])[]) => {
  try {
    parseQuery(parameters, typeof given === 'string' ? new URLSearchParams(given) : given);
  } catch (error) {
    if (error instanceof InvalidQuery) return error.message;
    throw error;
  }
  throw new Error('expected InvalidQuery');
};

it.for([
  ['seasn', 'season'],
  ['SEASONS', 'season'],
  ['window_hour', 'window_hours'],
  ['windowhours', 'window_hours'],
] as const)('a suggestion is made for a name within a third of its length: %s', ([name, suggestion]) => {
  expect(messageFor(`${name}=1`)).toBe(
    `unknown parameter '${name}'; did you mean '${suggestion}'? expected one of season, sort, window_hours, offset, team`,
  );
});

it.for(['srt', 'sea', '', 'colour', 'seeeeeeason', `window_hours${'s'.repeat(40)}`])(
  'suggests nothing for %s, and lists the allowed names',
  (name) => {
    const message = messageFor(`${name}=1`);
    expect(message).not.toContain('did you mean');
    expect(message).toContain('expected one of season, sort, window_hours, offset, team');
  },
);

it('a message names at most ten faults, each once, however many there are', () => {
  const names = Array.from({ length: 4000 }, (_, index) => [`name${index}`, '1'] as const);
  const message = messageFor(names);
  expect(message.match(/unknown parameter/g)).toHaveLength(10);
  expect(message).toMatch(/There are more faults$/);
  expect(message.length).toBeLessThan(2000);
  expect(messageFor(names.slice(0, 10))).not.toContain('more faults');
  expect(messageFor('same=1&'.repeat(50)).match(/same/g)).toHaveLength(1);
});

it('a message looks for a suggestion once, however often a name is given', () => {
  let comparisons = 0;
  const counting = new Proxy(parameters, {
    ownKeys: (target) => {
      comparisons++;
      return Reflect.ownKeys(target);
    },
  });
  const query = new URLSearchParams('seasn=&'.repeat(4000));
  expect(() => parseQuery(counting, query)).toThrow("unknown parameter 'seasn'; did you mean 'season'?");
  expect(comparisons).toBe(1);
});

it('a message names a parameter that is given twice, even where it is empty', () => {
  const message = "parameter 'season' is given twice; expected it once";
  expect(messageFor('season=2024&season=2024')).toBe(message);
  expect(messageFor('season=&season=2024')).toBe(message);
});

it('a message joins faults as sentences', () => {
  expect(messageFor('season=x&offset=-1')).toBe(
    "parameter 'season' is 'x'; expected a whole number from 2019. " +
      "parameter 'offset' is '-1'; expected a whole number from 0",
  );
});

it('a message says so where there are no parameters', () => {
  expect(() => parseQuery({}, [['season', '2024']])).toThrow("unknown parameter 'season'; expected none");
});

it('a message shows up to 40 characters of a name, and long values cut', () => {
  const name = 'y'.repeat(40);
  expect(messageFor(`${name}=1`)).toContain(`'${name}'`);
  expect(messageFor(`${name}z=1`)).toContain(`'${name}…'`);
  expect(messageFor(`${'x'.repeat(5000)}=1`).length).toBeLessThan(200);
  expect(messageFor(`sort=${'x'.repeat(5000)}`).length).toBeLessThan(200);
});

it('a parameter given empty is a fault', () => {
  expect(messageFor('offset=')).toBe("parameter 'offset' is ''; expected a value, or no such parameter");
  expect(messageFor('team=a&team=')).toBe("parameter 'team' is 'a,'; expected a value, or no such parameter");
});

it('what links carry to count their readers is ignored, and nothing else', () => {
  expect(parse('_=1&utm_source=a&utm_medium=b&utm_campaign=c&ref=d&offset=7')).toEqual(parse('offset=7'));
  expect(messageFor('utm_term=1')).toContain("unknown parameter 'utm_term'");
});

it('a parameter passes on errors of our own', () => {
  const broken = {
    ...parameters.season,
    parse: () => {
      throw new TypeError('ours');
    },
  };
  expect(() => parseQuery({ broken }, [['broken', '1']])).toThrow(TypeError);
});

it('a whole number has at most 16 digits', () => {
  expect(parse('offset=9007199254740991').offset).toBe(9_007_199_254_740_991);
  for (const text of ['00000000000000001', '1'.repeat(10_000), '9007199254740992'])
    expect(messageFor(`offset=${text}`)).toContain('expected a whole number from 0');
});

it('white space around a value is ignored', () => {
  expect(parse('season= 2024 ')).toEqual(parse('season=2024'));
  expect(messageFor('sort=  ')).toBe(messageFor('sort='));
});
