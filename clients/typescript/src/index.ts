import { Client } from './client.ts';
import type { Endpoints, LiveEvent } from './generated/api.ts';
import type { LiveChange } from './live-change.ts';
import type { ClientOptions, EventOptions, WatchOptions } from './public-types.ts';

export {
  BadRequestError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServerError,
  SoccerDataError,
  StatusError,
} from './errors.ts';
export type * from './generated/api.ts';
export type * from './live-change.ts';
export type * from './public-types.ts';

/** A client of the service. */
export interface SoccerData extends Endpoints {
  /**
   * Yields each match around now, then every change of one. Asks every 15 seconds, conditionally; ends when no match is
   * in play or near its kick-off.
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
  // The methods are those of the service's registry, as are the types.
  return new Client(options).methods() as unknown as SoccerData;
}
