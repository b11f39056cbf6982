import { UserError } from '../../build/errors.ts';
import { league } from '../../src/records/league.ts';

/** The adapter whose answers the replay makes. */
const adapterOfAnswers: string = 'sdp';

/** Returns why a feed cannot be replayed; undefined where it can. */
export function whyNotReplayable(
  feed: { readonly adapter: string } | null = league.feed,
): string | undefined {
  if (feed?.adapter === adapterOfAnswers) return undefined;
  return feed
    ? `the replay makes answers for the adapter '${adapterOfAnswers}', and data/league.json names '${feed.adapter}'; ` +
        'serve answers of your feed, and name their server in FEED_ORIGIN'
    : 'data/league.json names no feed to replay';
}

/** @throws {UserError} if the feed of the league cannot be replayed */
export function expectReplayable(): void {
  const reason = whyNotReplayable();
  if (reason) throw new UserError(reason);
}
