import { withId } from '../query/address.ts';
import type { League } from '../records/league-schema.ts';
import { apiRoot } from '../resources/discovery.ts';
import { resourcesOf } from '../resources/index.ts';
import { toolsOf } from '../resources/tools-of-league.ts';
import type { LeagueFeed } from './league-feed.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Environment, Variables } from './variables.ts';

/** What the platform gives the Worker. */
export interface Bindings extends Variables {
  /** The files the build made. */
  readonly ASSETS: Fetcher;
  /** The reader of the league's feed. */
  readonly LEAGUE_FEED?: DurableObjectNamespace<LeagueFeed>;
  readonly RATE_LIMITER?: DurableObjectNamespace<RateLimiter>;
  /** Where answers are counted, if the operator wants that. */
  readonly COUNTS?: AnalyticsEngineDataset;
}

/** What the Worker answers with: the platform's bindings, its variables parsed, and the API of the league. */
export interface Env extends Bindings, Environment {
  readonly api: Api;
}

/** A league, and what the Worker makes of it once, before the first request. */
export type Api = ReturnType<typeof apiOf>;

/** Returns the API of a league. `/api/matches` is another name of `/api/v1/matches`. */
export function apiOf(league: League) {
  const resources = resourcesOf(league);
  // Without a slash at the end, and with `{}` for an id.
  const resourcesByPath = new Map(
    resources.flatMap((resource) =>
      [apiRoot, '/api'].map(
        (root) => [(root + withId(resource.path, '{}')).replace(/\/$/, ''), resource] as const,
      ),
    ),
  );
  return { league, resources, resourcesByPath, tools: toolsOf(resources) };
}
