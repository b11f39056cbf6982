import type { SetAside } from '../../feed/set-aside.ts';

/** What was not understood goes to the log. */
export function tell(setAside: readonly SetAside[]): void {
  for (const { what, why } of setAside) console.warn(`set aside: ${what}: ${why}`);
}
