import { styleText } from 'node:util';
import cliProgress from 'cli-progress';

const nameWidth = 8;
const timeWidth = 9;

/** Tells a person how the build goes: a line a stage with its counts and milliseconds, a bar where it can be seen. */
export class Report {
  readonly #out: NodeJS.WritableStream & { readonly isTTY?: boolean };

  constructor(out: NodeJS.WritableStream = process.stdout) {
    this.#out = out;
  }

  /** Runs a stage and prints its line. */
  async stage<Result>(
    name: string,
    run: () => Result | Promise<Result>,
    count: (result: Result) => string,
  ): Promise<Result> {
    const start = performance.now();
    const result = await run();
    const took = `${Math.round(performance.now() - start)} ms`;
    this.#out.write(
      `${this.#style('bold', name.padEnd(nameWidth))}${took.padStart(timeWidth)}  ${count(result)}\n`,
    );
    return result;
  }

  /** A bar of so many steps; on anything but a terminal, nothing. */
  bar(total: number): { step(what: string): void; end(): void } {
    if (!this.#out.isTTY) return { step() {}, end() {} };
    const bar = new cliProgress.SingleBar(
      {
        format: `${'render'.padEnd(nameWidth)} {bar} {value}/{total} {what}`,
        clearOnComplete: true,
        stream: this.#out,
      },
      cliProgress.Presets.shades_classic,
    );
    bar.start(total, 0, { what: '' });
    return { step: (what) => bar.increment({ what }), end: () => bar.stop() };
  }

  done(text: string): void {
    this.#out.write(`${this.#style('green', text)}\n`);
  }

  #style(style: Parameters<typeof styleText>[0], text: string): string {
    return styleText(style, text, { stream: this.#out });
  }
}

/** `6,486`: the same in every locale. */
export function grouped(count: number): string {
  return count.toLocaleString('en-CA');
}

/** `12.3 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
