/** How long an answer may be kept, in seconds. */
export interface Lifetime {
  /** As fresh. */
  readonly fresh: number;
  /** After that, while a new one is fetched or cannot be. */
  readonly stale: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every lifetime there is. */
export const lifetimes = {
  day: { fresh: day, stale: day },
  hour: { fresh: hour, stale: day },
  quote: { fresh: 5 * minute, stale: hour },
  /** The state of matches in play. */
  live: { fresh: 15, stale: minute },
  /** What the live feed says of the current season. */
  current: { fresh: minute, stale: 5 * minute },
  /** Answers to what the client did wrong. */
  mistake: { fresh: minute, stale: 0 },
  never: { fresh: 0, stale: 0 },
} as const satisfies Record<string, Lifetime>;

/** Lifetimes of answers that tell of one season. */
export interface SeasonLifetimes {
  readonly finished: Lifetime;
  /** Of the current season too, and of answers whose season the query does not name. */
  readonly current: Lifetime;
}

/** Finished seasons' statistics change with corrections alone. */
export const statistics: SeasonLifetimes = { finished: lifetimes.day, current: lifetimes.hour };

/** The lifetime of the answer to a query. */
export function lifetimeOf(
  lifetime: Lifetime | SeasonLifetimes,
  query: Readonly<Record<string, unknown>>,
  seasons: readonly { season: number; current: boolean }[],
): Lifetime {
  if (!('finished' in lifetime)) return lifetime;
  const isFinished = seasons.some(({ season, current }) => current && Number(query.season) < season);
  return isFinished ? lifetime.finished : lifetime.current;
}

/** A lifetime as a Cache-Control field. */
export function cacheControl({ fresh, stale }: Lifetime): string {
  if (fresh === 0) return 'no-store';
  const maxAge = `public, max-age=${fresh}`;
  return stale === 0 ? maxAge : `${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
}
