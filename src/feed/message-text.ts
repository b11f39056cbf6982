import { showInvisible } from '../records/invisible.ts';

/** As much of a text as a message shows. */
const maxLength = 300;

/**
 * Returns a text of the feed as logs and answers show it: cut, on one line, with invisible characters as code points.
 *
 * GitHub Actions takes `##[name]` for a command anywhere in a line, so that is broken up.
 */
export function messageText(text: string): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return showInvisible(cut).replaceAll('##[', '## [');
}
