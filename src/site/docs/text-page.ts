import { marked } from 'marked';
import { memoize } from '../../records/memoize.ts';
import type { Addresses } from '../addresses.ts';
import type { DeveloperInputs, DeveloperSite } from '../developer-inputs.ts';
import { type Html, html } from '../html.ts';
import type { SinglePage } from '../page-kinds.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { originOf } from './code-block.ts';
import { documentMarkup, headingOf } from './document-markup.ts';

type Values = Readonly<Record<string, string | number>>;

/** What a text of `src/site/texts/` leaves to its page: `{name}` within its lines, and `{{name}}` on a line of its own. */
interface Insets<Part> {
  readonly values?: Values | undefined;
  readonly parts?: Readonly<Record<string, Part>>;
}

type Head = Pick<Page, 'route' | 'title' | 'description'>;

/** Returns the page that a text describes, with its parts drawn: its heading is the title, its first paragraph the description. */
export function textPage(
  site: DeveloperSite,
  page: SinglePage,
  insets: Insets<Html> = {},
): Head & Pick<Page, 'content'> {
  const { head } = splitText(textOf(site, page));
  return { ...headOfText(site, page), content: textPart(site, page, insets, head.length) };
}

/** Returns a text with its parts drawn. */
export function textPart(
  site: DeveloperSite,
  name: string,
  { values, parts }: Insets<Html>,
  start = 0,
): Html {
  const pieces = filled(site, textOf(site, name).slice(start), values).split(place);
  return html`${pieces.map((piece, index) => (index % 2 === 0 ? documentMarkup(site, piece) : partOf(parts, piece)))}`;
}

/** Returns a page of the documentation, whose parts are Markdown too: the page and its text in Markdown are one. */
export function documentPage(
  site: DeveloperSite,
  page: SinglePage,
  insets: Insets<string> = {},
): Head & Pick<Page, 'content' | 'markdown'> {
  return { ...headOfText(site, page), ...inMarkdown(site, documentText(site, page, insets)) };
}

/** Returns a text with its parts, as Markdown. */
export function documentText(
  site: DeveloperSite,
  name: string,
  { values, parts }: Insets<string> = {},
): string {
  return filled(site, textOf(site, name), values).replaceAll(place, (_, part: string) => partOf(parts, part));
}

/** Returns what a page has of a text in Markdown: the text itself, and all below its heading as markup. */
export function inMarkdown(
  site: DeveloperSite,
  text: string,
  rowIds?: Parameters<typeof documentMarkup>[2],
): Pick<Page, 'content' | 'markdown'> {
  const markdown = `${text.trimEnd()}\n`;
  return { markdown, content: documentMarkup(site, markdown.replace(/^#.*\n/, ''), rowIds) };
}

/** Returns the title and the description of the page that a text describes. */
export function headOfText(
  site: Words & Addresses & PublishedData & DeveloperInputs,
  page: SinglePage,
): Head {
  const { title, description } = splitText(textOf(site, page));
  return {
    route: { page },
    title: filled(site, title),
    description: filled(site, description).replaceAll('\n', ' '),
  };
}

/** Returns the headings of the second level in a text, in their order. */
export function headingsOf(site: Words & DeveloperInputs, page: SinglePage): { id: string; text: string }[] {
  return tokensOf(textOf(site, page)).flatMap((token) =>
    token.type === 'heading' && token.depth === 2 ? [headingOf(token.text)] : [],
  );
}

function textOf({ texts, language }: Words & DeveloperInputs, name: string): string {
  const text = texts[`${name}.${language}`] ?? texts[name];
  if (text === undefined) throw new Error(`src/site/texts/ has no ${name}.md`);
  return text;
}

function splitText(text: string) {
  const [head = '', title = '', description = ''] = /^# (.+)\n\n([\s\S]+?)\n(?:\n|$)/.exec(text) ?? [];
  return { head, title, description };
}

const tokensOf = memoize((text: string) => marked.lexer(text));

const place = /\{\{(\w+)\}\}/g;

/** Returns a text with the values of the page, and for `{size /file}` the size of a file. Code may have braces of its own. */
function filled(site: Words & Addresses & PublishedData, text: string, values?: Values): string {
  const { tables, format, sizeOf } = site;
  const all: Values = { league: tables.league.name, host: originOf(site), ...values };
  return tokensOf(text)
    .map(({ type, raw }) =>
      raw.replaceAll(/(?<!\{)\{(?:size (\S+)|(\w+))\}(?!\})/g, (braces, file, name) =>
        file
          ? format.bytes(sizeOf(file) ?? 0)
          : `${all[name] ?? (type === 'code' ? braces : absent(braces))}`,
      ),
    )
    .join('');
}

function partOf<Part>(parts: Insets<Part>['parts'], name: string): Part {
  return parts?.[name] ?? absent(`{{${name}}}`);
}

function absent(braces: string): never {
  throw new Error(`a text of src/site/texts/ has ${braces}, for which its page has nothing`);
}
