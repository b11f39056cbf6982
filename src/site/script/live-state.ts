import type * as z from 'zod/mini';
import type { WhatIfAnswer } from '../../derive/what-if.ts';
import type { live as resource } from '../../resources/live.ts';
import type { WhatIfValues } from '../frame/asset-addresses.ts';

export type LiveAnswer = z.infer<typeof resource.responseSchema>;
export type LiveMatch = LiveAnswer['matches'][number];
export type MatchEvent = NonNullable<LiveAnswer['events']>[number];

/** What a page says of now. All of it is from one reading of the feed, so that no two figures of a page disagree. */
export interface LiveState extends LiveAnswer {
  /** How the season may end. It is undefined until a match has begun since the page was made, or where the page does not say it. */
  readonly end: WhatIfAnswer | undefined;
  /** The short names of the clubs, where the page needs them. */
  readonly names: WhatIfValues['names'];
}

/** What keeps a page up to date that shows matches. */
export interface LivePage {
  /** Shows an answer of the service wherever the page says anything of now. */
  showAnswer(answer: LiveAnswer): Promise<void>;
  /** Shows the latest state again, in what came to the page since. */
  showLatest(): void;
}
