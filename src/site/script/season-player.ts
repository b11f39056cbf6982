import { isInProgress } from '../../derive/matches.ts';
import { playOffMatch } from '../../derive/tie-states.ts';
import type { WhatIfAnswer, WhatIfSeason } from '../../derive/what-if.ts';
import type { WhatIfValues } from '../frame/asset-addresses.ts';
import type { LiveMatch } from './live-state.ts';
import { playedOut } from './page-values.ts';
import type { WhatIfQuestion } from './what-if-worker.ts';

/** What the page on which the season is played out has for its script, and the worker that does it. */
export interface SeasonPlayer extends Pick<WhatIfValues, 'season' | 'names'> {
  readonly worker: Worker;
}

let player: Promise<SeasonPlayer | undefined> | undefined;

/** Returns what plays the season out, from the page that does it for the reader. */
async function loadPlayer(address: string): Promise<SeasonPlayer | undefined> {
  const text = await fetch(address)
    .then((response) => response.text())
    .catch(() => '');
  const place = new DOMParser()
    .parseFromString(text, 'text/html')
    .querySelector<HTMLElement>('[data-what-if]');
  if (!place) return undefined;
  const { season, names, worker }: WhatIfValues = JSON.parse(place.dataset.whatIf ?? '');
  return { season, names, worker: new Worker(worker, { type: 'module' }) };
}

/** Returns how the season may end, from the results that are in and the chances of the matches in play. */
export async function playOutFrom(matches: readonly LiveMatch[]) {
  if (playedOut === undefined) return undefined;
  player ??= loadPlayer(playedOut);
  const { season, names, worker } = (await player) ?? {};
  if (!season || !worker) {
    player = undefined;
    return undefined;
  }
  const end = await new Promise<WhatIfAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WhatIfAnswer>) => resolve(data);
    const ask = (question: WhatIfQuestion) => worker.postMessage(question);
    ask({ season: seasonNow(season, matches) });
    ask({ choices: [] });
  });
  return { end, names };
}

/** Returns a season with the results and chances of now. */
function seasonNow(season: WhatIfSeason, matches: readonly LiveMatch[]): WhatIfSeason {
  const live = new Map(matches.map((match) => [match.match_id, match]));
  const { titlePlayOffs } = season;
  const stages = new Set<string | null>(titlePlayOffs?.ties.map(({ stage }) => stage));
  const playOffs = new Map(titlePlayOffs?.matches.map((match) => [match.match_id, match]));
  for (const match of matches.filter(({ stage }) => stages.has(stage)))
    playOffs.set(match.match_id, { ...playOffMatch(match), probabilities: chancesNow(match) });
  return {
    ...season,
    matches: season.matches.map((match) => {
      const now = live.get(match.match_id);
      if (now?.status === 'FINISHED')
        return { ...match, home_goals: now.home_goals, away_goals: now.away_goals };
      return { ...match, probabilities: (now && chancesNow(now)) ?? match.probabilities };
    }),
    titlePlayOffs: titlePlayOffs && { ...titlePlayOffs, matches: [...playOffs.values()] },
  };
}

/** Returns the chances of a match in play. Before, the season has them with all their decimals. */
function chancesNow({ status, probabilities }: LiveMatch) {
  return isInProgress(status) ? (probabilities ?? undefined) : undefined;
}
