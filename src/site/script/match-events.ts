import type * as z from 'zod/mini';
import type { LiveEvent } from '../../records/live-event.ts';
import type { liveEvents as resource } from '../../resources/live.ts';
import { goalDetails } from '../match/goal-details.ts';
import { eventNames } from '../names.ts';
import { all, ask, make } from './dom.ts';
import { t } from './values.ts';

type MatchEvent = LiveEvent & { readonly kind: keyof typeof eventNames };

/** How long a match is marked after a goal. */
const goalShownMs = 2 * 60_000;
const title = document.title;

/** Marks a match whose score has risen since it was last shown, for two minutes; its own page has the score in its title. */
export function showGoal(place: HTMLElement, home: number, away: number | null): void {
  const goals = home + (away ?? 0);
  const before = place.dataset.goals;
  place.dataset.goals = `${goals}`;
  if (place.matches('.scoreboard')) document.title = `${home}–${away} · ${title}`;
  if (before === undefined || goals <= Number(before)) return;
  place.classList.add('scored');
  setTimeout(() => place.classList.remove('scored'), goalShownMs);
}

/** Adds what has happened since to the events of a match on its own page, the newest first. */
export async function followEvents(): Promise<void> {
  for (const place of all('[data-events]')) {
    const last = Number(place.dataset.last ?? 0);
    const address = `/api/v1/live/events?since=${last}`;
    const answer = await ask<z.infer<typeof resource.responseSchema>>(address, { cache: 'no-cache' });
    // Another round may have added them meanwhile.
    if (!answer || Number(place.dataset.last ?? 0) !== last) continue;
    place.dataset.last = `${answer.last_id ?? last}`;
    const events = answer.events.filter(isOf(place.dataset.events));
    place.querySelector('ol')?.prepend(...events.map(line).reverse());
    if (events.length > 0) place.hidden = false;
  }
}

const isOf =
  (match: string | undefined) =>
  (event: LiveEvent): event is MatchEvent =>
    event.match_id === match && event.kind in eventNames;

/** Returns an event as a line: what, who and when, with the score after it. */
function line(event: MatchEvent): HTMLElement {
  const { kind, player, minute, added_minute, side, home_goals, away_goals } = event;
  const team = side === null ? null : event[`${side}_team`];
  const when = goalDetails(t, { minute, added_minute, kind: null, confidence: null });
  const what = [t(eventNames[kind]), [player, team].filter((name) => name !== null).join(', ')];
  const item = make('li', {});
  item.append(
    make('span', { className: 'grow', textContent: what.filter((text) => text !== '').join(' · ') + when }),
    make('span', {
      className: 'figure',
      textContent: home_goals === null ? '' : `${home_goals}–${away_goals}`,
    }),
  );
  return item;
}
