import { anyOf } from '../query/parameter-kinds.ts';
import { common } from '../query/shared-parameters.ts';
import { id, partsOf, word } from '../query/text-matching.ts';
import { type PublishedId, publishedId } from '../records/id.ts';
import { shortId } from '../records/text.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';

const entities = publishedId.shape.entity.options;

export const ids = defineList({
  name: 'ids',
  tag: 'Context',
  summary: 'Ids of other registers',
  description: 'One row an id, with its confidence and source. provider:id goes wherever an id of ours goes.',
  parameters: {
    entity: anyOf({
      description: 'What it is of, or several joined by commas',
      example: 'club',
      values: entities,
    }),
    provider: word({ description: 'The register, or several joined by commas', example: 'a' }),
    provider_id: word({ description: 'The id there, or several joined by commas', example: 'a' }),
    id: id({ description: 'The id here, whole or the last part of it', example: '{club}' }),
    ...common('limit', 'offset'),
  },
  lifetime: lifetimes.day,
  examples: ['entity=club'],
  table: 'ids',
  collection: 'ids',
  row: publishedId,
  sortedBy: { ties: ['entity', 'id', 'provider', 'provider_id'] },
  page: 'IdPage',
  filters: {
    provider: (text) => isOneOfTexts(text, ({ provider }) => provider),
    provider_id: (text) => isOneOfTexts(text, ({ provider_id }) => provider_id),
    id: (wanted) => (row) => shortId(row.id).toLowerCase() === wanted,
  },
  *selections() {
    yield {};
    for (const entity of entities) yield { entity: [entity] };
  },
});

/** Returns a filter of rows with one of the texts that commas join, ignoring case. */
function isOneOfTexts(text: string, of: (row: PublishedId) => string) {
  const texts = partsOf(text.toLowerCase());
  return (row: PublishedId) => texts.includes(of(row).toLowerCase());
}
