import cliProgress from 'cli-progress';

/** Work that takes no longer than this needs no bar. */
const showAfterMs = 2000;

/** A progress bar, shown on a terminal once the work has taken two seconds. */
export class Progress {
  readonly #name: string;
  readonly #out: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly #startedAt: number;
  readonly #now: () => number;
  #bar: cliProgress.SingleBar | undefined;
  #done = 0;

  constructor(
    name: string,
    out: NodeJS.WritableStream & { readonly isTTY?: boolean } = process.stderr,
    now: () => number = () => performance.now(),
  ) {
    this.#name = name;
    this.#out = out;
    this.#now = now;
    this.#startedAt = now();
  }

  /** Shows that `done` of `total` steps are done. */
  update(done: number, total: number): void {
    this.#done = done;
    if (!this.#out.isTTY) return;
    if (!this.#bar && this.#now() - this.#startedAt >= showAfterMs) {
      this.#bar = new cliProgress.SingleBar(
        { format: `${this.#name} {bar} {value}/{total}`, clearOnComplete: true, stream: this.#out },
        cliProgress.Presets.shades_classic,
      );
      this.#bar.start(total, done);
    }
    this.#bar?.setTotal(total);
    this.#bar?.update(done);
  }

  /** Adds one done step. */
  step(total: number): void {
    this.update(this.#done + 1, total);
  }

  /** Takes the bar away, so that lines may be printed; the next update shows it again. */
  stop(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }
}
