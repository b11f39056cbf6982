import { goalDetails } from '../match/goal-details.ts';
import { eventNames } from '../names.ts';
import { all, make } from './dom.ts';
import { detailsOf, isNowCertain } from './goals-of-match.ts';
import type { LiveState, MatchEvent } from './live-state.ts';
import { t } from './page-values.ts';
import { writeInRoom } from './show-figures.ts';

type ChartScript = typeof import('./live-chart.ts');

const [chart] = all('[data-chart]');
/** What draws the chart of the page, where it has one. */
const chartScript: Promise<ChartScript> | undefined = chart && import(chart.dataset.script ?? '');

type NamedEvent = MatchEvent & { readonly kind: keyof typeof eventNames };

/** Shows what has happened in the match of the page, down to the newest, and draws its chances. */
export function showEvents({ matches, events }: LiveState): void {
  for (const place of all('[data-events]')) {
    const match = matches.find(({ match_id }) => match_id === place.dataset.events);
    const ofMatch = (events ?? []).filter(isOf(place.dataset.events));
    if (!match) continue;
    void chartScript?.then(({ drawChart }) => drawChart(match, ofMatch));
    if (ofMatch.length === 0) continue;
    place.hidden = false;
    const list = place.querySelector('ol');
    for (const hint of all('[data-hint]', place)) hint.remove();
    for (const event of ofMatch)
      if (ofMatch.some((later) => isNowCertain(event, later)))
        list?.querySelector(`#event-${event.id}`)?.remove();
      else showEvent(list, event, ofMatch);
    place.scrollTop = place.scrollHeight;
  }
}

const isOf =
  (match: string | undefined) =>
  (event: MatchEvent): event is NamedEvent =>
    event.match_id === match && event.kind in eventNames;

/** Adds an event to the list, unless it is there. Who scored is known later than the goal, whose line then has the name. */
function showEvent(list: Element | null, event: NamedEvent, all: readonly NamedEvent[]): void {
  const goal = (event.kind === 'scorer' && all.find((other) => isGoalOf(event, other))) || event;
  const scorer = all.findLast((other) => other.kind === 'scorer' && isGoalOf(other, goal));
  const id = `event-${goal.id}`;
  const shown = list?.querySelector<HTMLElement>(`#${id} .grow`);
  const text = textOf(scorer ? { ...scorer, kind: 'goal', clock: goal.clock } : event);
  if (!shown) list?.append(line(id, text, event));
  // A name may be longer or shorter than the words that stood for it, and what is below stays.
  else if (shown.textContent !== text) writeInRoom(shown, text);
}

const isGoalOf = ({ side, goal_number }: NamedEvent, other: NamedEvent): boolean =>
  other.kind === 'goal' && other.side === side && other.goal_number === goal_number;

/** Returns what happened, to whom and when. A goal whose scorer is not known has the minute of the clock. */
function textOf(named: NamedEvent): string {
  const { kind, player, side } = named;
  const team = side === null ? null : named[`${side}_team`];
  const scorer = kind === 'goal' && player === null ? t('Scorer not in yet') : player;
  const what = [t(eventNames[kind]), [scorer, team].filter((name) => name !== null).join(', ')];
  return (
    what.filter((text) => text !== '').join(' · ') + (side === null ? '' : goalDetails(t, detailsOf(named)))
  );
}

/** Returns an event as a line, with the score after it. */
function line(id: string, text: string, { home_goals, away_goals }: NamedEvent): HTMLElement {
  const item = make('li', { id });
  const score = home_goals === null ? '' : `${home_goals}–${away_goals}`;
  item.append(
    make('span', { className: 'grow', textContent: text }),
    make('span', { className: 'figure', textContent: score }),
  );
  return item;
}
