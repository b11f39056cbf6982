import type { Environment } from './environment.ts';

/** Returns the present; in a replay, the moment it shows. */
export function currentTime({ clock }: Pick<Environment, 'clock'>): Date {
  if (!clock) return new Date();
  return new Date(clock.shownMs + (Date.now() - clock.realMs) * clock.speed);
}

/** Returns how long a wait takes in reality: in a replay that runs faster than life, less. Both are in milliseconds. */
export function realWaitMs({ clock }: Pick<Environment, 'clock'>, ms: number): number {
  return ms / Math.max(clock?.speed ?? 1, 1);
}
