import type { Parameters } from '../query/parameter.ts';
import { invalidValue } from '../query/parse-query.ts';
import { seasonsOfId } from '../query/selector.ts';
import { partsOf } from '../query/text-matching.ts';
import type { PublishedId } from '../records/id.ts';
import type { World } from '../records/published.ts';
import type { SeasonIndex } from '../records/season.ts';
import { shortId, showInvisible } from '../records/text.ts';
import { apiRoot } from './discovery.ts';
import { NotFound } from './resource.ts';

/** The values of a query as they were given, by parameter. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** An id of another register: its name, one colon or the tilde of addresses of files, the id. Ids of the feed have two colons. */
const byProvider = /^([a-z][a-z0-9_]*)[:~](?!:)(.+)$/;

/** Returns whether a query has an id of another register, so that the table of them is needed. */
export function hasProviderIds(parameters: Parameters, pairs: Pairs): boolean {
  return pairs.some(
    ([name, value]) =>
      entityOf(parameters, name) !== undefined && partsOf(value).some((part) => byProvider.test(part)),
  );
}

/**
 * Returns a query by ids of ours that are in use, in place of those of other registers, such as `wikidata:Q55639736`, and of
 * those that were retired.
 *
 * @param ids the table of ids, where the query has one of another register
 * @throws {InvalidQuery} if there is no register of the name
 * @throws {NotFound} if it has no such id
 */
export function withOwnIds(
  parameters: Parameters,
  pairs: Pairs,
  { index }: World,
  ids: readonly PublishedId[] = [],
): Pairs {
  return pairs.map(([name, value]) => {
    const entity = entityOf(parameters, name);
    if (entity === undefined) return [name, value];
    const parts = partsOf(value);
    const ownParts = parts.map((part) => {
      const own = ownId(part, entity, name, index, ids);
      return index.retired[entity]?.[own.toLowerCase()] ?? own;
    });
    // What needs no change stays as it was given.
    return [name, ownParts.every((part, place) => part === parts[place]) ? value : ownParts.join(',')];
  });
}

type Entity = PublishedId['entity'];

/** Returns the id of ours that an id of another register stands for; any other text as it is. */
function ownId(
  part: string,
  entity: Entity,
  name: string,
  index: SeasonIndex,
  ids: readonly PublishedId[],
): string {
  const [, provider, given = ''] = byProvider.exec(part) ?? [];
  if (provider === undefined || isOwn(part, name, index)) return part;
  const ofProvider = ids.filter((row) => row.provider === provider);
  const found = ofProvider.find(
    (row) => row.entity === entity && row.provider_id.toLowerCase() === given.toLowerCase(),
  );
  if (found) return found.id;
  if (ofProvider.length > 0)
    throw new NotFound(
      `no ${entity} has the ${provider} id '${showInvisible(given)}'; ${apiRoot}/ids?entity=${entity}&provider=${provider} lists those known`,
      name,
    );
  const names = [...new Set(ids.map((row) => row.provider))].join(', ');
  throw invalidValue(
    name,
    `parameter '${name}' is '${showInvisible(part)}'; expected an id of ours, or provider:id of one of ${names}`,
  );
}

/** Returns whether the id of a match or player is ours, which may have colons too. */
function isOwn(id: string, name: string, index: SeasonIndex): boolean {
  return (
    (name === 'match_id' || name === 'player_id') &&
    seasonsOfId(index, name, shortId(id.toLowerCase())).length > 0
  );
}

/** Returns what the values of a parameter are ids of; undefined where they are none. */
function entityOf(parameters: Parameters, name: string): Entity | undefined {
  return Object.hasOwn(parameters, name) ? parameters[name]?.entity : undefined;
}
