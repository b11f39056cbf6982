import type { WhatIfAnswer, WhatIfMatch, WhatIfSeason } from '../../derive/what-if.ts';
import type { Match } from '../../records/match.ts';
import { chanceFigure, shadeOf } from '../chances.ts';
import type { WhatIfValues } from '../frame/asset-addresses.ts';
import { all, setText } from './dom.ts';
import { hasBegunSince } from './page-values.ts';
import type { WhatIfQuestion } from './what-if-worker.ts';

type LiveMatch = Match & { readonly probabilities: WhatIfMatch['probabilities'] | null };

/** What the page on which the season is played out has for its script, and the worker that does it. */
interface Player {
  readonly season: WhatIfSeason;
  readonly worker: Worker;
}

let player: Promise<Player | undefined> | undefined;

/** Returns what plays the season out, from the page that does it for the reader. */
async function loadPlayer(address: string): Promise<Player | undefined> {
  const text = await fetch(address)
    .then((response) => response.text())
    .catch(() => '');
  const place = new DOMParser()
    .parseFromString(text, 'text/html')
    .querySelector<HTMLElement>('[data-what-if]');
  if (!place) return undefined;
  const { season, worker }: WhatIfValues = JSON.parse(place.dataset.whatIf ?? '');
  return { season, worker: new Worker(worker, { type: 'module' }) };
}

/** Moves the chances of the end of the season to the results that are in since, and to the chances of the matches in play. */
export async function followChances(matches: readonly LiveMatch[]): Promise<void> {
  const grid = document.querySelector<HTMLTableElement>('table[data-played-out]');
  if (!grid || !matches.some(hasBegunSince)) return;
  player ??= loadPlayer(grid.dataset.playedOut ?? '');
  const { season, worker } = (await player) ?? {};
  if (!season || !worker) return;
  const live = new Map(matches.map((match) => [match.match_id, match]));
  const ask = (question: WhatIfQuestion) => worker.postMessage(question);
  worker.onmessage = ({ data }: MessageEvent<WhatIfAnswer>) => show(grid, data);
  ask({
    season: {
      ...season,
      matches: season.matches.map((match) => {
        const { status, probabilities, home_goals, away_goals } = live.get(match.match_id) ?? {};
        if (status === 'FINISHED')
          return { ...match, home_goals: home_goals ?? null, away_goals: away_goals ?? null };
        return { ...match, probabilities: probabilities ?? match.probabilities };
      }),
    },
  });
  ask({ choices: [] });
}

function show(grid: HTMLTableElement, { rows }: WhatIfAnswer): void {
  for (const { club, places, play_offs, zones, best, worst } of rows) {
    const row = grid.querySelector(`.club-${club}`)?.closest('tr');
    for (const [index, cell] of all('[class^=shade]', row ?? grid).entries()) {
      const isOpen = best <= index + 1 && index + 1 <= worst;
      // A place that can still be is never shown as one that cannot, however rare it is.
      const share = isOpen ? Math.max(places[index] ?? 0, Number.EPSILON) : 0;
      cell.className = `shade-${shadeOf(share)}`;
      setText(cell, chanceFigure(share));
    }
    if (play_offs !== null) setText(row?.querySelector('[data-play-offs]'), chanceFigure(play_offs));
    const zoneCells = row ? all('[data-zone]', row) : [];
    for (const [index, cell] of zoneCells.entries()) setText(cell, chanceFigure(zones[index]?.chance ?? 0));
  }
}
