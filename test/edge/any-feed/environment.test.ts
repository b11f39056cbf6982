import { describe, expect, it, vi } from 'vitest';
import { environmentOf, InvalidEnvironmentError, parseEnvironment } from '../../../src/edge/environment.ts';
import { league } from '../../../src/records/league.ts';

const defaults = { rateLimit: 300, feedOrigin: undefined, clock: undefined };

describe('parseEnvironment', () => {
  it('parses every variable', () => {
    expect(
      parseEnvironment({
        RATE_LIMIT: '20',
        FEED_ENABLED: 'true',
        FEED_ORIGIN: 'https://feed.example/',
        CLOCK: '1000 2000 60',
      }),
    ).toEqual({
      rateLimit: 20,
      feedOrigin: 'https://feed.example',
      clock: { realMs: 1000, shownMs: 2000, speed: 60 },
    });
  });

  it('has a default for a variable that is absent or empty', () => {
    expect(parseEnvironment({})).toEqual(defaults);
    expect(parseEnvironment({ RATE_LIMIT: '', FEED_ORIGIN: '', FEED_ENABLED: '', CLOCK: '' })).toEqual(
      defaults,
    );
  });

  it('turns the feed off unless it is enabled and has an origin', () => {
    const origin = 'https://feed.example';
    expect(parseEnvironment({ FEED_ORIGIN: origin }).feedOrigin).toBeUndefined();
    expect(parseEnvironment({ FEED_ORIGIN: origin, FEED_ENABLED: 'false' }).feedOrigin).toBeUndefined();
    expect(parseEnvironment({ FEED_ENABLED: 'true', FEED_ORIGIN: '' }).feedOrigin).toBeUndefined();
  });

  it('asks the feed of the league where no other is named', () => {
    expect(parseEnvironment({ FEED_ENABLED: 'true' }).feedOrigin).toBe(league.feed?.origin);
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
    ['FEED_ORIGIN', 'file:///etc/passwd'],
    ['FEED_ORIGIN', 'xhttps://feed.example'],
    ['FEED_ENABLED', 'yes'],
    ['CLOCK', '1 2'],
    ['CLOCK', 'now then fast'],
  ] as const)('refuses %s=%s and says what it expected', ([name, text]) => {
    expect(() => parseEnvironment({ [name]: text })).toThrow(InvalidEnvironmentError);
    expect(() => parseEnvironment({ [name]: text })).toThrow(new RegExp(`^${name} is '.*'; expected \\w`));
  });

  it('names every variable at fault', () => {
    expect(() => parseEnvironment({ RATE_LIMIT: 'x', FEED_ENABLED: 'y' })).toThrow(
      /^RATE_LIMIT is 'x'; .*\. FEED_ENABLED is 'y'; /,
    );
  });
});

it('environmentOf uses the default for an invalid value, which it logs once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const variables = { RATE_LIMIT: '-300', FEED_ORIGIN: 'https://feed.example', FEED_ENABLED: 'true' };
  for (let times = 0; times < 3; times++) {
    expect(environmentOf(variables)).toEqual({ ...defaults, feedOrigin: 'https://feed.example' });
  }
  expect(logged.mock.calls).toEqual([
    ["RATE_LIMIT is '-300'; expected a whole number from 1 to 1000000000; using the default"],
  ]);
});
