import { Connection } from './connection.ts';
import { addressOf, type Endpoint, type GivenQuery } from './endpoint.ts';
import { followEvents } from './events.ts';
import { defaultBaseUrl, type Endpoints, endpoints } from './generated/endpoints.ts';
import type { LiveEvent, LiveMatches } from './generated/types.ts';
import { listOf } from './list.ts';
import type {
  ClientOptions,
  EventOptions,
  LiveChange,
  RequestOptions,
  WatchOptions,
} from './public-types.ts';
import { watchLive } from './watch-live.ts';

export {
  BadRequestError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServerError,
  SoccerDataError,
  StatusError,
} from './errors.ts';
export type { Endpoints } from './generated/endpoints.ts';
export type * from './generated/types.ts';
export type * from './public-types.ts';

/** A client of the service. */
export interface SoccerData extends Endpoints {
  /**
   * Yields each match around now, then every change of one. Asks every 15 seconds; ends when no match is in play or near
   * its kick-off.
   */
  watchLive(options?: WatchOptions): AsyncGenerator<LiveChange, void, undefined>;
  /**
   * Yields what happens in matches, as it happens: goals, cards, whistles, changes of the table. Each event comes once;
   * where the connection ends, it goes on after the last. It has no end: leave the loop, or give a signal.
   */
  events(options?: EventOptions): AsyncGenerator<LiveEvent, void, undefined>;
}

/**
 * Returns a client of the service.
 *
 * @throws {TypeError} if the origin of the service is not known
 */
export function soccerData(options: ClientOptions = {}): SoccerData {
  const connection = new Connection(options);
  const { sleep } = connection;
  const baseUrl = baseUrlOf(options);
  const urlOf = ({ path }: Endpoint, query: GivenQuery) => baseUrl + addressOf(path, query);

  const methodOf = (endpoint: Endpoint) => {
    const { rows } = endpoint;
    return (query: GivenQuery = {}, { signal }: RequestOptions = {}) => {
      const request = (query: GivenQuery) =>
        connection.get(urlOf(endpoint, query), connection.signal(signal));
      return rows === undefined ? request(query) : listOf(request, query, rows);
    };
  };

  const methods = Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, methodOf(endpoint)]),
  );
  return {
    // The methods are generated from the service's registry, as are their types.
    ...(methods as unknown as Endpoints),
    watchLive(watchOptions = {}) {
      // The type of the endpoint's answer is generated from the service's schemas.
      const request = (query: GivenQuery, signal: AbortSignal | undefined) =>
        connection.get(urlOf(endpoints.live, query), signal) as Promise<LiveMatches>;
      return watchLive({ request, sleep }, watchOptions, connection.signal(watchOptions.signal));
    },
    events({ since, signal } = {}) {
      // A header with the last id would need a preflight in browsers.
      const lines = (last: number | undefined, streamSignal: AbortSignal | undefined) =>
        connection.lines(urlOf(endpoints.liveEvents, { since: last }), streamSignal);
      return followEvents({ lines, sleep }, since, connection.signal(signal));
    },
  };
}

interface Environment {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** @throws {TypeError} if the origin of the service is not known */
function baseUrlOf({ baseUrl }: ClientOptions): string {
  // A browser has no `process`, so the types of the client have none.
  const { env } = (globalThis as Environment).process ?? {};
  const origin = baseUrl ?? env?.SOCCER_DATA_URL ?? defaultBaseUrl;
  if (!origin) throw new TypeError("no address of the service; expected the option 'baseUrl'");
  return origin.replace(/\/+$/, '');
}
