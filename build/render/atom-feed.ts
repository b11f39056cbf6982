import { Feed, type FeedOptions } from 'feed';
import { service } from '../../src/service.ts';
import { type Html, html } from '../../src/site/html.ts';

/** How many entries a feed has at most. */
export const maxEntries = 30;

interface AtomFeed extends Omit<FeedOptions, 'id' | 'copyright' | 'feedLinks'> {
  /** Its name among the feeds of the service. Ids are independent of the host, so that a site that moves repeats no entry. */
  readonly name: string;
  /** The attribution of the data. */
  readonly copyright: string;
  /** Its address, whole. */
  readonly address: string;
}

/** An entry: title and summary are text, content is markup. */
interface AtomEntry {
  readonly id: string;
  readonly link: string;
  readonly date: Date;
  readonly title: string;
  readonly summary?: string;
  readonly content?: Html;
}

/** Renders an Atom feed of the service. What the library writes is of `type="html"`, so texts are escaped for it. */
export function renderAtom({ name, address, ...options }: AtomFeed, entries: readonly AtomEntry[]): string {
  const feed = new Feed({
    ...options,
    id: `urn:x-${service.id}:${name}`,
    feedLinks: { atom: address },
    author: { name: service.name },
  });
  for (const { title, summary, content, ...entry } of entries)
    feed.addItem({
      ...entry,
      title: String(html`${title}`),
      ...(summary !== undefined && { description: String(html`${summary}`) }),
      ...(content && { content: String(content) }),
    });
  return feed.atom1();
}
