import { marked } from 'marked';
import { type Html, html, nothing, raw } from '../html.ts';
import type { Site } from '../site.ts';

/** An entry of a changelog in Markdown. */
export interface Release {
  readonly title: string;
  /** Its day, where the heading has one: a version without a day is not complete. */
  readonly day: string | undefined;
  /** What has changed, as markup. */
  readonly text: string;
}

/** The Atom feed of the changelogs, which are in English. */
export const changelogFeedAddress = '/changelog.atom';

/** The refreshes that the page shows: their file has them all. */
const maxRefreshes = 20;

/** Returns the entries of a changelog, the latest first: its headings of the second level. */
export function releasesOf(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [title = '', ...lines] = entry.split('\n');
      const text = marked.parse(lines.join('\n').replaceAll(/^### /gm, '#### '), { async: false });
      return { title, day: /\d{4}-\d{2}-\d{2}/.exec(title)?.[0], text };
    });
}

/** Returns what has changed in the API, then in the data. */
export function changes({ t, sources }: Site): Html {
  const part = (id: string, title: string, releases: readonly Release[]) => html`<h2 id="${id}">${title}</h2>
<div lang="en">${releases.map((release) => html`<h3>${release.title}</h3>\n${raw(release.text)}`)}</div>`;
  const feed =
    sources.siteUrl === undefined
      ? nothing
      : html`<p><a href="${changelogFeedAddress}" type="application/atom+xml">${t.docs.changelogFeed}</a></p>`;
  return html`${feed}
${part('data', t.data.changes, releasesOf(sources.dataChanges).slice(0, maxRefreshes))}
${part('api', t.docs.changesOfApi, releasesOf(sources.changes))}`;
}
