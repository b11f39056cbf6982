import { styleText } from 'node:util';

/** The fraction by which two runs of the same may differ. */
const noise = 0.1;

/** Prints a figure beside what it may be at most; one beyond it by no more than the noise passes. */
export function expectAtMost(name: string, value: number, limit: number, unit = ''): void {
  print(name, value, `at most ${limit}${unit}`, unit, value <= limit * (1 + noise));
}

/** Prints a figure beside what it must be at least. */
export function expectAtLeast(name: string, value: number, limit: number): void {
  print(name, value, `at least ${limit}`, '', value >= limit * (1 - noise));
}

/** Prints a figure beside its promise; the exit status says whether one was missed. */
function print(name: string, value: number, promise: string, unit: string, isKept: boolean): void {
  if (!isKept) process.exitCode = 1;
  const verdict = isKept ? styleText('green', 'kept') : styleText('red', 'MISSED');
  const figure = value.toFixed(value < 10 ? 2 : 0).padStart(7);
  console.log(`  ${name.padEnd(58)} ${figure}${unit}  promised: ${promise}  ${verdict}`);
}
