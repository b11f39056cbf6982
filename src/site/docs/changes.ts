import { type Html, html } from '../html.ts';
import { fromMarkdown } from '../markdown.ts';
import type { Site } from '../site.ts';

/** The refreshes that the page shows: their file has them all. */
const maxRefreshes = 20;

/** Returns what has changed in the data, then in the API, the latest first. A refresh writes values of the feed. */
export function changes({ changes, dataChanges }: Pick<Site, 'changes' | 'dataChanges'>): Html {
  return html`<h2 id="data">Changes of the data</h2>
<div>${fromMarkdown(entriesOf(dataChanges, maxRefreshes), 'the feed')}</div>
<h2 id="api">Changes of the API</h2>
<div>${fromMarkdown(entriesOf(changes), 'us')}</div>`;
}

/** Returns the first entries of a changelog, whose headings are of the second level, one level deeper. */
function entriesOf(changelog: string, count?: number): string {
  const [, ...entries] = changelog.replaceAll(/^##(?=#? )/gm, '$&#').split(/^(?=### )/m);
  return entries.slice(0, count).join('');
}
