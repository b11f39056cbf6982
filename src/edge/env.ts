import type { Variables } from './environment.ts';
import type { LeagueFeed } from './league-feed.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** What the platform gives the Worker. */
export interface Env extends Variables {
  /** The files the build made. */
  readonly ASSETS: Fetcher;
  /** The reader of the league's feed. */
  readonly LEAGUE_FEED?: DurableObjectNamespace<LeagueFeed>;
  readonly RATE_LIMITER?: DurableObjectNamespace<RateLimiter>;
}
