import * as z from 'zod/mini';
import type { FeedSettings } from '../records/feed-settings.ts';
import { entriesOf } from '../records/typed.ts';
import { requestsPerHour } from '../service.ts';

/** The Worker's variables, as `wrangler.jsonc` and the platform give them: text, or nothing. */
export interface Variables {
  /** Requests a client may make in an hour. */
  readonly RATE_LIMIT?: string;
  /** Origin of the league's live feed, in place of that of `data/league.json`; empty: no feed. */
  readonly FEED_ORIGIN?: string;
  /** `true` to ask the feed. */
  readonly FEED_ENABLED?: string;
  /** For replays alone: `REAL SHOWN SPEED`, two moments in milliseconds since 1970 and a factor. */
  readonly CLOCK?: string;
  /** On one's own machine: addresses of the proxies whose `X-Forwarded-For` is believed, with spaces between them. */
  readonly TRUSTED_PROXY?: string;
  /** On one's own machine: `true` prints method, path and status of each request. */
  readonly ACCESS_LOG?: string;
}

/** A replay's clock: at the real moment `realMs` it shows `shownMs`, and runs `speed` times as fast as life. */
export interface ReplayClock {
  readonly realMs: number;
  readonly shownMs: number;
  readonly speed: number;
}

/** The variables, parsed. */
export interface Environment {
  readonly rateLimit: number;
  /** Undefined where the feed is off. */
  readonly feedOrigin: string | undefined;
  readonly clock: ReplayClock | undefined;
}

const maxRateLimit = 1_000_000_000;

const fields = {
  RATE_LIMIT: expecting(
    `a whole number from 1 to ${maxRateLimit}`,
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
      z.int().check(z.gte(1), z.lte(maxRateLimit)),
    ),
  ),
  FEED_ORIGIN: expecting(
    'an origin such as https://feed.example',
    z.pipe(
      z.string().check(
        z.regex(/^https?:\/\/[^/?#]+\/?$/),
        z.refine((text) => URL.canParse(text)),
      ),
      z.transform((text) => new URL(text).origin),
    ),
  ),
  FEED_ENABLED: expecting(
    'true or false',
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
  CLOCK: expecting(
    'three numbers: the real moment, the moment shown and the speed',
    z.pipe(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text) => text.split(' ').map(Number)),
        ),
        z.tuple([z.number(), z.number(), z.number().check(z.gte(0))]),
      ),
      z.transform(([realMs, shownMs, speed]): ReplayClock => ({ realMs, shownMs, speed })),
    ),
  ),
};

/** A variable that may be absent; given empty, it is as if absent. */
function expecting<Value>(expected: string, schema: z.ZodMiniType<Value, string>) {
  return {
    expected,
    schema: z.optional(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => undefined),
        ),
        schema,
      ]),
    ),
  };
}

type Fields = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]['schema']> };

/**
 * Parses the variables. A variable with a value that it cannot have is a fault, which names it and what was expected; its
 * default applies.
 *
 * @param feed the feed of the league
 */
export function parseEnvironment(
  variables: Variables,
  feed: FeedSettings | null,
): { environment: Environment; faults: readonly string[] } {
  const values: { -readonly [Name in keyof Fields]: unknown } = {};
  const faults: string[] = [];
  for (const [name, { expected, schema }] of entriesOf(fields)) {
    const text = variables[name];
    const parsed = schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else faults.push(`${name} is '${text}'; expected ${expected}`);
  }
  // Each value is of the schema of its name.
  const { RATE_LIMIT, FEED_ORIGIN, FEED_ENABLED, CLOCK } = values as Fields;
  const origin = variables.FEED_ORIGIN === undefined ? feed?.origin : FEED_ORIGIN;
  const environment = {
    rateLimit: RATE_LIMIT ?? requestsPerHour,
    // A league without a feed has no adapter that could read one.
    feedOrigin: feed && FEED_ENABLED ? origin : undefined,
    clock: CLOCK,
  };
  return { environment, faults };
}

/** Returns the variables, parsed; a value at fault is logged. */
export function environmentOf(variables: Variables, feed: FeedSettings | null): Environment {
  const { environment, faults } = parseEnvironment(variables, feed);
  for (const fault of faults) console.error(`${fault}; using the default`);
  return environment;
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
