import type * as z from 'zod';
import type { Match } from '../../records/match.ts';
import type { live as resource } from '../../resources/live.ts';
import { all, setText } from './dom.ts';
import { showStale } from './health.ts';

type LiveMatches = z.infer<typeof resource.responseSchema>;

const liveSeconds = 15;

/**
 * Shows the scores of matches in play while the page is visible. Stops where no match is near.
 *
 * @param isFeedOn undefined on a page that does not say whether the feed is on
 */
export async function followLive(isFeedOn: Promise<boolean | undefined> | undefined): Promise<void> {
  let waitSeconds = liveSeconds;
  if (document.visibilityState === 'visible') {
    const response = await fetch('/api/v1/live?window_hours=3').catch(() => undefined);
    waitSeconds = Math.max(liveSeconds, Number(response?.headers.get('Retry-After')) || 0);
    // The connection may fail in the middle of an answer.
    const answer: LiveMatches | undefined = response?.ok
      ? await response.json().catch(() => undefined)
      : undefined;
    if (answer) {
      if (answer.matches.length === 0) return;
      for (const match of answer.matches) showScore(match);
      if (answer.stale) isFeedOn?.then((isOn) => isOn && showStale());
    }
  }
  setTimeout(() => followLive(isFeedOn), waitSeconds * 1000);
}

function showScore({ match_id, home_goals, away_goals, clock }: Match): void {
  if (home_goals === null) return;
  for (const card of all(`[data-match="${match_id}"]`)) {
    // A card with a single score element shows both sides' goals in it.
    const [firstScore, secondScore] = all('.score', card);
    setText(firstScore, secondScore ? `${home_goals}` : `${home_goals}–${away_goals}`);
    setText(secondScore, `${away_goals}`);
    setText(card.querySelector('.clock'), clock === null ? '' : ` ${clock}′`);
  }
}
