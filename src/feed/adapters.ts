import type { FeedAdapterName } from '../records/feed-settings.ts';
import { league } from '../records/league.ts';
import type { FeedAdapter } from './adapter.ts';
import { parseClubs, venuesOf } from './clubs.ts';
import { liveAdapters } from './live-adapters.ts';
import { parseReferee, parseSideStats } from './match-detail.ts';
import { entriesIn } from './parse-entries.ts';

const sdp: FeedAdapter = {
  ...liveAdapters.sdp,
  entriesOf: (list, body) => entriesIn(body, list === 'players' ? 'players' : 'teams'),
  venuesOf,
  parseClubs,
  parseSideStats,
  parseReferee,
};

/** The adapters by the names that `feed.adapter` in `data/league.json` may have. */
export const feedAdapters: Readonly<Record<FeedAdapterName, FeedAdapter>> = { sdp };

/**
 * Returns the adapter of the league's feed.
 *
 * @throws {Error} if the league has no feed
 */
export function feedAdapter(): FeedAdapter {
  if (!league.feed) throw new Error('data/league.json names no feed');
  return feedAdapters[league.feed.adapter];
}
