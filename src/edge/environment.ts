import * as z from 'zod';
import { league } from '../records/league.ts';
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

/** A variable has a value it cannot have; the message names each, and what was expected. */
export class InvalidEnvironmentError extends Error {
  override name = 'InvalidEnvironmentError';
}

const maxRateLimit = 1_000_000_000;

const fields = {
  RATE_LIMIT: expecting(
    `a whole number from 1 to ${maxRateLimit}`,
    z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(maxRateLimit)),
  ),
  FEED_ORIGIN: expecting(
    'an origin such as https://feed.example',
    z
      .string()
      .regex(/^https?:\/\/[^/?#]+\/?$/)
      .refine((text) => URL.canParse(text))
      .transform((text) => new URL(text).origin),
  ),
  FEED_ENABLED: expecting(
    'true or false',
    z.enum(['true', 'false']).transform((text) => text === 'true'),
  ),
  CLOCK: expecting(
    'three numbers: the real moment, the moment shown and the speed',
    z
      .string()
      .transform((text) => text.split(' ').map(Number))
      .pipe(z.tuple([z.number(), z.number(), z.number().min(0)]))
      .transform(([realMs, shownMs, speed]): ReplayClock => ({ realMs, shownMs, speed })),
  ),
};

/** A variable that may be absent; given empty, it is as if absent. */
function expecting<Value>(expected: string, schema: z.ZodType<Value, string>) {
  return { expected, schema: z.union([z.literal('').transform(() => undefined), schema]).optional() };
}

type Fields = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]['schema']> };

/**
 * Parses the variables.
 *
 * @throws {InvalidEnvironmentError} naming every variable at fault
 */
export function parseEnvironment(variables: Variables): Environment {
  const { values, faults } = parseFields(variables);
  if (faults.length > 0) throw new InvalidEnvironmentError(faults.join('. '));
  return toEnvironment(values, variables);
}

/** The platform gives an isolate's requests one object of variables, which does not change. */
const environments = new WeakMap<Variables, Environment>();

/** Returns the variables, parsed once; a value at fault is logged, and its default applies. */
export function environmentOf(variables: Variables): Environment {
  const cached = environments.get(variables);
  if (cached) return cached;
  const { values, faults } = parseFields(variables);
  for (const fault of faults) console.error(`${fault}; using the default`);
  const environment = toEnvironment(values, variables);
  environments.set(variables, environment);
  return environment;
}

function parseFields(variables: Variables): { values: Fields; faults: string[] } {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { expected, schema }] of entriesOf(fields)) {
    const text = variables[name];
    const parsed = schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else faults.push(`${name} is '${text}'; expected ${expected}`);
  }
  return { values, faults };
}

function toEnvironment(fields: Fields, variables: Variables): Environment {
  return {
    rateLimit: fields.RATE_LIMIT ?? requestsPerHour,
    feedOrigin: feedOriginOf(fields, variables),
    clock: fields.CLOCK,
  };
}

function feedOriginOf({ FEED_ORIGIN, FEED_ENABLED }: Fields, variables: Variables): string | undefined {
  // Without a feed in data/league.json there is no adapter that could read one.
  if (FEED_ENABLED !== true || !league.feed) return undefined;
  return variables.FEED_ORIGIN === undefined ? league.feed.origin : FEED_ORIGIN;
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

/** Whether the feed is on. */
export function isFeedOn(env: Variables & { readonly LEAGUE_FEED?: unknown }): boolean {
  return env.LEAGUE_FEED !== undefined && environmentOf(env).feedOrigin !== undefined;
}
