import { styleText } from 'node:util';

const nameWidth = 8;
const timeWidth = 9;

/** Prints the progress of a build: a line for each stage with its time and counts. */
export class Report {
  readonly #out: NodeJS.WritableStream;

  constructor(out: NodeJS.WritableStream = process.stdout) {
    this.#out = out;
  }

  /** Runs a stage and prints its line: name, milliseconds and `summary` of the result. */
  async stage<Result>(
    name: string,
    run: () => Result | Promise<Result>,
    summary: (result: Result) => string,
  ): Promise<Result> {
    const start = performance.now();
    const result = await run();
    const time = `${Math.round(performance.now() - start)} ms`;
    this.#out.write(
      `${this.#style('bold', name.padEnd(nameWidth))}${time.padStart(timeWidth)}  ${summary(result)}\n`,
    );
    return result;
  }

  done(text: string): void {
    this.#out.write(`${this.#style('green', text)}\n`);
  }

  #style(style: Parameters<typeof styleText>[0], text: string): string {
    return styleText(style, text, { stream: this.#out });
  }
}

/** Formats a count as `6,486`, the same in every locale. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-CA');
}

/** Formats a size as `12.3 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
