import { vi } from 'vitest';

/**
 * Waits until a condition holds, however long that takes: the limit of the test ends it. `vi.waitUntil` gives up after a
 * second, which a busy machine exceeds.
 */
export function until(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  // The longest that a timer can wait.
  return vi.waitUntil(holds, { timeout: 2 ** 31 - 1 });
}
