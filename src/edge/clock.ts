export interface ClockEnv {
  /** For replays alone: `REAL SHOWN SPEED`, two moments in milliseconds since 1970, and how much faster than life. */
  readonly CLOCK?: string;
}

/** The present; in a replay, the moment that is shown. */
export function present({ CLOCK }: ClockEnv): Date {
  if (!CLOCK) return new Date();
  const [real = 0, shown = 0, speed = 1] = CLOCK.split(' ').map(Number);
  return new Date(shown + (Date.now() - real) * speed);
}
