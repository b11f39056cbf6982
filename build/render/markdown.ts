import { DomUtils, parseDocument } from 'htmlparser2';
import { codeBlock, codeSpan } from '../../src/records/text.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Element = Extract<Nodes[number], { attribs: object }>;

/** Elements that only a page on a screen needs. */
const skipped = new Set(['nav', 'caption', 'svg']);
const containers = new Set(['div', 'section', 'details']);

/** Returns the markup of a page's text as Markdown (CommonMark, with tables). @param addressOf the address of a link */
export function markdownOf(markup: string, addressOf: (href: string) => string): string {
  const parts = partsOf(parseDocument(markup).children);
  const isEmpty = (part: string, next: string | undefined) =>
    /^#+ /.test(part) && (next === undefined || /^#+ /.exec(next)?.[0] === /^#+ /.exec(part)?.[0]);
  return `${parts.filter((part, index) => !isEmpty(part, parts[index + 1])).join('\n\n')}\n`;

  /** Returns paragraphs, headings, lists, tables and code, in their order. */
  function partsOf(nodes: Nodes): string[] {
    const parts: string[] = [];
    let line = '';
    const endLine = () => {
      if (line.trim() !== '') parts.push(tidy(line));
      line = '';
    };
    for (const node of nodes) {
      const blocks = 'attribs' in node ? blocksOf(node) : undefined;
      if (!blocks) line += inline([node]);
      else {
        endLine();
        parts.push(...blocks);
      }
    }
    endLine();
    return parts;
  }

  /** Returns the parts of an element that begins a line, and undefined of one within a line. */
  function blocksOf(element: Element): string[] | undefined {
    const { name, children } = element;
    if (skipped.has(name)) return [];
    if (containers.has(name)) return partsOf(children);
    const text = () => tidy(inline(children));
    const level = /^h([1-4])$/.exec(name)?.[1];
    if (level !== undefined) return [`${'#'.repeat(Number(level))} ${text()}`];
    if (name === 'p') return text() === '' ? [] : [text()];
    if (name === 'summary' || name === 'label') return [`**${text()}**`];
    if (name === 'ul') return [listOf(children, () => '- ')];
    if (name === 'ol') return [listOf(children, (index) => `${index + 1}. `)];
    if (name === 'pre') return [fence(element)];
    return name === 'table' ? [tableOf(element)] : undefined;
  }

  function listOf(items: Nodes, markerOf: (index: number) => string): string {
    const lines = elementsOf(items).map((item, index) => {
      const marker = markerOf(index);
      const text = partsOf(item.children).join('\n\n');
      return marker + text.replaceAll('\n', `\n${' '.repeat(marker.length)}`);
    });
    return lines.join('\n');
  }

  function tableOf(element: Element): string {
    const rows = DomUtils.getElementsByTagName('tr', [element]).map(({ children }) =>
      elementsOf(children).map((cell) => tidy(inline(cell.children)).replaceAll('|', '\\|')),
    );
    const [headings = [], ...others] = rows;
    return [headings, headings.map(() => '---'), ...others]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
  }

  /** Returns text, code and links as they stand in a line. */
  function inline(nodes: Nodes): string {
    return nodes
      .map((node) => {
        if ('data' in node) return escaped(node.data);
        if (!('attribs' in node) || skipped.has(node.name)) return '';
        const { name, attribs, children } = node;
        if (name === 'code') return codeSpan(DomUtils.textContent(children));
        if (name === 'img') return `![${escaped(attribs.alt ?? '')}](${addressOf(attribs.src ?? '')})`;
        const text = inline(children);
        if (name === 'a') return `[${tidy(text)}](${addressOf(attribs.href ?? '')})`;
        if (name === 'li') return DomUtils.nextElementSibling(node) ? `${text}, ` : text;
        if (name === 'small') return `<br>${text}`;
        return name === 'strong' || name === 'b' ? `**${text}**` : text;
      })
      .join('');
  }
}

function fence(block: Element): string {
  const [code] = elementsOf(block.children);
  return codeBlock(DomUtils.textContent(block).trimEnd(), code?.attribs.class?.replace('language-', ''));
}

/** Escapes what is markup or an entity in Markdown. */
function escaped(text: string): string {
  return text.replaceAll(/[\\*`<[\]]|&(?=#?\w+;)/g, '\\$&');
}

function elementsOf(nodes: Nodes): Element[] {
  return nodes.filter((node) => 'attribs' in node);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
