declare module 'vitest' {
  interface ProvidedContext {
    /** Where the feed is replayed as `data/` has it, for the tests in workerd. */
    readonly feedOrigin: string;
    /** The address of the browser, for the tests of the pages in it. */
    readonly browser: string;
    /** How many requests the fuzz test sends, and from which seed it generates them. */
    readonly fuzz: { readonly requests: number; readonly seed: number };
    /** The origin of the service, for the tests of clients and examples. */
    readonly service: string;
  }
}

export {};
