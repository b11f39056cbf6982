import type { LiveEvent } from '../records/live-event.ts';
import type { Variables } from './variables.ts';

const timeoutMs = 5000;

/**
 * Posts events to the operator's own ntfy server (https://docs.ntfy.sh/publish/), each to the topic of every club that it is
 * of. Never throws: what fails is logged, and not posted again.
 */
export async function notify(
  { NOTIFY_URL, NOTIFY_TOKEN }: Variables,
  events: readonly LiveEvent[],
): Promise<void> {
  if (!NOTIFY_URL) return;
  const posts = events.flatMap(messagesOf).map(async ([club, body]) => {
    try {
      const headers: HeadersInit = NOTIFY_TOKEN ? { Authorization: `Bearer ${NOTIFY_TOKEN}` } : {};
      const signal = AbortSignal.timeout(timeoutMs);
      const { ok, status } = await fetch(NOTIFY_URL + club, { method: 'POST', body, headers, signal });
      if (!ok) throw new Error(`NOTIFY_URL answered ${status}`);
    } catch (error) {
      console.error(error);
    }
  });
  await Promise.all(posts);
}

/** Returns what an event says to those who follow a club, such as `goal (T. Campbell, 63'): Forge FC 2–1 Cavalry FC`. */
function messagesOf(event: LiveEvent): [club: string, message: string][] {
  const { kind, home_club, away_club, home_goals, away_goals, player, minute, moves } = event;
  if (kind === 'table_change')
    return moves.map(({ club, team, previous_position: before, position }) => [
      club,
      `${team}: ${before} → ${position} in the table`,
    ]);
  const details = [player, minute && `${minute}'`].filter(Boolean).join(', ');
  const score = `${event.home_team} ${home_goals ?? ''}–${away_goals ?? ''} ${event.away_team}`;
  const message = `${kind.replaceAll('_', ' ')}${details && ` (${details})`}: ${score}`;
  return [home_club, away_club].flatMap((club) => (club === null ? [] : [[club, message]]));
}
