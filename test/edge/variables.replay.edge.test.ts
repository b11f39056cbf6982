import { describe, expect, it, vi } from 'vitest';
import { environmentOf, parseEnvironment, type Variables } from '../../src/edge/variables.ts';
import { league } from '../support/edge/service.ts';

const parse = (variables: Variables) => parseEnvironment(variables, league.feed).environment;
const faultsOf = (variables: Variables) => parseEnvironment(variables, league.feed).faults;
const defaults = { rateLimit: 300, rateLimitSample: 1, feedOrigin: undefined, clock: undefined };

describe('parseEnvironment', () => {
  it('parses every variable', () => {
    expect(
      parse({
        RATE_LIMIT: '20',
        RATE_LIMIT_SAMPLE: '10',
        FEED_ENABLED: 'true',
        FEED_ORIGIN: 'https://feed.example/ https://moved.example',
        CLOCK: '1000 2000 60',
      }),
    ).toEqual({
      rateLimit: 20,
      rateLimitSample: 10,
      feedOrigin: 'https://feed.example https://moved.example',
      clock: { realMs: 1000, shownMs: 2000, speed: 60 },
    });
  });

  it('has a default for a variable that is absent or empty', () => {
    expect(parse({})).toEqual(defaults);
    expect(parse({ RATE_LIMIT: '', FEED_ORIGIN: '', FEED_ENABLED: '', CLOCK: '' })).toEqual(defaults);
  });

  it('turns the feed off unless it is enabled and has an origin', () => {
    const origin = 'https://feed.example';
    expect(parse({ FEED_ORIGIN: origin }).feedOrigin).toBeUndefined();
    expect(parse({ FEED_ORIGIN: origin, FEED_ENABLED: 'false' }).feedOrigin).toBeUndefined();
    expect(parse({ FEED_ENABLED: 'true', FEED_ORIGIN: '' }).feedOrigin).toBeUndefined();
  });

  it('asks the feed of the league where no other is named', () => {
    expect(parse({ FEED_ENABLED: 'true' }).feedOrigin).toBe(league.feed?.origin);
  });

  it.for([
    ['RATE_LIMIT', '-1'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'many'],
    ['RATE_LIMIT', '1e3'],
    ['RATE_LIMIT', ' '],
    ['RATE_LIMIT', '1000000001'],
    ['FEED_ORIGIN', 'feed.example'],
    ['FEED_ORIGIN', 'https://feed.example/v1'],
    ['FEED_ORIGIN', 'https://feed.example,https://moved.example'],
    ['FEED_ORIGIN', 'file:///etc/passwd'],
    ['FEED_ORIGIN', 'xhttps://feed.example'],
    ['FEED_ENABLED', 'yes'],
    ['CLOCK', '1 2'],
    ['CLOCK', 'now then fast'],
  ] as const)('refuses %s=%s and says what it expected', ([name, text]) => {
    expect(faultsOf({ [name]: text })).toEqual([expect.stringMatching(`^${name} is '.*'; expected \\w`)]);
  });

  it('names every variable at fault', () => {
    expect(faultsOf({ RATE_LIMIT: 'x', FEED_ENABLED: 'y' })).toEqual([
      expect.stringMatching("^RATE_LIMIT is 'x'; "),
      expect.stringMatching("^FEED_ENABLED is 'y'; "),
    ]);
  });
});

it('parseEnvironment has no feed in a league without one', () => {
  const variables = { FEED_ENABLED: 'true', FEED_ORIGIN: 'https://feed.example' };
  expect(parseEnvironment(variables, null).environment.feedOrigin).toBeUndefined();
});

it('environmentOf uses the default for an invalid value, which it logs', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const variables = { RATE_LIMIT: '-300', FEED_ORIGIN: 'https://feed.example', FEED_ENABLED: 'true' };
  expect(environmentOf(variables, league.feed)).toEqual({ ...defaults, feedOrigin: 'https://feed.example' });
  expect(logged.mock.calls).toEqual([
    ["RATE_LIMIT is '-300'; expected a whole number from 1 to 1000000000; using the default"],
  ]);
});
