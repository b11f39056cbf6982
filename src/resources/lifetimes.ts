import { publishedTables, type Reading } from '../records/published.ts';

/** How long an answer may be cached, in seconds. */
export interface Lifetime {
  /** Seconds it is fresh (max-age). */
  readonly fresh: number;
  /** Seconds it may be served stale after that, while or until it is revalidated. */
  readonly stale: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every lifetime. The file of an endpoint chooses one, as `lifetime` of `standings.ts` does. */
export const lifetimes = {
  day: { fresh: day, stale: day },
  hour: { fresh: hour, stale: day },
  quote: { fresh: 5 * minute, stale: hour },
  /** The state of matches in play: of any answer that has one. */
  live: { fresh: 15, stale: 15 },
  /** Data of the current season from the live feed. */
  current: { fresh: minute, stale: 5 * minute },
  /** Client errors. */
  clientError: { fresh: minute, stale: 0 },
  never: { fresh: 0, stale: 0 },
} as const satisfies Record<string, Lifetime>;

/** Lifetimes of answers about one season. */
export interface SeasonLifetimes {
  readonly finished: Lifetime;
  /** For the current season, and for answers about several. */
  readonly current: Lifetime;
}

/** Statistics of finished seasons only change by corrections. */
export const statistics: SeasonLifetimes = { finished: lifetimes.day, current: lifetimes.hour };

/**
 * Returns the lifetime of an answer.
 *
 * @param readings the tables it is made from, of which each season is named where it is one alone
 * @param current the current season
 */
export function lifetimeOf(
  lifetime: Lifetime | SeasonLifetimes,
  readings: readonly Reading[],
  current: number,
): Lifetime {
  if (!('finished' in lifetime)) return lifetime;
  const ofSeasons = readings.filter(({ table }) => publishedTables[table].seasonal);
  const [season = current, ...others] = new Set(ofSeasons.map((reading) => reading.season));
  return others.length === 0 && season < current ? lifetime.finished : lifetime.current;
}

/** Returns a lifetime as a Cache-Control value. */
export function cacheControl({ fresh, stale }: Lifetime): string {
  if (fresh === 0) return 'no-store';
  const maxAge = `public, max-age=${fresh}`;
  return stale === 0 ? maxAge : `${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
}
