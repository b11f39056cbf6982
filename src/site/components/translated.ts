import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/**
 * Returns an English text of the data in the page's language; without a translation, marked as English.
 */
export function translated({ translate }: Pick<Site, 'translate'>, text: string): Html {
  const translation = translate(text);
  return translation === undefined ? html`<span lang="en">${text}</span>` : html`${translation}`;
}
