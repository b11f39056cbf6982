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
  'The register, such as wikidata',
);

export const ourId = described(text, 'The id here');
export const providerId = described(text, 'The id there');

export const providers = defineTable({
  name: 'providers',
  description: 'A register of ids',
  seasonal: false,
  mayBeEmpty: true,
  key: ['provider', 'entity'],
  row: z.object({
    provider: providerName,
    entity: orNull(entity, 'What the ids are of', 'all that has no row'),
    name: described(text, 'The name of the register'),
    kind: described(z.enum(['id', 'slug', 'name']), 'What its ids are: codes, words of an address, or names'),
    shape: described(text, 'A regular expression of its ids'),
    page: orNull(text, 'The page of an id, with id in braces', 'it has none that is known'),
  }),
});

export const ids = defineTable({
  name: 'ids',
  description: 'An id of another register',
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
  description: 'An id of ours that leads to another',
  seasonal: false,
  mayBeEmpty: true,
  key: ['entity', 'retired_id'],
  row: z.object({
    entity,
    retired_id: described(text, 'The former id'),
    id: described(text, 'The id of now'),
  }),
});
