import type * as z from 'zod/mini';
import { isInPlay } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/side-stats.ts';
import type { Standing, seasonStandings } from '../../records/standing.ts';
import { shortId } from '../../records/text.ts';
import { leadStatement } from '../home/points-ahead.ts';
import { goalDetails, type MatchGoal } from '../match/goal-details.ts';
import { results } from '../names.ts';
import type { PlayerFigures } from '../player/player-figures.ts';
import { playerSlug } from '../slugs.ts';
import { all, ask, make, setText } from './dom.ts';
import { hasBegunSince, locale, t } from './page-values.ts';

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
    setText(table.tHead?.rows[0]?.cells[0], t(isProvisional ? 'As it stands' : 'Club'));
    for (const note of all('.provisional')) note.classList.toggle('counts', isProvisional);
    if (matches.some(hasBegunSince)) showLead(table, answer.standings);
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

/** Says in the page's headline who leads in the table as it stands. */
function showLead(table: HTMLTableElement, standings: readonly Standing[]): void {
  const [leader, second] = standings.map(({ club, team, points }) => {
    const row = table.querySelector(`.club-${club}`)?.closest('tr');
    return { name: row?.querySelector('.short')?.textContent ?? team, points };
  });
  if (leader && second)
    setText(
      document.querySelector(':is([data-page=home], [data-page=season]) h1'),
      leadStatement(t, leader, second),
    );
}

function showFigure(cell: Element | undefined, column: string | undefined, standing: Standing): void {
  if (!column) return;
  // The headings have names of fields.
  const value = standing[column as keyof Standing];
  setText(
    cell?.firstElementChild ?? cell,
    column === 'goal_difference' ? signed.format(Number(value)).replace('-', '−') : `${value}`,
  );
}

function pill(result: Standing['form'][number]): HTMLElement {
  const item = make('li', {});
  item.append(
    make('abbr', {
      className: `pill ${result}`,
      title: t(results[result]),
      textContent: t(result),
    }),
  );
  return item;
}

type Sides = readonly [home: readonly MatchGoal[], away: readonly MatchGoal[]];

/** The score of each match whose scorers are all shown. */
const shownScores = new Map<string, string>();

/**
 * Shows who scored, on cards and on a match's own page, where names link to the players. A match is asked about once its score
 * changes, and again while a scorer is not known. The feed has no statistics before the end.
 */
export async function followScorers(matches: readonly Match[]): Promise<void> {
  for (const { match_id, home_goals, away_goals } of matches) {
    const places = all(`[data-match="${match_id}"]:not(.panel)`);
    const score = `${home_goals}–${away_goals}`;
    const isShown = (shownScores.get(match_id) ?? '0–0') === score;
    if (places.length === 0 || home_goals === null || isShown) continue;
    const answer = await ask<MatchStats>(`/api/v1/match-stats?match_id=${shortId(match_id)}`, asNow);
    if (!answer) continue;
    const sides = [answer.home_scorers, answer.away_scorers] as const;
    for (const place of places) {
      if (place.matches('.scoreboard')) await showOnBoard(place, sides);
      else showOnCard(place, sides);
    }
    const known = sides.flat().filter(({ player }) => player !== null).length;
    if (known === home_goals + (away_goals ?? 0)) shownScores.set(match_id, score);
  }
}

const labelOf = (goal: MatchGoal) => (goal.player ?? t('Scorer not known')) + goalDetails(t, goal);

/** Shows the scorers where the venue was. A card of a match that was over when the page was made has no such line. */
function showOnCard(card: HTMLElement, sides: Sides): void {
  const text = sides
    .map((goals) => goals.map(labelOf).join(', '))
    .filter((names) => names !== '')
    .join(' – ');
  if (text !== '') setText(card.querySelector('.where'), text);
}

let players: Promise<PlayerFigures | undefined> | undefined;

async function showOnBoard(board: HTMLElement, sides: Sides): Promise<void> {
  const { folder = '', figures = '' } = board.dataset;
  if (figures !== '') players ??= ask<PlayerFigures>(figures);
  const names = new Map((await players)?.players);
  for (const [index, list] of all('.scorers ul', board).entries()) {
    list.replaceChildren(
      ...(sides[index] ?? []).map((goal) => {
        const item = make('li', {});
        const name = names.get(goal.player_id ?? '');
        const href = name === undefined ? '' : folder + playerSlug(goal.player_id ?? '', name);
        item.append(href === '' ? labelOf(goal) : make('a', { href, textContent: goal.player ?? '' }));
        if (href !== '') item.append(goalDetails(t, goal));
        return item;
      }),
    );
  }
}
