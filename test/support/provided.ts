import type { League } from '../../src/records/league-schema.ts';

/** What is known of a site before it is asked. */
export interface KnownSite {
  /** Its address. */
  readonly url: string;
  /** The id of the build that it must serve. */
  readonly build: string;
  readonly league: League;
}

/** What all workers share. */
export interface Shared {
  /** The folder of the dataset of the second league with a feed, which is built. */
  readonly secondLeague: string;
  /** What the builds of the past print. */
  readonly past: string;
  readonly leagueDay: string;
  readonly playOffDay: string;
  /** Both leagues, served: by the folder of its dataset where each is, and the origin of our league's service. */
  readonly servers: {
    readonly sites: readonly KnownSite[];
    readonly origins: Readonly<Record<string, string>>;
    readonly service: string;
  };
  /** The folder of the TypeScript client, built as it is published. */
  readonly client: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The league, for the tests in workerd, which cannot read `data/`. */
    readonly league: League;
    /** Where the feed is replayed as `data/` has it, for the tests in workerd. */
    readonly feedOrigin: string;
    /** Where it is replayed without faults: no test sets one there. */
    readonly faultlessFeedOrigin: string;
    /** The sites that are verified, where it is not those of the tests. */
    readonly sites?: readonly KnownSite[];
    /** Who starts what all workers share, and answers with where it is. */
    readonly shared: string;
    /** How many requests the fuzz test sends, and from which seed it generates them. */
    readonly fuzz: { readonly requests: number; readonly seed: number };
    /** From which properties generate their examples. */
    readonly seed: number;
  }
}
