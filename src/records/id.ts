import * as z from 'zod/mini';
import { ids as storedIds } from './dataset/id-rows.ts';
import { text } from './fields.ts';
import { arrayOf, described, objectSchema, orNull, withMeta } from './schema.ts';

const { entity, provider, provider_id, confidence, reason } = storedIds.row.shape;

/** A published id of another register. */
export const publishedId = objectSchema('Id', 'An id that another register has for something here', {
  entity,
  id: described(
    text,
    'The id here, as its list has it: club_id, venue_id, player_id, match_id, referee_id, coach_id or season',
  ),
  provider,
  provider_id,
  confidence,
  page: orNull(text, 'Its page at the provider', 'the provider has none that is known'),
  reference: described(text, 'Where the id was found'),
  reason,
});

export type PublishedId = z.infer<typeof publishedId>;

/** The ids that other registers have for something. */
export const idsByProvider = withMeta(
  z.record(z.string(), arrayOf(provider_id, 'One id, or more where the register has several')),
  {
    id: 'Ids',
    description:
      'Its ids in other registers that are certain, by provider; /ids has those that are probable too',
  },
);

export type Ids = z.infer<typeof idsByProvider>;
