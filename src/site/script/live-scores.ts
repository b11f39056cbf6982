import { matchMs } from '../match/match-phase.ts';
import { all } from './dom.ts';
import type { LiveAnswer, LivePage } from './live-state.ts';
import { hideStale, showMissingResults, showStale } from './page-age.ts';
import { currentTime, kickoffs, t } from './page-values.ts';

/** Where the answer is that the page follows. It is the same for all pages, which a shared cache can answer. */
const address = '/api/v1/live?include=standings,events';

const liveSeconds = 15;
const hour = 60 * 60 * 1000;
const moments = kickoffs.map((minutes) => minutes * 60_000);
let livePage: LivePage | undefined;

/**
 * Follows matches in play. A page that shows none asks nothing before the next kick-off.
 *
 * @param healthShown settles once the page has the clock of the server; undefined on one that does not need it
 * @param page shows the matches of the page; undefined on one without any, which says only how many are in play
 */
export async function followMatches(
  healthShown: Promise<unknown> | undefined,
  page: LivePage | undefined,
): Promise<void> {
  livePage = page;
  await healthShown;
  showMissingResults();
  const now = currentTime();
  const isPlayed = moments.some((kickoff) => kickoff <= now && now - kickoff < matchMs);
  if (isPlayed || all('[data-live]').length > 0) void follow();
  else followNext();
}

/** Shows the latest state again, in what came to the page since. */
export function showLatest(): void {
  livePage?.showLatest();
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
  const { answer, waitSeconds } = await readAnswer();
  if (answer) {
    if (answer.matches.length === 0) return followNext();
    await livePage?.showAnswer(answer);
    showCount(answer.live_count);
    if (answer.stale) showStale();
    else hideStale();
    if (!isMatchNear(answer)) return followNext();
  }
  setTimeout(follow, Math.max(liveSeconds, waitSeconds) * 1000);
}

/** Asks for the present state. It is undefined where the request fails: the next one may not. */
async function readAnswer() {
  const response = await fetch(address).catch(() => undefined);
  const waitSeconds = Number(response?.headers.get('Retry-After')) || 0;
  // The connection may fail in the middle of an answer.
  const answer: LiveAnswer | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  return { answer, waitSeconds };
}

/** Returns whether a match is in play, about to begin, or just over, when its figures may still be corrected. */
function isMatchNear({ matches, live_count }: LiveAnswer): boolean {
  const now = currentTime();
  return (
    live_count > 0 ||
    matches.some(({ kickoff_utc }) => Math.abs(Date.parse(kickoff_utc ?? '') - now) < matchMs)
  );
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
