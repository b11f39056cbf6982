import { styleText } from 'node:util';

/** The fraction by which two runs of the same may differ. */
const noise = 0.1;

/** Prints each figure beside its promise, and remembers whether one was missed. */
export class Verdicts {
  #missed = 0;

  get areKept(): boolean {
    return this.#missed === 0;
  }

  /** A figure that may be at most so much; one beyond it by no more than the noise passes. */
  atMost(name: string, value: number, limit: number, unit = ''): void {
    this.#print(name, value, limit, unit, value <= limit * (1 + noise), 'at most');
  }

  /** A figure that must be at least so much. */
  atLeast(name: string, value: number, limit: number, unit = ''): void {
    this.#print(name, value, limit, unit, value >= limit * (1 - noise), 'at least');
  }

  #print(name: string, value: number, limit: number, unit: string, isKept: boolean, bound: string): void {
    if (!isKept) this.#missed += 1;
    const verdict = isKept ? styleText('green', 'kept') : styleText('red', 'MISSED');
    console.log(
      `  ${name.padEnd(58)} ${format(value)}${unit}  promised: ${bound} ${limit}${unit}  ${verdict}`,
    );
  }
}

function format(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0).padStart(7);
}
