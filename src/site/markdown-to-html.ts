import { Marked, type Tokens } from 'marked';
import { type Html, html, raw } from './html.ts';

/** Returns HTML within Markdown as text: no author may bring markup of another kind. */
export const htmlAsText = ({ raw: markup }: Tokens.Generic) => String(html`${markup}`);

const line = new Marked({ renderer: { html: htmlAsText } });

/** Returns a description as markup: a line of Markdown, such as the meaning of a field with a value as code. */
export function fromDescription(text: string): Html {
  return raw(line.parseInline(text, { async: false }));
}
