import * as z from 'zod/mini';
import { instant } from '../records/fields.ts';
import { orNull, withMeta } from '../records/schema.ts';
import type { Resource } from './resource.ts';

const notLive = 'no row of the answer is from the live feed';

const freshness = {
  updated_at: orNull(instant, 'When the live rows of the answer last changed', notLive),
  stale: orNull(
    z.boolean(),
    'Whether live rows may be out of date: the feed is failing, or its last answer had nothing usable for a match, which is shown ' +
      'as it was before',
    notLive,
  ),
};

/** Adds to the answers of an endpoint with live rows when these last changed, and whether they may be out of date. */
export function withFreshness(resource: Resource): Resource {
  // Answers about now say it themselves.
  if (!resource.livePolicy || resource.name === 'live') return resource;
  return {
    ...resource,
    responseSchema: extend(resource.responseSchema),
    answer(tables, query, context) {
      const { updated_at = null, stale = null } = context.liveSource ?? {};
      return { ...resource.answer(tables, query, context), updated_at, stale };
    },
  };
}

/** Returns the schema of an answer, or of one of several kinds, with the fields. */
function extend(schema: z.ZodMiniType): z.ZodMiniType<object> {
  // A schema of an answer has an id, and so metadata.
  const meta = z.globalRegistry.get(schema) as z.core.GlobalMeta;
  if (schema instanceof z.ZodMiniObject) return withMeta(z.extend(schema, freshness), meta);
  if (!(schema instanceof z.ZodMiniUnion))
    throw new Error(`the answer ${meta.id} is no object or union of them`);
  // The kinds of an answer are schemas as it is.
  const kinds = (schema.def.options as z.ZodMiniType[]).map(extend);
  if (!(schema instanceof z.ZodMiniDiscriminatedUnion)) return withMeta(z.union(kinds), meta);
  const { discriminator } = schema.def as unknown as { discriminator: string };
  return withMeta(z.discriminatedUnion(discriminator, kinds as never), meta);
}
