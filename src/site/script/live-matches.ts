import type { Match } from '../../records/match.ts';
import { matchPhase } from '../match/match-phase.ts';
import { all, setText } from './dom.ts';
import type { LiveMatch, LiveState } from './live-state.ts';

/** How long a match is marked after a goal. */
export const goalShownMs = 2 * 60_000;

/** Shows where each match stands, wherever it is on the page. Its figures are written with all others. */
export function showMatches({ matches }: LiveState): void {
  for (const match of matches) {
    if (matchPhase(match) === 'last') showAfter(match);
    for (const place of all(`[data-match="${match.match_id}"]`)) {
      const state = place.querySelector<HTMLElement>('.state');
      keepHeight(place, state?.parentElement, state);
      place.dataset.phase = matchPhase(match);
      if (place.matches('.card')) showWinner(place, match);
      showChances(place.querySelector('.chances'), match);
      if (match.status !== 'UPCOMING') markGoal(place, match);
    }
  }
}

/** Shows what is true once a match is over; what is not true any more keeps its room. */
function showAfter({ match_id }: Match): void {
  for (const place of all(`[data-after="${match_id}"]`)) {
    keepHeight(place, place.parentElement);
    if (place.dataset.afterText === undefined) place.style.visibility = 'hidden';
    else setText(place, place.dataset.afterText);
  }
}

/** Shows the winner on a card. Elsewhere a bold name would move what is beside it. */
function showWinner(place: HTMLElement, { winner, home_club, away_club }: Match): void {
  for (const [index, side] of all('.side', place).entries())
    side.classList.toggle('won', winner !== null && winner === [home_club, away_club][index]);
}

/** Moves the bar of a match to its chances. */
function showChances(chances: HTMLElement | null, match: LiveMatch): void {
  const { status, probabilities } = match;
  if (!chances || !probabilities || status === 'UPCOMING') return;
  const { home, draw, away } = probabilities;
  const bars = chances.querySelectorAll('rect');
  for (const [index, share] of [home, draw, away].entries()) {
    const start = [0, home, home + draw][index] ?? 0;
    bars[index]?.setAttribute('x', `${Math.round(start * 1000)}`);
    bars[index]?.setAttribute('width', `${Math.round(share * 1000)}`);
  }
}

/** Marks a match whose score has risen since it was last shown, for two minutes. */
function markGoal(place: HTMLElement, { home_goals, away_goals }: Match): void {
  const goals = (home_goals ?? 0) + (away_goals ?? 0);
  const before = place.dataset.goals;
  place.dataset.goals = `${goals}`;
  if (before === undefined || goals <= Number(before)) return;
  place.classList.add('scored');
  setTimeout(() => place.classList.remove('scored'), goalShownMs);
}

/** Keeps elements as high as they were made, so that nothing below moves when a kick-off gives way to a minute. */
function keepHeight(...parts: (HTMLElement | null | undefined)[]): void {
  for (const part of parts) if (part) part.style.minHeight ||= `${part.getBoundingClientRect().height}px`;
}

/** Puts the matches in play first in the strip, then those that are over since the page was made. */
export function orderStrip(): void {
  for (const strip of all('.strip[data-live]')) {
    const cards = all('.card', strip);
    const rankOf = ({ dataset, classList }: HTMLElement) =>
      dataset.phase === 'live' ? 0 : dataset.phase === 'last' && classList.contains('to-come') ? 1 : 2;
    const inOrder = cards.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (inOrder.some((card, index) => card !== cards[index])) strip.append(...inOrder);
  }
}
