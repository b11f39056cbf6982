import * as z from 'zod/mini';
import { slug } from './fields.ts';
import { described } from './schema.ts';

/**
 * The settings `feed` of `data/league.json`, with a schema for each adapter. `adapter` is its name, `origin` is where its
 * feed is, and further settings belong to the adapter. `src/feed/adapters.ts` has an adapter for each.
 */

const text = z.string().check(z.minLength(1));

/** The scheme and host of a site, without a path. */
const origin = z
  .url({ protocol: /^https$/ })
  .check(z.regex(/[^/]$/, { error: 'expected an origin without a slash at the end' }));

const sdp = z.strictObject({
  adapter: z.literal('sdp'),
  origin: described(origin, 'Where the feed is'),
  path: described(text, 'The path below which seasons are'),
  competition: described(slug, 'The beginning of all ids of the competition'),
  locale: described(text, 'The locale to ask for'),
  site: described(origin, "The league's site, sent as Origin and Referer"),
});

/** The schemas of all adapters. A new one is added here. */
const adapters = [sdp] as const;

/** The names of the adapters. */
export const feedAdapterNames = adapters.map(({ shape }) => shape.adapter.def.values[0]);

export type SdpSettings = z.infer<typeof sdp>;
export type FeedSettings = z.infer<(typeof adapters)[number]>;

export const feedSettings = z.discriminatedUnion('adapter', adapters, {
  error: ({ code }) =>
    code === 'invalid_union' ? `expected the name of an adapter: ${feedAdapterNames.join(', ')}` : undefined,
});
