import type { Choice, WhatIfAnswer, WhatIfRow } from '../../derive/what-if.ts';
import type { WhatIfValues } from '../frame/asset-addresses.ts';
import type { WhatIfQuestion } from './what-if-worker.ts';

/** What comes of choices. */
export interface PlayedOutTable {
  /** The clubs in the order of the table. */
  readonly rows: readonly WhatIfRow[];
  /** What comes of no choices, by club: all others are compared with it. */
  readonly baseline: ReadonlyMap<string, WhatIfRow>;
}

/**
 * Starts a worker that plays a season out, and returns a function that sends it choices.
 *
 * @param show is called with the answer to the last question, once there is no later one
 */
export function startSimulation(
  { worker: address, season }: WhatIfValues,
  show: (table: PlayedOutTable) => void,
): (choices: readonly Choice[]) => void {
  const worker = new Worker(address, { type: 'module' });
  let baseline: PlayedOutTable['baseline'] | undefined;
  let unanswered = 0;
  const post = (question: WhatIfQuestion) => worker.postMessage(question);
  const simulate = (choices: readonly Choice[]) => {
    unanswered += 1;
    post({ choices });
  };
  worker.onmessage = ({ data: { rows } }: MessageEvent<WhatIfAnswer>) => {
    baseline ??= new Map(rows.map((row) => [row.club, row]));
    unanswered -= 1;
    if (unanswered === 0) show({ rows, baseline });
  };
  post({ season });
  simulate([]);
  return simulate;
}
