import { hasProviderIds, type Pairs, withOwnIds, withoutRetiredIds } from '../resources/resolve-ids.ts';
import type { Resource } from '../resources/resource.ts';
import type { Env } from './env.ts';
import { loadTables, loadWorld } from './load-files.ts';

/**
 * Returns a query by ids of ours that are in use, in place of those of other registers and of those that were retired. The
 * table of ids is loaded where a query has one of another register.
 *
 * @throws {InvalidQuery | NotFound} if there is no such register, or no such id
 */
export async function withKnownIds({ parameters }: Resource, pairs: Pairs, env: Env): Promise<Pairs> {
  const own = hasProviderIds(parameters, pairs)
    ? withOwnIds(parameters, pairs, await loadTables([{ table: 'ids' }], env))
    : pairs;
  return withoutRetiredIds(parameters, own, await loadWorld(env));
}
