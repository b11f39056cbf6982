import type * as z from 'zod/mini';
import { isInProgress } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { live as resource } from '../../resources/live.ts';
import { notRoundedAway } from '../chances.ts';
import { matchMs, matchPhase } from '../match/match-phase.ts';
import { decisions, stateName } from '../names.ts';
import { all, setText } from './dom.ts';
import { followChances } from './live-chances.ts';
import { followScorers, followStandings } from './live-details.ts';
import { followEvents, showGoal } from './match-events.ts';
import { hideStale, showStale } from './page-age.ts';
import { currentTime, kickoffs, locale, t } from './page-values.ts';

type LiveMatches = z.infer<typeof resource.responseSchema>;

const percent = new Intl.NumberFormat(locale, { style: 'percent' });
const liveSeconds = 15;
const hour = 60 * 60 * 1000;
/** Standings and scorers follow every fifth time, and whenever a score or a state has changed. */
const detailsEvery = 5;
const moments = kickoffs.map((minutes) => minutes * 60_000);
let lastScores = '';

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

function followNext(): void {
  const now = currentTime();
  const next = moments.find((kickoff) => kickoff > now);
  if (next !== undefined && next - now < 24 * hour) setTimeout(() => follow(), next - now);
}

/**
 * Shows the scores of matches in play while the page is visible. Stops where no match is near.
 *
 * @param round how many times it has asked
 */
async function follow(round = 0): Promise<void> {
  const again = () => follow(round + 1);
  // A tab that is shown again asks at once.
  if (document.visibilityState !== 'visible')
    return document.addEventListener('visibilitychange', again, { once: true });
  // The first answer also has results that came after the page was made.
  const address = round === 0 ? '/api/v1/live' : `/api/v1/live?window_hours=${matchMs / hour}`;
  const response = await fetch(address).catch(() => undefined);
  const waitSeconds = Math.max(liveSeconds, Number(response?.headers.get('Retry-After')) || 0);
  // The connection may fail in the middle of an answer.
  const answer: LiveMatches | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (answer) {
    if (answer.matches.length === 0) return followNext();
    show(answer, round);
    if (answer.stale) showStale();
    else hideStale();
  }
  setTimeout(again, waitSeconds * 1000);
}

function show({ matches, live_count }: LiveMatches, round: number): void {
  for (const match of matches) showMatch(match);
  showCount(live_count);
  if (round === 0) scrollToLive();
  const scores = matches.map((match) => [match.status, match.home_goals, match.away_goals]).join();
  if (scores === lastScores && round % detailsEvery !== 0) return;
  lastScores = scores;
  void followStandings(matches);
  void followScorers(matches);
  void followChances(matches);
  void followEvents(matches).then(endForecast);
}

function showMatch(match: LiveMatches['matches'][number]): void {
  const { match_id, home_goals, away_goals, home_club, away_club, winner } = match;
  for (const place of all(`[data-match="${match_id}"]`)) {
    keepHeight(place);
    const state = stateOf(match);
    if (state !== undefined) setText(place.querySelector('.state'), state);
    setText(place.querySelector('.decision'), decisionOf(match));
    place.dataset.phase = matchPhase(match);
    if (place.matches('.panel'))
      for (const text of all('p', place)) text.hidden = place.dataset.phase !== 'next';
    showChances(place.querySelector('.chances'), match, state);
    if (home_goals === null) continue;
    showGoal(place, home_goals, away_goals);
    // A card with a single score element shows both sides' goals in it.
    const [firstScore, secondScore] = all('.score', place);
    setText(firstScore, secondScore ? `${home_goals}` : `${home_goals}–${away_goals}`);
    setText(secondScore, `${away_goals}`);
    for (const [index, side] of all('.side', place).entries())
      side.classList.toggle('won', winner === [home_club, away_club][index]);
  }
}

/** Takes the forecast away after full time, where no chances were drawn in its place: the board has the result. */
function endForecast(): void {
  for (const panel of all('.panel[data-phase=last]'))
    panel.hidden = panel.querySelector('figure:not([hidden])') === null;
}

/** Moves the bar of a match in play to its chances, with the minute of them. Those of a match that is over go. */
function showChances(
  chances: Element | null,
  { status, probabilities }: LiveMatches['matches'][number],
  state: string | undefined,
): void {
  if (matchPhase({ status }) === 'last') chances?.remove();
  if (!chances || !probabilities || !isInProgress(status) || state === undefined) return;
  const { home, draw, away } = probabilities;
  setText(chances.querySelector('.when'), state);
  const bars = chances.querySelectorAll('rect');
  const figures = chances.querySelectorAll('[data-share]');
  for (const [index, share] of [home, draw, away].entries()) {
    const start = [0, home, home + draw][index] ?? 0;
    bars[index]?.setAttribute('x', `${Math.round(start * 1000)}`);
    bars[index]?.setAttribute('width', `${Math.round(share * 1000)}`);
    setText(figures[index], notRoundedAway(share, percent.format));
  }
}

/** Returns the minute, or the state in words. A match to come keeps its kick-off. */
function stateOf({ status, clock, abandoned }: Match): string | undefined {
  if (status === 'UPCOMING') return undefined;
  return matchPhase({ status }) === 'live' &&
    status !== 'HALF_TIME' &&
    status !== 'SUSPENDED' &&
    clock !== null
    ? `${clock}′`
    : t(stateName({ status, abandoned }));
}

function decisionOf({ home_penalties, away_penalties, win_reason }: Match): string {
  if (home_penalties !== null) return `${home_penalties}–${away_penalties} ${t(decisions.Penalties)}`;
  return win_reason === 'ExtraTime' || win_reason === 'Awarded' ? t(decisions[win_reason]) : '';
}

/** Keeps a match as high as it was made, so that nothing below moves when its kick-off gives way to a minute. */
function keepHeight(place: HTMLElement): void {
  for (const part of [place, place.querySelector<HTMLElement>('.state')?.parentElement])
    if (part) part.style.minHeight ||= `${part.offsetHeight}px`;
}

/** Scrolls the strip to the first match in play, past those of the day that are over. */
function scrollToLive(): void {
  const card = document.querySelector<HTMLElement>('.strip [data-phase=live]');
  const strip = card?.parentElement;
  if (strip) strip.scrollTo({ left: card.offsetLeft - strip.offsetLeft });
}

/** Says of matches that are over by the clock, but were not when the page was made, that their result is missing. Their
 * chances go. */
function showMissingResults(): void {
  for (const time of all<HTMLTimeElement>('[data-phase=next] .state time[data-kickoff]')) {
    const kickoff = new Date(time.dateTime);
    if (currentTime() - kickoff.getTime() < matchMs) continue;
    time.closest('.card, .match')?.querySelector('.chances')?.remove();
    const timeZone = time.dataset.kickoff;
    const day = kickoff.toLocaleDateString(locale, { month: 'short', day: 'numeric', timeZone });
    time.textContent = `${day} · ${t('Result not in yet')}`;
  }
}

/** Shows beside the header's link to the matches how many are in play, and says so in its name. */
function showCount(count: number): void {
  const badge = document.querySelector('.now');
  const link = badge?.closest('a');
  if (!badge || !link) return;
  badge.textContent = count > 0 ? `${count}` : '';
  const label = badge.previousSibling?.textContent ?? '';
  link.ariaLabel = count > 0 ? `${label}, ${t('{count} in play', { count })}` : null;
}
