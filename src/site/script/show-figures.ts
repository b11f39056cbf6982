import type { WhatIfRow } from '../../derive/what-if.ts';
import type { Standing } from '../../records/standing.ts';
import { chanceFigure } from '../chances.ts';
import { decision } from '../match/decision.ts';
import { matchPhase } from '../match/match-phase.ts';
import { matchStatement } from '../match/match-statement.ts';
import { ordinal, stateName } from '../names.ts';
import { all } from './dom.ts';
import { scorersOf } from './goals-of-match.ts';
import { headlineOf } from './live-headlines.ts';
import type { LiveMatch, LiveState, MatchEvent } from './live-state.ts';
import { hasBegunSince, locale, percent, t } from './page-values.ts';

const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });

/** Writes the figures of now into all places of the page that show them. A figure that is not known keeps its text. */
export function showFigures(state: LiveState): void {
  for (const place of all('[data-figure]')) {
    const text = textOf(place, state);
    if (text === undefined || text === place.textContent) continue;
    if (typeof text !== 'string') writeShortest(place, text);
    else if (isStatement(place)) writeInRoom(place, text);
    else place.textContent = text;
  }
}

const isStatement = ({ dataset }: HTMLElement): boolean => /headline|statement/.test(dataset.figure ?? '');

/** Writes a text into the room that the one before had, in a smaller type where it needs more lines. */
export function writeInRoom(place: HTMLElement, text: string): void {
  place.style.minHeight ||= `${place.offsetHeight}px`;
  place.style.fontSize = '';
  place.textContent = text;
  const room = Number.parseFloat(place.style.minHeight);
  const size = Number.parseFloat(getComputedStyle(place).fontSize);
  for (let share = 0.95; place.offsetHeight > room && share > 0.5; share -= 0.05)
    place.style.fontSize = `${size * share}px`;
}

/** Writes the first of ever shorter texts that the room of a place does not cut. */
function writeShortest(place: HTMLElement, texts: readonly string[]): void {
  const [whole = ''] = texts;
  if (whole === '' || place.title === whole) return;
  place.title = whole;
  for (const text of texts) {
    place.textContent = text;
    if (place.scrollHeight <= place.clientHeight) return;
  }
}

function textOf(place: HTMLElement, state: LiveState): string | readonly string[] | undefined {
  const [kind = '', subject = ''] = (place.dataset.figure ?? '').split(' ');
  if (kind === 'finished') return finishedMatches(place, state);
  if (kind.endsWith('headline')) return headlineOf(kind, state);
  if (kind === 'tie') return clubOfTie(subject, state);
  const match = state.matches.find(({ match_id }) => match_id === subject);
  if (match && kind === 'statement') return statementOf(place, match);
  if (match) return figureOfMatch(kind, match, state.events ?? []);
  const standing = state.standings?.find(({ club }) => club === subject);
  if (standing && kind in standing) return figureOfTable(place, Number(standing[kind as keyof Standing]));
  const row = state.end?.rows.find(({ club }) => club === subject);
  return row && figureOfEnd(place, kind, row);
}

/** Returns the name of a club of a tie, once a match of today has decided it. */
function clubOfTie(subject: string, { end, names }: LiveState): string | undefined {
  const [tie = 0, index = 0] = subject.split('-').map(Number);
  return names[end?.ties[tie]?.clubs[index] ?? ''];
}

/** Returns how many matches have a result: as many as when the page was made, and those since. */
function finishedMatches(place: HTMLElement, { matches }: LiveState): string {
  place.dataset.before ??= place.textContent;
  const since = matches.filter((match) => match.status === 'FINISHED' && hasBegunSince(match)).length;
  return `${Number(place.dataset.before) + since}`;
}

function figureOfMatch(kind: string, match: LiveMatch, events: readonly MatchEvent[]) {
  const { home_goals, away_goals, probabilities } = match;
  if (kind === 'state') return stateOf(match);
  if (kind === 'home' || kind === 'draw' || kind === 'away')
    return probabilities ? percent(probabilities[kind]) : undefined;
  if (home_goals === null) return undefined;
  if (kind === 'home_goals') return `${home_goals}`;
  if (kind === 'away_goals') return `${away_goals}`;
  if (kind === 'score') return `${home_goals}–${away_goals}`;
  // What was over when the page was made has all details.
  if (!hasBegunSince(match)) return undefined;
  return kind === 'decision' ? decision(t, match) : scorersOf(match, events);
}

function statementOf({ dataset }: HTMLElement, match: LiveMatch): string | undefined {
  const { home = match.home_team, away = match.away_team } = dataset;
  const names = { home, away };
  return matchStatement(t, { match, names, probabilities: match.probabilities, percent });
}

/** Returns the minute, or the state in words. A match to come keeps its kick-off. */
export function stateOf({ status, clock, abandoned }: LiveMatch): string | undefined {
  if (status === 'UPCOMING') return undefined;
  const hasMinute = matchPhase({ status }) === 'live' && status !== 'HALF_TIME' && status !== 'SUSPENDED';
  return hasMinute && clock !== null ? `${clock}′` : t(stateName({ status, abandoned }));
}

function figureOfTable({ dataset }: HTMLElement, value: number): string {
  if (dataset.form === 'ordinal') return t(ordinal, { place: value });
  return dataset.figure?.startsWith('goal_difference') ? signed.format(value).replace('-', '−') : `${value}`;
}

function figureOfEnd({ dataset }: HTMLElement, kind: string, row: WhatIfRow): string | undefined {
  if (kind === 'expected_points') return `${Math.round(row.expected_points)}`;
  const share = shareOf(kind, row);
  if (share === null || share === undefined) return undefined;
  return dataset.form === 'percent' ? percent(share) : chanceFigure(share);
}

/** Returns the chance of a club that a figure shows. */
export function shareOf(kind: string, row: WhatIfRow): number | null | undefined {
  const [name, number] = kind.split('-');
  if (name === 'place') return row.places[Number(number) - 1];
  if (name === 'zone') return row.zones[Number(number)]?.chance;
  return kind === 'first' || kind === 'play_offs' || kind === 'champion' ? row[kind] : undefined;
}
