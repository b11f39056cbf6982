import { marked, type Token, type Tokens } from 'marked';
import { memoize } from '../../records/memoize.ts';
import type { Addresses } from '../addresses.ts';
import { table } from '../components/html-table.ts';
import type { DeveloperSite, DeveloperSources } from '../developer-sources.ts';
import { type Html, html, nothing } from '../html.ts';
import { fromMarkdown } from '../markdown-to-html.ts';
import type { SinglePage } from '../page-kinds.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { slugOf } from '../slugs.ts';
import type { Words } from '../words.ts';
import { type CodeLanguage, codeBlock } from './code-tabs.ts';

/** What a text of `src/site/texts/` leaves to the page: `{name}` within its lines, and a paragraph `{{name}}`. */
interface Insets {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly parts?: Readonly<Record<string, Html>>;
}

/** Returns the page that a text describes: its heading is the title, its first paragraph the description. */
export function textPage(site: DeveloperSite, page: SinglePage, insets: Insets = {}) {
  return { ...headOfText(site, page), content: markupOf(site, tokensOf(site, page).slice(2), insets) };
}

/** Returns the title and the description of the page that a text describes. */
export function headOfText(
  site: Words & PublishedData & DeveloperSources,
  page: SinglePage,
): Pick<Page, 'route' | 'title' | 'description'> {
  const [heading, paragraph] = tokensOf(site, page);
  const textIn = (token: Token | undefined) =>
    filled((token as Tokens.Heading).text, site, {}).replaceAll('\n', ' ');
  return { route: { page }, title: textIn(heading), description: textIn(paragraph) };
}

/** Returns the headings of the second level in a text, in their order. */
export function headingsOf(site: Words & DeveloperSources, page: SinglePage): { id: string; text: string }[] {
  return tokensOf(site, page).flatMap((token) =>
    token.type === 'heading' && token.depth === 2 ? [headingOf(token.text)] : [],
  );
}

/** Returns a text that is a part of a page. */
export function textPart(site: DeveloperSite, name: string, insets: Insets): Html {
  return markupOf(site, tokensOf(site, name), insets);
}

function tokensOf({ texts, language }: Words & DeveloperSources, name: string): Token[] {
  const text = texts[`${name}.${language}`] ?? texts[name];
  if (text === undefined) throw new Error(`src/site/texts/ has no ${name}.md`);
  return lex(text);
}

const lex = memoize((text: string): Token[] => marked.lexer(text).filter(({ type }) => type !== 'space'));

/**
 * Returns a document as markup, without its comments. A heading has the id that follows it, `## Rate limit {#limits}`, or
 * one of its words.
 *
 * @throws for a place in the text that the page has nothing for
 */
export function markupOf(
  site: Words & Addresses & PublishedData,
  tokens: readonly Token[],
  insets: Insets = {},
  author?: 'the feed',
): Html {
  const { parts = {} } = insets;
  let title = '';
  return html`${tokens.map((token) => {
    if (token.type === 'html') return nothing;
    if (token.type === 'heading') {
      const { text, id } = headingOf(token.text);
      title = text;
      return html`<h${token.depth} id="${id}">${fromMarkdown(text, 'us', 'parseInline')}</h${token.depth}>\n`;
    }
    if (token.type === 'code')
      return codeBlock(site, filled(token.text, site, insets, true), token.lang as CodeLanguage);
    if (token.type === 'table')
      return tableOf(token as Tokens.Table, title, author, (text) =>
        author ? text : filled(text, site, insets),
      );
    const [, name] = /^\{\{(\w+)\}\}\s*$/.exec(token.raw) ?? [];
    if (name === undefined) return fromMarkdown(filled(token.raw, site, insets), author ?? 'us');
    return html`${parts[name] ?? absent(token.raw)}\n`;
  })}`;
}

function headingOf(heading: string): { text: string; id: string } {
  const [, text = heading, id = slugOf(text)] = /^(.*?)(?: \{#(\S+)\})?$/.exec(heading) ?? [];
  return { text, id };
}

/** Returns a text with the values of the page, and for `{size /file}` the size of a file. Code may have braces of its own. */
function filled(
  text: string,
  { tables, format, sizeOf }: Words & PublishedData,
  { values }: Insets,
  isCode = false,
): string {
  const all: Readonly<Record<string, string | number>> = { league: tables.league.name, ...values };
  return text.replaceAll(/\{(?:size (\S+)|(\w+))\}/g, (place, file, name) =>
    file ? format.bytes(sizeOf(file) ?? 0) : `${all[name] ?? (isCode ? place : absent(place))}`,
  );
}

function absent(place: string): never {
  throw new Error(`a text of src/site/texts/ has ${place.trim()}, for which its page has nothing`);
}

function tableOf(
  { header, align, rows }: Tokens.Table,
  caption: string,
  author: 'us' | 'the feed' = 'us',
  fill: (text: string) => string,
): Html {
  return html`${table<Tokens.TableCell[]>({
    caption,
    rows,
    isProse: author === 'us',
    columns: header.map(({ text }, index) => ({
      heading: text,
      isText: align[index] !== 'right',
      cell: (row) => fromMarkdown(fill(row[index]?.text ?? ''), author, 'parseInline'),
    })),
  })}\n`;
}
