/** How long a request waits for the work of another before it does it itself, in milliseconds. */
const timeoutMs = 500;

/**
 * Work that many requests want at once and one of them does. A request that was ended (by the CPU limit, say) leaves a
 * promise that never settles. So a request that has waited too long does the work, and the others then wait for that.
 *
 * The work may be done more than once, by requests whose waits end in the same turn. The result of a slow owner may
 * come after all. That is right for work that only reads and caches, and cheaper than one lost request.
 */
export class SharedWork<Value> {
  readonly #running = new Map<string, Promise<Value>>();

  /** Returns the result of the work of that name; a failure of another request's work is tried again. */
  async run(name: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(name);
    if (running) {
      const settled = running.then(
        (value) => ({ value }),
        () => undefined,
      );
      const result = await Promise.race([settled, scheduler.wait(timeoutMs).then(() => undefined)]);
      if (result) return result.value;
      const successor = this.#running.get(name);
      if (successor && successor !== running) return this.run(name, work);
    }
    const started = work();
    this.#running.set(name, started);
    try {
      return await started;
    } finally {
      if (this.#running.get(name) === started) this.#running.delete(name);
    }
  }
}
