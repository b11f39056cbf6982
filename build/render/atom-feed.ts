import { Feed, type FeedOptions } from 'feed';
import { league } from '../../src/records/league.ts';
import { service } from '../../src/service.ts';

/** How many entries a feed has at most. */
export const maxEntries = 30;

interface AtomFeed extends Omit<FeedOptions, 'id' | 'copyright' | 'feedLinks'> {
  /** Its name among the feeds of the service. Ids are independent of the host, so that a site that moves repeats no entry. */
  readonly name: string;
  /** Its address, whole. */
  readonly address: string;
}

/** Returns an Atom feed of the service without entries. */
export function atomFeed({ name, address, ...options }: AtomFeed): Feed {
  return new Feed({
    ...options,
    id: `urn:x-${service.id}:${name}`,
    feedLinks: { atom: address },
    copyright: league.attribution,
    author: { name: service.name },
  });
}
