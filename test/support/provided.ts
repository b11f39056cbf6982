declare module 'vitest' {
  interface ProvidedContext {
    /** Where the feed is replayed as `data/` has it, for the tests in workerd. */
    readonly feedOrigin: string;
  }
}

export {};
