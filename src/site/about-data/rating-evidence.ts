import { marked, type Tokens } from 'marked';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { fromMarkdown } from '../markdown.ts';
import { slugOf } from '../slug.ts';

/** Returns the sections of `data/rating-evidence.md`, one level of headings deeper. */
export function ratingEvidence(document: string): Html {
  let title = '';
  const parts = marked.lexer(document).map((token) => {
    if (token.type === 'html') return nothing;
    if (token.type === 'table') return tableOf(token as Tokens.Table, title);
    if (token.type !== 'heading') return fromMarkdown(token.raw, 'the feed');
    const { depth, text } = token as Tokens.Heading;
    title = text;
    return depth === 1 ? nothing : html`<h3 id="${slugOf(text)}">${text}</h3>\n`;
  });
  return html`${parts}`;
}

function tableOf({ header, align, rows }: Tokens.Table, caption: string): Html {
  return html`${table<Tokens.TableCell[]>({
    caption,
    rows,
    columns: header.map(({ text }, index) => ({
      heading: text,
      isText: align[index] !== 'right',
      cell: (row) => fromMarkdown(row[index]?.text ?? '', 'the feed', 'parseInline'),
    })),
  })}\n`;
}
