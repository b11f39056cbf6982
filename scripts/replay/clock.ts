/** The replayed time, from a moment on. */
export interface Clock {
  readonly startedAt: Date;
  now(): Date;
}

/** @param speed how many times faster than life; 0: time does not pass */
export function startClock(startedAt: Date, speed: number): Clock {
  const started = performance.now();
  return { startedAt, now: () => new Date(startedAt.getTime() + (performance.now() - started) * speed) };
}
