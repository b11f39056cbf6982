import { all } from './dom.ts';
import { announceGoals } from './goal-announcement.ts';
import { orderStrip, showMatches } from './live-matches.ts';
import type { LiveAnswer, LiveState } from './live-state.ts';
import { showTables } from './live-tables.ts';
import { showEvents } from './match-events.ts';
import { hasBegunSince } from './page-values.ts';
import { playOutFrom } from './season-player.ts';
import { showFigures } from './show-figures.ts';

let latest: LiveState | undefined;

/** Shows an answer of the service, with how the season may end from it, wherever the page says anything of now. */
export async function showAnswer(answer: LiveAnswer): Promise<void> {
  const isFirst = latest === undefined;
  latest = { ...answer, ...(await endFrom(answer)) };
  show(latest);
  if (isFirst) orderStrip();
}

/** Shows the latest state again, in what came to the page since. */
export function showLatest(): void {
  if (latest) show(latest);
}

/** Plays the season out, unless no match has changed since the last answer. */
async function endFrom({ matches }: LiveAnswer): Promise<Pick<LiveState, 'end' | 'names'>> {
  // The matches alone move the chances. The id of the answer changes with its table and its events too.
  const isSame = JSON.stringify(matches) === JSON.stringify(latest?.matches);
  if (isSame && latest?.end) return { end: latest.end, names: latest.names };
  const isMoved = matches.some(hasBegunSince);
  const saysEnd = all('[data-figure*=first], [data-figure*=headline], table[data-live]').length > 0;
  const played = isMoved && saysEnd ? await playOutFrom(matches) : undefined;
  return { end: played?.end, names: played?.names ?? {} };
}

function show(state: LiveState): void {
  document.body.dataset.reading = `${state.reading_id}`;
  document.body.classList.toggle('moved', state.matches.some(hasBegunSince));
  showMatches(state);
  showTables(state);
  showFigures(state);
  showEvents(state);
  announceGoals(state);
}
