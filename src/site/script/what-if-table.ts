import type { WhatIfRow } from '../../derive/what-if.ts';
import { chanceFigure, chancesOf, placesText } from '../chances.ts';
import { all, setText } from './dom.ts';
import type { PlayedOutTable } from './season-simulation.ts';

/** Writes what comes of choices into the rows of a table, and puts these into the new order. */
export function drawTable(body: HTMLTableSectionElement, { rows, baseline }: PlayedOutTable): void {
  for (const [index, row] of rows.entries()) {
    const element = body.querySelector<HTMLElement>(`[data-club="${row.club}"]`);
    const before = baseline.get(row.club);
    if (!element || !before) continue;
    body.append(element);
    setText(element.querySelector('.place'), `${index + 1}`);
    drawCells(element, row, before);
  }
}

/** Writes the points and places of a club, and each of its chances with the change by the choices. */
function drawCells(element: HTMLElement, row: WhatIfRow, before: WhatIfRow): void {
  const [points, places, ...cells] = all('td', element);
  setText(points, `${row.points}`);
  setText(places, placesText(row.best, row.worst));
  const sharesBefore = chancesOf(before);
  for (const [index, share] of chancesOf(row).entries()) {
    if (share === null) continue;
    setText(cells.shift(), chanceFigure(share));
    drawChange(cells.shift(), share, sharesBefore[index] ?? 0);
  }
}

function drawChange(element: HTMLElement | undefined, share: number, before: number): void {
  if (!element) return;
  const text = changeText(share, before);
  setText(element, text);
  element.classList.toggle('plus', text.startsWith('+'));
  element.classList.toggle('minus', text.startsWith('−'));
}

/** Returns a change in percentage points with its sign. It is empty where it rounds to none. */
export function changeText(share: number, before: number): string {
  const change = Math.round((share - before) * 100);
  if (change === 0) return '';
  const sign = change < 0 ? '−' : '+';
  return `${sign}${Math.abs(change)}`;
}
