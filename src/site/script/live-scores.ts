import { matchMs } from '../match/match-phase.ts';
import { all } from './dom.ts';
import { announceGoals } from './goal-announcement.ts';
import { orderStrip, showMatches, showMissingResults } from './live-matches.ts';
import type { LiveState } from './live-state.ts';
import { showTables } from './live-tables.ts';
import { showEvents } from './match-events.ts';
import { hideStale, showStale } from './page-age.ts';
import { currentTime, hasBegunSince, kickoffs, t } from './page-values.ts';
import { readState } from './read-state.ts';
import { showFigures } from './show-figures.ts';

const liveSeconds = 15;
const hour = 60 * 60 * 1000;
const moments = kickoffs.map((minutes) => minutes * 60_000);
let latest: LiveState | undefined;

/**
 * Follows matches in play. A page that shows none asks nothing before the next kick-off.
 *
 * @param healthShown settles once the page has the clock of the server; undefined on one that does not need it
 */
export async function followMatches(healthShown: Promise<void> | undefined): Promise<void> {
  await healthShown;
  showMissingResults();
  const now = currentTime();
  const isPlayed = moments.some((kickoff) => kickoff <= now && now - kickoff < matchMs);
  if (isPlayed || all('[data-live]').length > 0) void follow();
  else followNext();
}

/** Shows the latest state again, in what came to the page since. */
export function showLatest(): void {
  if (latest) show(latest);
}

function followNext(): void {
  const now = currentTime();
  const next = moments.find((kickoff) => kickoff > now);
  if (next !== undefined && next - now < 24 * hour) setTimeout(follow, next - now);
}

/** Shows the state of now while the page is visible. Stops where no match is near. */
async function follow(): Promise<void> {
  // A tab that is shown again asks at once.
  if (document.visibilityState !== 'visible')
    return document.addEventListener('visibilitychange', follow, { once: true });
  const { state, waitSeconds } = await readState(latest);
  if (state) {
    if (state.matches.length === 0) return followNext();
    const isFirst = latest === undefined;
    latest = state;
    show(state);
    if (isFirst) orderStrip();
    if (state.stale) showStale();
    else hideStale();
    if (!isMatchNear(state)) return followNext();
  }
  setTimeout(follow, Math.max(liveSeconds, waitSeconds) * 1000);
}

/** Returns whether a match is in play, about to begin, or just over, when its figures may still be corrected. */
function isMatchNear({ matches, live_count }: LiveState): boolean {
  const now = currentTime();
  return (
    live_count > 0 ||
    matches.some(({ kickoff_utc }) => Math.abs(Date.parse(kickoff_utc ?? '') - now) < matchMs)
  );
}

function show(state: LiveState): void {
  document.body.dataset.reading = `${state.reading_id}`;
  document.body.classList.toggle('moved', state.matches.some(hasBegunSince));
  showMatches(state);
  showTables(state);
  showFigures(state);
  showEvents(state);
  showCount(state.live_count);
  announceGoals(state);
}

/** Shows beside the header's link to the matches how many are in play, and says so in its name. */
function showCount(count: number): void {
  const badge = document.querySelector('.now');
  const link = badge?.closest('a');
  if (!badge || !link) return;
  badge.textContent = count > 0 ? `${count}` : '';
  const label = badge.previousSibling?.textContent?.trim() ?? '';
  link.ariaLabel = count > 0 ? `${label}, ${t('{count} in play', { count })}` : null;
}
