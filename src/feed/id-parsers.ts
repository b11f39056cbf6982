import type { FeedSettings } from '../records/feed-settings.ts';
import type { FeedId } from './adapter.ts';
import type { ParseResult } from './parse-entries.ts';
import { parseIds } from './sdp/parse-ids.ts';

/**
 * Parses the ids of other registers in any answer of a feed, by its adapter. Only a refresh keeps them, so the Worker does
 * without.
 */
export const idParsers: Readonly<
  Partial<Record<FeedSettings['adapter'], (body: unknown) => ParseResult<FeedId>>>
> = { sdp: parseIds };
