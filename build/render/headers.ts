import { cacheControl } from '../../src/resources/lifetimes.ts';
import type { Resource } from '../../src/resources/resource.ts';

/** The platform reads no more rules, and no longer lines. */
const mostRules = 100;

/**
 * The CDN's `_headers`: the rules kept by hand, and the lifetimes of the planned answers from the registry.
 *
 * @throws {Error} above the platform's limit
 */
export function renderHeaders(byHand: string, resources: readonly Resource[]): string {
  const rules = resources
    .filter(({ plan }) => plan)
    .flatMap(({ name, lifetime }) =>
      // Two patterns, as `/odds*` would catch `/odds-quotes` and the fields of both would be joined.
      [`/data/v1/${name}.json`, `/data/v1/${name}/*`].map(
        (path) => `${path}\n  Cache-Control: ${cacheControl(lifetime)}`,
      ),
    );
  const text = `${byHand.trimEnd()}\n\n# From the registry of resources\n${rules.join('\n')}\n`;
  const count = text.split('\n').filter((line) => line.startsWith('/')).length;
  if (count > mostRules) throw new Error(`_headers has ${count} rules; the CDN reads ${mostRules}`);
  return text;
}
