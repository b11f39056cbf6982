import { type Choice, playOut, type WhatIfAnswer, type WhatIfSeason } from '../../derive/what-if.ts';

/** What the worker is asked: first the season, then choices. */
export type WhatIfQuestion = { readonly season: WhatIfSeason } | { readonly choices: readonly Choice[] };

let answer: ReturnType<typeof playOut> | undefined;

self.onmessage = ({ data }: MessageEvent<WhatIfQuestion>) => {
  if ('season' in data) answer = playOut(data.season);
  else if (answer) postMessage(answer(data.choices) satisfies WhatIfAnswer);
};
