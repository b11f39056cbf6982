import { type Html, html } from '../html.ts';
import { fromMarkdown } from '../markdown.ts';
import type { Site } from '../site.ts';

/** An entry of a changelog in Markdown. */
export interface Release {
  readonly title: string;
  /** Its day, where the heading has one: a version without a day is not complete. */
  readonly day: string | undefined;
  /** What has changed, as markup. */
  readonly text: Html;
}

/** The refreshes that the page shows: their file has them all. */
const maxRefreshes = 20;

/** Returns the changes of the API, the latest first. */
export function apiReleases({ changes }: Pick<Site, 'changes'>): Release[] {
  return releasesOf(changes, 'us');
}

/** Returns the changes of the data, the latest first. A refresh writes them, with values of the feed. */
export function dataReleases({ dataChanges }: Pick<Site, 'dataChanges'>): Release[] {
  return releasesOf(dataChanges, 'the feed');
}

/** Returns the entries of a changelog: its headings of the second level. */
function releasesOf(changelog: string, author: 'us' | 'the feed'): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [title = '', ...lines] = entry.split('\n');
      const text = fromMarkdown(lines.join('\n').replaceAll(/^### /gm, '#### '), author);
      return { title, day: /\d{4}-\d{2}-\d{2}/.exec(title)?.[0], text };
    });
}

/** Returns what has changed in the API, then in the data. */
export function changes(site: Site): Html {
  const part = (id: string, title: string, releases: readonly Release[]) => html`<h2 id="${id}">${title}</h2>
<div>${releases.map((release) => html`<h3>${release.title}</h3>\n${release.text}`)}</div>`;
  return html`${part('data', 'Changes of the data', dataReleases(site).slice(0, maxRefreshes))}
${part('api', 'Changes of the API', apiReleases(site))}`;
}
