import { Connection } from './connection.ts';
import { NotFoundError } from './errors.ts';
import { followEvents } from './events.ts';
import type { LiveEvent, LiveMatches, SeasonList } from './generated/api.ts';
import { listOf } from './list.ts';
import type { LiveChange } from './live-change.ts';
import type { ClientOptions, EventOptions, RequestOptions, WatchOptions } from './public-types.ts';
import { fileAddress, type GivenQuery, pathOf, searchOf, valuesOf } from './query.ts';
import { type ResourceInfo, serviceInfo } from './resource-info.ts';
import { watchLive } from './watch-live.ts';

const hourMs = 60 * 60 * 1000;

/** Answers prerendered queries from the CDN's files, and others from the API. */
export class Client {
  readonly #connection: Connection;
  readonly #baseUrl: string;
  readonly #usesFiles: boolean;
  #cachedSeason: { season: number | undefined; readAt: number } | undefined;

  constructor(options: ClientOptions) {
    this.#baseUrl = baseUrlOf(options);
    this.#connection = new Connection(options);
    this.#usesFiles = options.files ?? true;
  }

  /** Returns the methods of the endpoints, `watchLive` and `events`. */
  methods(): Record<string, unknown> {
    const endpoints = Object.entries(serviceInfo.resources).map(([method, resource]) => {
      const request = (query: GivenQuery, options: RequestOptions | undefined) =>
        this.#answer(resource, query, this.#connection.signal(options?.signal));
      const { collections } = resource;
      const call = (query: GivenQuery = {}, options?: RequestOptions) =>
        collections ? listOf((page) => request(page, options), query, collections) : request(query, options);
      return [method, call] as const;
    });
    return {
      ...Object.fromEntries(endpoints),
      watchLive: (options?: WatchOptions) => this.#watch(options),
      events: (options?: EventOptions) => this.#follow(options),
    };
  }

  #follow({ since, signal }: EventOptions = {}): AsyncGenerator<LiveEvent, void, undefined> {
    const path = `${this.#baseUrl}${serviceInfo.apiRoot}${resourceInfo('liveEvents').path}`;
    const source = {
      // A header with the last id would need a preflight in browsers.
      lines: (last: number | undefined, ofStream: AbortSignal | undefined) =>
        this.#connection.lines(path + searchOf({ since: last }), ofStream),
      sleep: this.#connection.sleep,
    };
    return followEvents(source, since, this.#connection.signal(signal));
  }

  #watch(options: WatchOptions = {}): AsyncGenerator<LiveChange, void, undefined> {
    return watchLive(
      {
        // The type of the endpoint's answer is derived from the service's schemas, as is that of every answer.
        request: (query, signal) => this.#answer(resourceInfo('live'), query, signal) as Promise<LiveMatches>,
        sleep: this.#connection.sleep,
      },
      options,
      this.#connection.signal(options.signal),
    );
  }

  async #answer(
    resource: ResourceInfo,
    query: GivenQuery,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const file = this.#usesFiles ? fileAddress(resource, query) : null;
    const prerenderedAnswer = file === null ? undefined : await this.#readFile(resource, query, file, signal);
    return prerenderedAnswer ?? this.#get(serviceInfo.apiRoot + pathOf(resource, query), signal);
  }

  /** Returns the answer of a file. It is undefined without a file, or where the live feed may have a newer answer. */
  async #readFile(
    resource: ResourceInfo,
    query: GivenQuery,
    file: string,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const isOfOneMatch = query.match_id !== undefined;
    if (resource.live && !isOfOneMatch && (await this.#concernsCurrent(query, signal))) return undefined;
    const answer = await this.#get(file, signal).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });
    // `#concernsCurrent` reads only the season, which an answer has as a query does.
    const isNewer =
      resource.live && isOfOneMatch && (await this.#concernsCurrent(answer as GivenQuery, signal));
    return isNewer ? undefined : answer;
  }

  /** Returns whether a query or an answer is about the current season, or about any. */
  async #concernsCurrent(query: GivenQuery | undefined, signal: AbortSignal | undefined): Promise<boolean> {
    const seasons = valuesOf(query?.season).map(Number);
    if (seasons.length === 0) return true;
    const currentSeason = await this.#currentSeason(signal);
    return currentSeason === undefined || seasons.includes(currentSeason);
  }

  async #currentSeason(signal: AbortSignal | undefined): Promise<number | undefined> {
    if (!this.#cachedSeason || Date.now() - this.#cachedSeason.readAt > hourMs) {
      // The type of the endpoint's answer is derived from the service's schemas.
      const { seasons } = (await this.#answer(resourceInfo('seasons'), {}, signal)) as SeasonList;
      this.#cachedSeason = { season: seasons.find(({ current }) => current)?.season, readAt: Date.now() };
    }
    return this.#cachedSeason.season;
  }

  #get(path: string, signal: AbortSignal | undefined): Promise<unknown> {
    return this.#connection.get(this.#baseUrl + path, signal);
  }
}

interface Environment {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

function resourceInfo(name: 'live' | 'liveEvents' | 'seasons'): ResourceInfo {
  // The service has each; its list is typed by any name.
  return serviceInfo.resources[name] as ResourceInfo;
}

/** @throws {TypeError} if the origin of the service is not known */
function baseUrlOf({ baseUrl }: ClientOptions): string {
  // A browser has no `process`, so the types of the client have none.
  const { env } = (globalThis as Environment).process ?? {};
  const origin = baseUrl ?? env?.SOCCER_DATA_URL ?? serviceInfo.baseUrl;
  if (!origin) throw new TypeError("no address of the service; expected the option 'baseUrl'");
  return origin.replace(/\/+$/, '');
}
