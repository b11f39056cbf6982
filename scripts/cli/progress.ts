import cliProgress from 'cli-progress';

/** Work that takes no longer than this needs no bar. */
const showAfterMs = 2000;

/** A progress bar, shown on a terminal once the work has taken two seconds. */
export class Progress {
  readonly #bar: cliProgress.SingleBar;
  readonly #now: () => number;
  readonly #startedAt: number;

  constructor(name: string, stream: NodeJS.WritableStream = process.stderr, now = () => performance.now()) {
    const format = `${name} {bar} {value}/{total}`;
    const options = { format, clearOnComplete: true, stream };
    this.#bar = new cliProgress.SingleBar(options, cliProgress.Presets.shades_classic);
    this.#now = now;
    this.#startedAt = now();
  }

  /** Shows that `done` of `total` steps are done. */
  readonly update = (done: number, total: number): void => {
    if (this.#bar.isActive) this.#bar.update(done);
    else if (this.#now() - this.#startedAt >= showAfterMs) this.#bar.start(total, done);
  };

  /** Hides the bar, so that lines may be printed. The next update shows it again. */
  readonly stop = (): void => this.#bar.stop();
}
