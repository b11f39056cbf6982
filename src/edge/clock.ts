import type { Environment } from './environment.ts';

/** Returns the present; in a replay, the moment it shows. */
export function currentTime({ clock }: Pick<Environment, 'clock'>): Date {
  if (!clock) return new Date();
  return new Date(clock.shownMs + (Date.now() - clock.realMs) * clock.speed);
}
