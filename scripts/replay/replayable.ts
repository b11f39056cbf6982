import { UserError } from '../../build/errors.ts';
import type { SdpSettings } from '../../src/records/feed-settings.ts';
import type { League } from '../../src/records/league-schema.ts';

/** The adapter whose answers the replay makes. */
const adapterOfAnswers = 'sdp';

/**
 * Returns the settings of a league's feed.
 *
 * @throws {UserError} if it cannot be replayed
 */
export function replayableFeed({ feed }: Pick<League, 'feed'>): SdpSettings {
  if (!feed) throw new UserError('data/league.json names no feed to replay');
  // A fork may have another adapter.
  const { adapter }: { readonly adapter: string } = feed;
  if (feed.adapter === adapterOfAnswers) return feed;
  throw new UserError(
    `the replay makes answers for the adapter '${adapterOfAnswers}', and data/league.json names '${adapter}'; ` +
      'serve answers of your feed, and name their server in FEED_ORIGIN',
  );
}
