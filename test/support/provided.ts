import type { League } from '../../src/records/league-schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The league, for the tests in workerd, which cannot read `data/`. */
    readonly league: League;
    /** Where the feed is replayed as `data/` has it, for the tests in workerd. */
    readonly feedOrigin: string;
    /** Where it is replayed without faults: no test sets one there. */
    readonly faultlessFeedOrigin: string;
    /** Where each built league is served, by the folder of its project. */
    readonly origins: Readonly<Record<string, string>>;
    /** The origin of our league's service, for the tests of clients and examples. */
    readonly service: string;
    /** The address of the browser, for the tests of the pages in it. */
    readonly browser: string;
    /** How many requests the fuzz test sends, and from which seed it generates them. */
    readonly fuzz: { readonly requests: number; readonly seed: number };
    /** From which properties generate their examples. */
    readonly seed: number;
  }
}
