import type * as z from 'zod/mini';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/match-stats.ts';
import { isInPlay } from '../../records/match-status.ts';
import type { Standing, seasonStandings } from '../../records/standing.ts';
import { shortId } from '../../records/text.ts';
import { goalDetails, type MatchGoal } from '../match/goal-details.ts';
import { resultLetters, results } from '../names.ts';
import { all, ask, make, setText } from './dom.ts';
import { locale, t } from './values.ts';

const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });

/** The answer as it is now: another page may have asked before. */
const asNow: RequestInit = { cache: 'no-cache' };

/** Brings the standings of the page up to date, and says so where matches in play count. */
export async function followStandings(matches: readonly Match[]): Promise<void> {
  for (const table of all<HTMLTableElement>('table[data-follows]')) {
    const answer = await ask<z.infer<typeof seasonStandings>>(table.dataset.follows ?? '', asNow);
    if (!answer) continue;
    showStandings(table, answer.standings);
    const isProvisional = matches.some(
      (match) => isInPlay(match.status) && answer.stages.some(({ stage }) => stage === match.stage),
    );
    for (const note of all('.provisional')) note.hidden = !isProvisional;
  }
}

function showStandings({ tHead, tBodies }: HTMLTableElement, standings: readonly Standing[]): void {
  const [body] = tBodies;
  const headings = [...(tHead?.rows[0]?.cells ?? [])];
  // A line belongs to a place, whichever club has it.
  const cuts = [...(body?.rows ?? [])].map((row) => row.classList.contains('cut'));
  for (const [index, standing] of standings.entries()) {
    const row = body?.querySelector(`.club-${standing.club}`)?.closest('tr');
    if (!row) continue;
    setText(row.querySelector('.place'), `${standing.position}`);
    for (const { dataset, cellIndex } of headings) showFigure(row.cells[cellIndex], dataset.column, standing);
    row.querySelector('.form')?.replaceChildren(...standing.form.map(pill));
    row.classList.toggle('cut', cuts[index] === true);
    body?.append(row);
  }
}

function showFigure(cell: Element | undefined, column: string | undefined, standing: Standing): void {
  if (!column) return;
  // The headings have names of fields.
  const value = standing[column as keyof Standing];
  setText(
    cell?.firstElementChild ?? cell,
    column === 'goal_difference' ? signed.format(Number(value)) : `${value}`,
  );
}

function pill(result: Standing['form'][number]): HTMLElement {
  const item = make('li', {});
  item.append(
    make('abbr', {
      className: `pill ${result}`,
      title: t(results[result]),
      textContent: t(resultLetters[result]),
    }),
  );
  return item;
}

/** Brings the scorers on a match's own page up to date, from its kick-off on. The feed has no statistics before the end. */
export async function followScorers(matches: readonly Match[]): Promise<void> {
  const board = document.querySelector<HTMLElement>('.scoreboard[data-live]');
  const match = matches.find(({ match_id }) => match_id === board?.dataset.match);
  if (!board || !match || match.status === 'UPCOMING') return;
  const answer = await ask<MatchStats>(`/api/v1/match-stats?match_id=${shortId(match.match_id)}`, asNow);
  if (!answer) return;
  for (const [index, list] of all('.scorers ul', board).entries()) {
    const goals = index === 0 ? answer.home_scorers : answer.away_scorers;
    list.replaceChildren(
      ...goals.map((goal) => make('li', { textContent: nameOf(goal) + goalDetails(t, goal) })),
    );
  }
}

function nameOf({ player }: MatchGoal): string {
  return player ?? t('Scorer not known');
}
