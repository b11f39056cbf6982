/** As much of the scheduler of workerd as is used: the bench runs the reader under Node, whose types lack it. */
interface Scheduler {
  /** Resolves after a time in milliseconds; rejects when the signal is aborted before. */
  wait(ms: number, options: { readonly signal: AbortSignal }): Promise<void>;
}

export const { scheduler } = globalThis as unknown as { scheduler: Scheduler };
