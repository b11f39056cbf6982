import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, builtPages, dist, readPage } from '../support/built-pages.ts';

type Row = Readonly<Record<string, unknown>>;

/** The fields behind columns, by the full name of the column; other columns are texts or come from other files. */
const tableFields = {
  Played: 'played',
  Wins: 'wins',
  Draws: 'draws',
  Losses: 'losses',
  'Goals for': 'goals_for',
  'Goals against': 'goals_against',
  'Goal difference': 'goal_difference',
  Points: 'points',
};
const playerFields = {
  'Matches played': 'appearances',
  Minutes: 'minutes',
  Goals: 'goals',
  Assists: 'assists',
  'Shots on target': 'shots_on_target',
  'Pass accuracy, %': 'pass_accuracy',
  'Tackles won': 'tackles_won',
  'Yellow cards': 'yellow_cards',
  'Red cards': 'red_cards',
  'Rating, 0 to 10': 'rating',
};

/** Returns the cells of the first table of a page under the given columns: the row's link, and a number a field. */
function cellsOf({ file }: BuiltPage, fields: Readonly<Record<string, string>>) {
  const document = parseDocument(readPage(file));
  const table = DomUtils.getElementsByTagName('table', document, true, 1)[0];
  if (!table) throw new Error(`${file} has no table`);
  const titles = DomUtils.getElementsByTagName('thead', table)
    .flatMap((head) => DomUtils.getElementsByTagName('th', head))
    .map((head) => DomUtils.getElementsByTagName('abbr', head)[0]?.attribs.title);
  const source = DomUtils.getElements({ class: 'sources' }, document, true)
    .flatMap((paragraph) => DomUtils.getElementsByTagName('a', paragraph))
    .map((link) => link.attribs.href ?? '')
    .find((href) => href.startsWith('/data/v1/'));
  if (!source) throw new Error(`${file} links no file`);
  const rows = DomUtils.getElementsByTagName('tbody', table)
    .flatMap((body) => DomUtils.getElementsByTagName('tr', body))
    .map((row) => {
      const cells = row.children.filter((child) => 'name' in child);
      const link = DomUtils.getElementsByTagName('a', row)[0]?.attribs.href ?? '';
      const figures = cells.flatMap((cell, index) => {
        const field = fields[titles[index] ?? ''];
        return field === undefined ? [] : [[field, figureIn(DomUtils.textContent(cell))] as const];
      });
      return { link, figures: Object.fromEntries(figures) };
    });
  const answer: Record<string, Row[]> = JSON.parse(readFileSync(path.join(dist, source), 'utf8'));
  return { rows, answer };
}

function figureIn(text: string): number | null {
  const figure = text.replaceAll(',', '').replace('−', '-').trim();
  return figure === '–' || figure === '' ? null : Number(figure);
}

/** Picks the fields that a page shows of a row. */
function pick(row: Row | undefined, fields: object): Row {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, row?.[field]]));
}

function pagesOf(template: string): BuiltPage[] {
  return builtPages.filter((page) => page.template === template && page.language === 'en');
}

describe('the cells of a table', () => {
  it('of the table of a season are those of the file it links', () => {
    const pages = pagesOf('season');
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      const { rows, answer } = cellsOf(page, tableFields);
      expect(rows.length, page.file).toBe(answer.standings?.length);
      for (const { link, figures } of rows) {
        const row = answer.standings?.find(({ club }) => link === `/clubs/${club}`);
        expect(Object.keys(figures).length).toBe(Object.keys(tableFields).length);
        expect(figures, `${page.file} ${link}`).toEqual(pick(row, figures));
      }
    }
  });

  it('of the players of a season are those of the file it links', () => {
    const pages = pagesOf('season-players');
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      const { rows, answer } = cellsOf(page, playerFields);
      expect(rows.length, page.file).toBe(answer.players?.length);
      for (const { link, figures } of rows) {
        const id = /^\/players\/([^-]+)-/.exec(link)?.[1];
        const row = answer.players?.find(({ player_id }) => player_id === id);
        expect(figures, `${page.file} ${link}`).toEqual(pick(row, figures));
      }
    }
  });
});
