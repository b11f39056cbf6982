import { cacheControl, type Lifetime, type SeasonLifetimes } from '../../src/resources/lifetimes.ts';
import type { Resource } from '../../src/resources/resource.ts';

/** The platform reads no more rules, and no longer lines. */
const mostRules = 100;

/**
 * The CDN's `_headers`: the rules kept by hand, and the lifetimes of the planned answers from the registry.
 *
 * @param current the season whose answers live shorter than those of finished ones
 * @throws {Error} above the platform's limit
 */
export function renderHeaders(byHand: string, resources: readonly Resource[], current: number): string {
  const rules = resources
    .filter(({ prerenderedQueries: plan }) => plan)
    .flatMap((resource) => rulesOf(resource, current));
  const text = `${byHand.trimEnd()}\n\n# From the registry of resources\n${rules.join('\n')}\n`;
  const count = text.split('\n').filter((line) => line.startsWith('/')).length;
  if (count > mostRules) throw new Error(`_headers has ${count} rules; the CDN reads ${mostRules}`);
  return text;
}

function rulesOf({ name, lifetime, parameters }: Resource, current: number): string[] {
  const { usual, ofCurrent } = split(lifetime);
  // Two patterns, as `/odds*` would catch `/odds-quotes` and the fields of both would be joined.
  // Without a season named, an answer follows the latest one.
  const rules = [rule(`/data/v1/${name}.json`, ofCurrent ?? usual), rule(`/data/v1/${name}/*`, usual)];
  if (!ofCurrent) return rules;
  // What an earlier rule set is taken away first: fields set twice are joined.
  const exception = (path: string) => rule(path, ofCurrent, '  ! Cache-Control\n');
  const names = Object.keys(parameters);
  if (names[0] === 'season') rules.push(exception(`/data/v1/${name}/season/${current}*`));
  if (names.at(-1) === 'season') rules.push(exception(`/data/v1/${name}/*season/${current}.json`));
  if (names.includes('match_id')) rules.push(exception(`/data/v1/${name}/match_id/*`));
  return rules;
}

/** What most files of a resource have, and what those of the current season have where it is something else. */
function split(lifetime: Lifetime | SeasonLifetimes): { usual: Lifetime; ofCurrent?: Lifetime } {
  return 'finished' in lifetime
    ? { usual: lifetime.finished, ofCurrent: lifetime.current }
    : { usual: lifetime };
}

function rule(path: string, lifetime: Lifetime, before = ''): string {
  return `${path}\n${before}  Cache-Control: ${cacheControl(lifetime)}`;
}
