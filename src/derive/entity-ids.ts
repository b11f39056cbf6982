import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { Ids, PublishedId } from '../records/id.ts';
import { memoize } from '../records/memoize.ts';
import { ascending, shortId } from '../records/text.ts';

type Entity = DatasetRow<'ids'>['entity'];

/** Derives the ids of other registers as the API publishes them, by kind, id and provider. */
export function deriveIds({ ids, providers }: Pick<Dataset, 'ids' | 'providers'>): PublishedId[] {
  return ids
    .map(({ entity, id, provider, provider_id, confidence, source, reason }): PublishedId => {
      const page = providerOf(providers, { entity, provider })?.page;
      return {
        entity,
        id: publishedIdOf(entity, id),
        provider,
        provider_id,
        confidence,
        page: page?.replace('{id}', encodeURI(provider_id.replaceAll(' ', '_'))) ?? null,
        reference: source,
        reason,
      };
    })
    .sort(
      (a, b) =>
        ascending(a.entity, b.entity) ||
        ascending(a.id, b.id) ||
        ascending(a.provider, b.provider) ||
        ascending(a.provider_id, b.provider_id),
    );
}

/** Returns the row of a provider about a kind of thing, else that about every kind; undefined where there is neither. */
export function providerOf(
  providers: Dataset['providers'],
  { provider, entity }: Pick<DatasetRow<'ids'>, 'provider' | 'entity'>,
): DatasetRow<'providers'> | undefined {
  const rows = providers.filter((row) => row.provider === provider);
  return rows.find((row) => row.entity === entity) ?? rows.find((row) => row.entity === null);
}

/** Returns an id as the API publishes it: of a player, the last part. */
function publishedIdOf(entity: Entity, id: string): string {
  return entity === 'player' ? shortId(id) : id;
}

/**
 * Returns the ids of other registers that are certain, by provider, of something.
 *
 * @param id its id, whole or the last part of it
 */
export function idsOf(rows: readonly PublishedId[], entity: Entity, id: string): Ids {
  return certainIds(rows).get(`${entity} ${shortId(id)}`) ?? {};
}

const certainIds = memoize((rows: readonly PublishedId[]): ReadonlyMap<string, Ids> => {
  const certain = rows.filter(({ confidence }) => confidence === 'certain');
  const byThing = Map.groupBy(certain, ({ entity, id }) => `${entity} ${shortId(id)}`);
  return new Map(
    [...byThing].map(([key, ofThing]) => {
      const byProvider = Map.groupBy(ofThing, ({ provider }) => provider);
      return [
        key,
        Object.fromEntries(
          [...byProvider].map(([provider, ids]) => [provider, ids.map(({ provider_id }) => provider_id)]),
        ),
      ];
    }),
  );
});
