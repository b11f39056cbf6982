import { type Choice, playOut, type WhatIfRow, type WhatIfSeason } from '../../derive/what-if.ts';

/** What the worker is asked: first the season, then choices. */
export type WhatIfQuestion = { readonly season: WhatIfSeason } | { readonly choices: readonly Choice[] };

/** The answer to choices, in the order of the questions. */
export type WhatIfAnswer = readonly WhatIfRow[];

let answer: ReturnType<typeof playOut> | undefined;

self.onmessage = ({ data }: MessageEvent<WhatIfQuestion>) => {
  if ('season' in data) answer = playOut(data.season);
  else if (answer) postMessage(answer(data.choices) satisfies WhatIfAnswer);
};
