import { idParameter, withId } from '../query/address.ts';
import type { League } from '../records/league-schema.ts';
import { apiRoot } from '../resources/discovery.ts';
import { resourcesOf } from '../resources/index.ts';
import type { Resource } from '../resources/resource.ts';
import { type Tool, toolsOf } from '../resources/tools.ts';
import type { LeagueFeed } from './league-feed.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type Environment, environmentOf, type Variables } from './variables.ts';

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

/** Returns what the Worker answers with. */
export function envOf(api: Api, bindings: Bindings): Env {
  return { ...bindings, ...environmentOf(bindings, api.league.feed), api };
}

/** Whether the feed is on. */
export function isFeedOn({ LEAGUE_FEED, feedOrigin }: Env): boolean {
  return LEAGUE_FEED !== undefined && feedOrigin !== undefined;
}

/** A league, and what the Worker makes of it once, before the first request. */
export interface Api {
  readonly league: League;
  readonly resources: readonly Resource[];
  /** The resources by their addresses, without a slash at the end and with `{}` for an id. */
  readonly resourcesByPath: ReadonlyMap<string, Resource>;
  readonly tools: readonly Tool[];
}

/** Returns the API of a league. `/api/matches` is another name of `/api/v1/matches`. */
export function apiOf(league: League): Api {
  const resources = resourcesOf(league);
  const resourcesByPath = new Map(
    resources.flatMap((resource) =>
      [apiRoot, '/api'].map((root) => [withoutSlash(root + withId(resource.path, '{}')), resource] as const),
    ),
  );
  return { league, resources, resourcesByPath, tools: toolsOf(resources) };
}

/** Returns whether a path is the API's. Every other path is a file's, or nothing's. */
export function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** A resource, and the id that its path has. */
export interface Found {
  readonly resource: Resource;
  readonly id: readonly (readonly [name: string, value: string])[];
}

/** Returns the resource at a path; a slash at the end changes nothing, nor does percent-encoding (RFC 3986, 6.2.2.2). */
export function resourceAt({ resourcesByPath }: Api, pathname: string): Found | undefined {
  try {
    const path = withoutSlash(decodeURIComponent(pathname));
    const named = resourcesByPath.get(path);
    if (named) return { resource: named, id: [] };
    const idStart = path.lastIndexOf('/') + 1;
    const resource = resourcesByPath.get(`${path.slice(0, idStart)}{}`);
    const name = resource && idParameter(resource.path);
    const id = path.slice(idStart);
    return name && id ? { resource, id: [[name, id]] } : undefined;
  } catch {
    return undefined;
  }
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
