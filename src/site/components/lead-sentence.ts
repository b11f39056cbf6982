import { type Html, html, nothing } from '../html.ts';
import type { Words } from '../words.ts';

/** More names than these would be no sentence any more. */
const namesShown = 3;

/** The names of those who are first, joined, and how many they are. */
export interface FirstNames {
  readonly names: string;
  readonly count: number;
}

/**
 * Returns a sentence about who is first in a list, as the lead of its page. It is empty where no figure is known.
 *
 * @param sentence returns the sentence of the first names, who share the greatest figure
 */
export function leadSentence(
  { t, format }: Words,
  rows: readonly { readonly name: string; readonly figure: number | null }[],
  sentence: (names: FirstNames, figure: number) => string,
): Html {
  const figure = Math.max(...rows.map((row) => row.figure ?? 0));
  if (rows.length === 0 || figure === 0) return nothing;
  const first = rows.filter((row) => row.figure === figure).map(({ name }) => name);
  const others = first.length - namesShown;
  const names =
    others > 0
      ? [
          ...first.slice(0, namesShown),
          t('{count, plural, one {# other} other {# others}}', { count: others }),
        ]
      : first;
  return html`<p class="lead">${sentence({ names: format.list(names), count: first.length }, figure)}</p>`;
}
