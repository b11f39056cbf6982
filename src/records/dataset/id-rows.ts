import * as z from 'zod/mini';
import { confidence, text } from '../fields.ts';
import { described, enumeration, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';

/** The kinds of things that have ids. */
export const entity = enumeration('Entity', 'What the id is of', [
  'club',
  'coach',
  'league',
  'match',
  'player',
  'referee',
  'season',
  'venue',
]);

/** The name of a provider, as it stands before the colon of `provider:id`. */
export const providerName = described(
  z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, { error: 'expected lower-case letters, digits and _' })),
  'The register that gave the id, such as wikidata',
);

export const ourId = described(text, 'The id here: club_id, venue_id, player_id, match_id and so on');
export const providerId = described(text, 'The id at the provider, in its own case');

export const providers = defineTable({
  name: 'providers',
  description: 'A register whose ids are in the table ids',
  seasonal: false,
  mayBeEmpty: true,
  key: ['provider', 'entity'],
  row: z.object({
    provider: providerName,
    entity: orNull(
      entity,
      'The kind of thing that the row is about',
      'every kind that has no row of its own',
    ),
    name: described(text, 'The name of the register'),
    kind: described(
      z.enum(['id', 'slug', 'name']),
      'What its ids are: id, a code; slug, words in an address; name, the name that it uses',
    ),
    shape: described(text, 'A regular expression that the whole of each id matches'),
    page: orNull(
      text,
      'The address of its page, with id in braces in place of the id',
      'it has none that is known',
    ),
  }),
});

export const ids = defineTable({
  name: 'ids',
  description: 'An id that another register has for something here',
  seasonal: false,
  mayBeEmpty: true,
  key: ['entity', 'provider', 'provider_id'],
  row: z.object({
    entity,
    id: ourId,
    provider: providerName,
    provider_id: providerId,
    confidence,
    source: described(text, 'Where the id was found'),
    reason: orNull(text, 'Why it has more than one id of the provider', 'it has one'),
  }),
});

export const retiredIds = defineTable({
  name: 'retired-ids',
  description: 'An id of ours that is no longer used, and leads to the one that is',
  seasonal: false,
  mayBeEmpty: true,
  key: ['entity', 'retired_id'],
  row: z.object({
    entity,
    retired_id: described(text, 'The id that was used'),
    id: described(text, 'The id that it leads to'),
  }),
});
