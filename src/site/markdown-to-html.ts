import { Marked, type Tokens } from 'marked';
import { type Html, html, raw } from './html.ts';

const asText = ({ raw: source }: Tokens.Generic) => String(html`${source}`);

/** HTML is text: no author may bring markup of another kind. */
const prose = new Marked({ renderer: { html: asText } });

/** Links, images and definitions of links are text too, since values of the league's feed are among the words. */
const data = new Marked({ renderer: { html: asText, link: asText, image: asText, def: asText } });

/** Returns a description that we wrote: a line of Markdown, such as the meaning of a field with a value as code. */
export const fromDescription = (text: string): Html => fromMarkdown(text, 'us', 'parseInline');

/** Returns Markdown, or the text of one line of it, as markup. It is the only place where Markdown becomes HTML. */
export function fromMarkdown(
  text: string,
  author: 'us' | 'the feed',
  parse: 'parse' | 'parseInline' = 'parse',
): Html {
  return raw((author === 'us' ? prose : data)[parse](text, { async: false }));
}
