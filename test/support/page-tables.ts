import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type BuiltPage, builtPagesOf } from './built-pages.ts';
import { perWorld } from './world.ts';

export type Json = Readonly<Record<string, unknown>>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A row of a table on a page. */
export interface PageRow {
  /** The address of its first link; empty without one. */
  readonly link: string;
  /** The texts of its cells by the full heading of their column, the heading of the row among them. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface PageTable {
  readonly caption: string;
  readonly rows: readonly PageRow[];
  /** The files that the nearest links below the table name, or else those above it. */
  readonly files: readonly string[];
}

function readTable(table: Element): Omit<PageTable, 'files'> {
  const [caption] = DomUtils.getElementsByTagName('caption', table);
  const headings = DomUtils.getElementsByTagName('thead', table)
    .flatMap((head) => DomUtils.getElementsByTagName('th', head))
    .map(
      (head) =>
        DomUtils.getElementsByTagName('abbr', head)[0]?.attribs.title ?? DomUtils.textContent(head).trim(),
    );
  const rows = DomUtils.getElementsByTagName('tbody', table)
    .flatMap((body) => DomUtils.getElementsByTagName('tr', body))
    .map((row) => {
      const cells = row.children.filter((child) => 'name' in child);
      return {
        link: DomUtils.getElementsByTagName('a', row)[0]?.attribs.href ?? '',
        texts: Object.fromEntries(
          cells.map((cell, index) => [headings[index] ?? '', DomUtils.textContent(cell).trim()] as const),
        ),
      };
    });
  return { caption: caption ? DomUtils.textContent(caption) : '', rows };
}

/** The fields behind the figures of a table, by the full heading of the column. */
export const standingFields = {
  Played: 'played',
  Wins: 'wins',
  Draws: 'draws',
  Losses: 'losses',
  Points: 'points',
  'Goals for': 'goals_for',
  'Goals against': 'goals_against',
  'Goal difference': 'goal_difference',
};

const isDataFile = (href: string) => /^\/(data\/v1|dumps)\/.*\.json$/.test(href);

interface PagePanel {
  /** The items of its list: the address of the first link, the note in small letters, and the figure. */
  readonly items: readonly { readonly link: string; readonly note: string; readonly figure: string }[];
  /** The texts of the terms of a list of terms, and those of what stands below each. */
  readonly terms: readonly (readonly [term: string, ...values: string[]])[];
  readonly files: readonly string[];
}

/** Returns the number that a cell shows; null for a dash. */
export function figureIn(text: string | undefined): number | null {
  if (text === undefined) throw new Error('there is no such column');
  const figure = text.replaceAll(',', '').replace('−', '-');
  return figure === '–' || figure === '' ? null : Number(figure);
}

/** Returns what reads the tables, the panels and the linked files of the built pages of a league. */
export const pageTablesOf = perWorld((world) => {
  const { builtPages, dist, readPage } = builtPagesOf(world);

  /** Returns the tables of a page with the files linked beside them. */
  function tablesOn({ file }: Pick<BuiltPage, 'file'>): PageTable[] {
    const document = parseDocument(readPage(file));
    const parts = DomUtils.findAll(
      ({ name, attribs }) => name === 'table' || attribs.class === 'data-links',
      document.children,
    );
    const found: (Omit<PageTable, 'files'> & { files: string[]; isBelow: boolean })[] = [];
    let above: string[] = [];
    for (const part of parts) {
      if (part.name === 'table') {
        found.push({ ...readTable(part), files: above, isBelow: false });
        continue;
      }
      const files = DomUtils.getElementsByTagName('a', part)
        .map(({ attribs }) => attribs.href ?? '')
        .filter(isDataFile);
      if (files.length === 0) continue;
      above = files;
      const last = found.at(-1);
      if (last && !last.isBelow) Object.assign(last, { files, isBelow: true });
    }
    return found;
  }

  /**
   * Returns the table of a page with this caption, or the first whose caption matches. @throws {Error} if there is none
   */
  function tableOn(page: Pick<BuiltPage, 'file'>, caption: string | RegExp): PageTable {
    const found = tablesOn(page).find((one) =>
      typeof caption === 'string' ? one.caption === caption : caption.test(one.caption),
    );
    if (!found) throw new Error(`${page.file} has no table ${caption}`);
    return found;
  }

  /** Returns the panel or section of a page whose heading has this id, if there is one. */
  function panelOn({ file }: Pick<BuiltPage, 'file'>, id: string): PagePanel | undefined {
    const panel = DomUtils.findOne(
      ({ children }) => children.some((child) => 'attribs' in child && child.attribs.id === id),
      parseDocument(readPage(file)).children,
    );
    if (!panel) return undefined;
    const named = (name: string, element: Element) => DomUtils.getElementsByTagName(name, element);
    const text = (element: Element | undefined) => (element ? DomUtils.textContent(element).trim() : '');
    const withClass = (name: string, element: Element) =>
      DomUtils.findOne(({ attribs }) => attribs.class?.split(' ')[0] === name, element.children) ?? undefined;
    const terms: [string, ...string[]][] = [];
    for (const part of DomUtils.findAll(({ name }) => name === 'dt' || name === 'dd', panel.children)) {
      if (part.name === 'dt') terms.push([text(part)]);
      else terms.at(-1)?.push(text(part));
    }
    return {
      terms,
      items: named('li', panel).map((item) => ({
        link: named('a', item)[0]?.attribs.href ?? '',
        note: text(withClass('small', item)),
        figure: text(withClass('figure', item)),
      })),
      files: named('a', panel)
        .map(({ attribs }) => attribs.href ?? '')
        .filter(isDataFile),
    };
  }

  const contents = new Map<string, unknown>();

  /** Returns the content of a published file, which is read once. */
  function contentOf(address: string | undefined): unknown {
    if (address === undefined) throw new Error('no file is linked');
    const content = contents.get(address) ?? JSON.parse(readFileSync(path.join(dist, address), 'utf8'));
    contents.set(address, content);
    return content;
  }

  /** Returns the rows of a published file: the list in it, or that of its first leaderboard. */
  function rowsIn<Row = Json>(address: string | undefined): Row[] {
    const content = contentOf(address) as Json | Row[];
    if (Array.isArray(content)) return content;
    const list = Object.values(content).find((value) => Array.isArray(value) && typeof value[0] === 'object');
    const [first] = (list ?? []) as Json[];
    return ((first?.metric === undefined ? list : first.rows) ?? []) as Row[];
  }

  /** Returns the English pages of a template. */
  function pagesOf(template: string): BuiltPage[] {
    return builtPages.filter((page) => page.template === template && page.language === 'en');
  }

  return { tablesOn, tableOn, panelOn, contentOf, rowsIn, pagesOf };
});
