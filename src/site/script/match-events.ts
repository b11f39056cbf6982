import type * as z from 'zod/mini';
import type { LiveEvent } from '../../records/live-event.ts';
import type { Match } from '../../records/match.ts';
import type { liveEvents as resource } from '../../resources/live.ts';
import { goalDetails } from '../match/goal-details.ts';
import { eventNames } from '../names.ts';
import { drawChances } from './chance-chart.ts';
import { all, ask, make, setText } from './dom.ts';
import { t } from './page-values.ts';

type MatchEvent = LiveEvent & { readonly kind: keyof typeof eventNames };

/** How long a match is marked after a goal. */
const goalShownMs = 2 * 60_000;
const regularTime = 90;
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

/** All events of the match of the page. */
const shown: MatchEvent[] = [];

/** Adds what has happened since to the events of a match on its own page, the newest first, and draws its chances. */
export async function followEvents(matches: readonly Match[]): Promise<void> {
  for (const place of all('[data-events]')) {
    const last = Number(place.dataset.last ?? 0);
    const address = `/api/v1/live/events?since=${last}`;
    const answer = await ask<z.infer<typeof resource.responseSchema>>(address, { cache: 'no-cache' });
    // Another round may have added them meanwhile.
    if (!answer || Number(place.dataset.last ?? 0) !== last) continue;
    place.dataset.last = `${answer.last_id ?? last}`;
    const events = answer.events.filter(isOf(place.dataset.events));
    for (const event of events) {
      // Who scored is known later than the goal, whose line then has the name.
      const [goal] = event.kind === 'scorer' ? all(`[data-goal="${goalOf(event)}"]`, place) : [];
      if (goal) setText(goal.firstElementChild, textOf({ ...event, kind: 'goal' }));
      else place.querySelector('ol')?.prepend(line(event));
    }
    if (events.length > 0) place.hidden = false;
    shown.push(...events);
    const { status, clock } = matches.find(({ match_id }) => match_id === place.dataset.events) ?? {};
    const isOver = status === 'FINISHED';
    drawChances(shown, isOver ? regularTime : (clock ?? 0));
  }
}

const isOf =
  (match: string | undefined) =>
  (event: LiveEvent): event is MatchEvent =>
    event.match_id === match && event.kind in eventNames;

/** Returns what happened, to whom and when. */
function textOf({ kind, player, minute, added_minute, side, ...event }: MatchEvent): string {
  const team = side === null ? null : event[`${side}_team`];
  const when = goalDetails(t, { minute, added_minute, kind: null, confidence: null });
  const what = [t(eventNames[kind]), [player, team].filter((name) => name !== null).join(', ')];
  return what.filter((text) => text !== '').join(' · ') + when;
}

/** Returns which goal of the match an event is about. */
const goalOf = ({ side, goal_number }: MatchEvent) => `${side} ${goal_number}`;

/** Returns an event as a line, with the score after it. */
function line(event: MatchEvent): HTMLElement {
  const { kind, home_goals, away_goals } = event;
  const item = make('li', {});
  if (kind === 'goal') item.dataset.goal = goalOf(event);
  const score = home_goals === null ? '' : `${home_goals}–${away_goals}`;
  item.append(
    make('span', { className: 'grow', textContent: textOf(event) }),
    make('span', { className: 'figure', textContent: score }),
  );
  return item;
}
