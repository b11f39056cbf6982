import { styleText } from 'node:util';

/** The fraction by which two runs of the same may differ. */
const noise = 0.1;

/** A figure of this run and what it may be: a ratio to a baseline of the same run, or a count. */
export type Promised = { readonly name: string; readonly value: number } & (
  | { readonly atMost: number }
  | { readonly atLeast: number }
);

/** Returns whether a promise is kept; one that is missed by no more than the noise is. A value that is no number is not. */
export function isKept(promised: Promised): boolean {
  return 'atMost' in promised
    ? promised.value <= promised.atMost * (1 + noise)
    : promised.value >= promised.atLeast * (1 - noise);
}

/** Prints a promise with its verdict; the exit status says whether one was missed. */
export function printVerdict(promised: Promised): void {
  const { name, value } = promised;
  if (!isKept(promised)) process.exitCode = 1;
  const verdict = isKept(promised) ? styleText('green', 'kept') : styleText('red', 'MISSED');
  const limit = 'atMost' in promised ? `at most ${promised.atMost}` : `at least ${promised.atLeast}`;
  console.log(`  ${name.padEnd(72)} ${value.toFixed(2).padStart(7)}  promised: ${limit}  ${verdict}`);
}
