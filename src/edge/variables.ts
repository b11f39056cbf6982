import type { FeedSettings } from '../records/feed-settings.ts';
import { requestsPerHour } from '../service.ts';

/** The Worker's variables, as `wrangler.jsonc` and the platform give them: text, or nothing. */
export interface Variables {
  /** Requests a client may make in an hour. */
  readonly RATE_LIMIT?: string;
  /** Of how many requests of a client the limiter stores one, drawn at random, as that many; 1 stores each. */
  readonly RATE_LIMIT_SAMPLE?: string;
  /** Origins of the league's live feed, in place of that of `data/league.json`, asked in order; empty: no feed. */
  readonly FEED_ORIGIN?: string;
  /** `true` to ask the feed. */
  readonly FEED_ENABLED?: string;
  /** The address before a club's id on the operator's own ntfy server, such as `https://ntfy.example/soccer-`. */
  readonly NOTIFY_URL?: string;
  /** The server's token for it. */
  readonly NOTIFY_TOKEN?: string;
  /** For replays alone: `REAL SHOWN SPEED`, two moments in milliseconds since 1970 and a factor. */
  readonly CLOCK?: string;
  /**
   * On one's own machine: addresses of the proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, with spaces
   * between them.
   */
  readonly TRUSTED_PROXY?: string;
  /** On one's own machine: `true` prints method, path and status of each request. */
  readonly ACCESS_LOG?: string;
}

/** The variables, parsed. */
export type Environment = ReturnType<typeof parseEnvironment>['environment'];

const maxRateLimit = 1_000_000_000;
const maxSample = 1000;

/**
 * Parses the variables. A value that a variable cannot have is a fault, which names the variable and what was expected. Its
 * default then applies, as it does for an empty variable.
 *
 * @param feed the feed of the league
 */
export function parseEnvironment(variables: Variables, feed: FeedSettings | null) {
  const faults: string[] = [];
  /** @param parse returns undefined for what the variable must not be */
  function read<Value>(name: keyof Variables, expected: string, parse: (text: string) => Value | undefined) {
    const text = variables[name];
    const value = text ? parse(text) : undefined;
    if (text && value === undefined) faults.push(`${name} is '${text}'; expected ${expected}`);
    return value;
  }
  const readNumber = (name: keyof Variables, max: number) =>
    read(name, `a whole number from 1 to ${max}`, (text) => {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= 1 && value <= max ? value : undefined;
    });
  const rateLimit = readNumber('RATE_LIMIT', maxRateLimit) ?? requestsPerHour;
  const rateLimitSample = readNumber('RATE_LIMIT_SAMPLE', maxSample) ?? 1;
  const origins = read(
    'FEED_ORIGIN',
    'an origin such as https://feed.example, or several with spaces between them',
    originsIn,
  );
  const isEnabled = read('FEED_ENABLED', 'true or false', (text) =>
    ['true', 'false'].includes(text) ? text === 'true' : undefined,
  );
  const clock = read('CLOCK', 'three numbers: the real moment, the moment shown and the speed', clockIn);
  const origin = variables.FEED_ORIGIN === undefined ? feed?.origin : origins;
  // The first of its origins is asked first. A league without a feed has no adapter that could read one.
  const feedOrigin = feed && isEnabled ? origin : undefined;
  return { environment: { rateLimit, rateLimitSample, feedOrigin, clock }, faults };
}

function originsIn(text: string): string | undefined {
  const origins = text
    .split(' ')
    .map((part) => /^https?:\/\/[^/?#]+\/?$/.test(part) && URL.parse(part)?.origin);
  return origins.every(Boolean) ? origins.join(' ') : undefined;
}

/** Returns a replay's clock: at the real moment `realMs` it shows `shownMs`, and runs `speed` times as fast as life. */
function clockIn(text: string) {
  const [realMs = NaN, shownMs = NaN, speed = NaN, ...others] = text.split(' ').map(Number);
  const isClock = Number.isFinite(realMs + shownMs) && speed >= 0 && others.length === 0;
  return isClock ? { realMs, shownMs, speed } : undefined;
}

/** Returns the variables, parsed; a value at fault is logged. */
export function environmentOf(variables: Variables, feed: FeedSettings | null): Environment {
  const { environment, faults } = parseEnvironment(variables, feed);
  for (const fault of faults) console.error(`${fault}; using the default`);
  return environment;
}

/** Returns whether the feed is on. */
export function isFeedOn(env: Pick<Environment, 'feedOrigin'> & { readonly LEAGUE_FEED?: unknown }): boolean {
  return env.LEAGUE_FEED !== undefined && env.feedOrigin !== undefined;
}

/** Returns the present; in a replay, the moment it shows. */
export function currentTime({ clock }: Pick<Environment, 'clock'>): Date {
  if (!clock) return new Date();
  return new Date(clock.shownMs + (Date.now() - clock.realMs) * clock.speed);
}

/** Returns how long a wait takes in reality: in a replay that runs faster than life, less. Both are in milliseconds. */
export function realWaitMs({ clock }: Pick<Environment, 'clock'>, ms: number): number {
  return ms / Math.max(clock?.speed ?? 1, 1);
}
