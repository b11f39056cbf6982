import * as z from 'zod/mini';
import { ids as storedIds } from './dataset/id-rows.ts';
import { text } from './fields.ts';
import { arrayOf, described, objectSchema, orNull, withMeta } from './schema.ts';

const { entity, provider, provider_id, confidence, reason } = storedIds.row.shape;

/** A published id of another register. */
export const publishedId = objectSchema('Id', 'An id of another register', {
  entity,
  id: described(text, 'The id here, as its list has it'),
  provider,
  provider_id,
  confidence,
  page: orNull(text, 'Its page there', 'none is known'),
  reference: described(text, 'Where the id was found'),
  reason,
});

export type PublishedId = z.infer<typeof publishedId>;

/** The ids that other registers have for something. */
export const idsByProvider = withMeta(z.record(z.string(), arrayOf(provider_id, 'One id or more')), {
  id: 'Ids',
  description: 'Its certain ids in other registers, by provider; /ids has probable ones too',
});

export type Ids = z.infer<typeof idsByProvider>;
