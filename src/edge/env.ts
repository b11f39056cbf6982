import type { Api } from './api.ts';
import { type Environment, environmentOf, type Variables } from './environment.ts';
import type { LeagueFeed } from './league-feed.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** What the platform gives the Worker. */
export interface Bindings extends Variables {
  /** The files the build made. */
  readonly ASSETS: Fetcher;
  /** The reader of the league's feed. */
  readonly LEAGUE_FEED?: DurableObjectNamespace<LeagueFeed>;
  readonly RATE_LIMITER?: DurableObjectNamespace<RateLimiter>;
}

/** What the Worker answers with: the platform's bindings, its variables parsed, and the API of the league. */
export interface Env extends Bindings, Environment {
  readonly api: Api;
}

/** Returns what the Worker answers with. */
export function envOf(api: Api, bindings: Bindings): Env {
  return { ...bindings, ...environmentOf(bindings, api.league.feed), api };
}

/** Whether the feed is on. */
export function isFeedOn({ LEAGUE_FEED, feedOrigin }: Env): boolean {
  return LEAGUE_FEED !== undefined && feedOrigin !== undefined;
}
