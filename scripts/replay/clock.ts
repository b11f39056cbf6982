/** The replayed time, from a moment on. */
export interface Clock {
  readonly begun: Date;
  now(): Date;
}

/** @param speed how many times faster than life; 0 stands still */
export function startClock(begun: Date, speed: number): Clock {
  const started = performance.now();
  return { begun, now: () => new Date(begun.getTime() + (performance.now() - started) * speed) };
}
