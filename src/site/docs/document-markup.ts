import { Marked, type RendererObject, type Tokens } from 'marked';
import { slugOf } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { table } from '../components/html-table.ts';
import type { DeveloperInputs } from '../developer-inputs.ts';
import { type Html, html, nothing, raw } from '../html.ts';
import { fromDescription, htmlAsText } from '../markdown-to-html.ts';
import { codeBlock, outputBlock } from './code-block.ts';
import { type Fold, groupFolds } from './folds.ts';
import { pictureSize } from './recipe-pictures.ts';

/** What gives the rows of a table their ids, by the id of the heading above it. It takes the code that a row begins with. */
type RowIds = Readonly<Record<string, (name: string) => string>>;

/** A heading, such as the one above what is rendered. */
interface Heading {
  text: string;
  id: string;
}

/**
 * Returns a document in Markdown as markup, without its comments. Beyond Markdown's own syntax:
 *
 * - A heading has the id that follows it, `## Rate limit {#limits}`, or one of its words.
 * - A block of code whose language is `output` is what the code above it prints.
 * - A line in bold above code or a table is the button that opens it. Consecutive blocks of this kind are tabs, of which
 *   one is open.
 * - In a cell of a table, what follows `<br>` is in small letters.
 */
export function documentMarkup(site: Addresses & DeveloperInputs, text: string, rowIds: RowIds = {}): Html {
  const heading: Heading = { text: '', id: '' };
  const markdown = new Marked({ renderer: rendererOf(site, heading, rowIds) });
  const tokens = markdown.lexer(text).filter(({ type }) => type !== 'space');
  const blocks = groupFolds(tokens).map((block, index) =>
    Array.isArray(block)
      ? foldsMarkup(markdown, block, heading, `fold-${index}`)
      : raw(markdown.parser([block])),
  );
  return html`${blocks}`;
}

function rendererOf(site: Addresses & DeveloperInputs, heading: Heading, rowIds: RowIds): RendererObject {
  const ids = new Set<string>();
  return {
    html: (token) => (token.block ? '' : htmlAsText(token)),
    heading({ text, depth }) {
      const { text: words, id } = headingOf(text);
      heading.text = words;
      heading.id = ids.has(id) ? `${id}-${ids.size}` : id;
      ids.add(heading.id);
      return `${html`<h${depth} id="${heading.id}">${fromDescription(heading.text)}</h${depth}>`}\n`;
    },
    code: ({ text, lang }) => `${lang === 'output' ? outputBlock(text) : codeBlock(site, text, lang)}\n`,
    table: (token) => `${tableOf(token, heading, rowIds[heading.id])}\n`,
    image({ href, text }) {
      const size = pictureSize(site, href);
      const attributes = size ? html` width="${size.width}" height="${size.height}"` : nothing;
      return String(html`<img src="${href}" alt="${text}"${attributes}>`);
    },
  };
}

/** Returns the text of a heading and its id, which begins with a letter. */
export function headingOf(heading: string): Heading {
  const [, text = heading, id = slugOf(text)] = /^(.*?)(?: \{#(\S+)\})?$/.exec(heading) ?? [];
  return { text, id: id.replace(/^(?=\d)/, 'part-') };
}

/** Returns folds as elements that open. Of those with code, the browser closes the others of the same name. */
function foldsMarkup(markdown: Marked, folds: readonly Fold[], heading: Heading, name: string): Html {
  const areTabs = folds.length > 1 && folds.every(({ body }) => body[0]?.type === 'code');
  const title = heading.text;
  const details = folds.map(({ label, id, body }, index) => {
    heading.text = `${title}: ${label}`;
    const idOf = id === undefined ? nothing : html` id="${id}"`;
    const group = areTabs ? html` name="${name}"` : nothing;
    const open = areTabs && index === 0 ? html` open` : nothing;
    return html`<details${idOf}${group}${open}><summary>${fromDescription(label)}</summary>
${raw(markdown.parser(body))}</details>
`;
  });
  heading.text = title;
  return html`${details}`;
}

/** Returns a table named like the heading above it. It is of sentences where two of its columns are text. */
function tableOf({ header, align, rows }: Tokens.Table, heading: Heading, rowId?: RowIds[string]): Html {
  const isText = (index: number) => align[index] !== 'right';
  return table<Tokens.TableCell[]>({
    caption: heading.text.replaceAll('`', ''),
    rows,
    isProse: header.filter((_, index) => isText(index)).length > 1,
    columns: header.map(({ text }, index) => ({
      heading: text,
      isText: isText(index),
      cell: (row) => cellMarkup(row[index]?.text ?? '', index === 0 ? names : prose),
    })),
    ...(rowId && { rowId: ([cell]) => rowId(/^`([^`]+)`/.exec(cell?.text ?? '')?.[1] ?? '') }),
  });
}

const prose = new Marked({ renderer: { html: htmlAsText } });

/** Names in code may break before their last parts. */
const names = new Marked({
  renderer: { html: htmlAsText, codespan: ({ text }) => String(html`<code>${breakable(text)}</code>`) },
});

function cellMarkup(text: string, first: Marked): Html {
  const [main = '', ...notes] = text.split('<br>');
  const inline = (markdown: Marked, part: string) => raw(markdown.parseInline(part, { async: false }));
  return html`${inline(first, main)}${notes.map((note) => html`<small>${inline(prose, note)}</small>`)}`;
}

/** Longer names need two lines on a phone. */
const maxUnbroken = 20;

/** Returns a path that may break before its last parts and, where one is long, after an underscore. Each break is an element. */
function breakable(path: string): Html[] {
  const parts = path
    .split(/(?=\.)/)
    .flatMap((part) => (part.length > maxUnbroken ? part.split(/(?<=_)/) : part));
  return parts.map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`));
}
