import { type ExecFileOptions, execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program and returns what it prints, on both outputs.
 *
 * @throws {Error} with all of it, if it fails: a compiler prints its errors to the standard output
 */
export async function runProgram(program: string, given: readonly string[], options: ExecFileOptions = {}) {
  try {
    return await promisify(execFile)(program, [...given], { ...options, encoding: 'utf8' });
  } catch (error) {
    const { message, stdout } = error as Error & { stdout: string };
    throw new Error(`${message}\n${stdout}`);
  }
}

/**
 * Bash, before the commands that it is to run until one fails. It reads no start-up file: where its input is a socket,
 * as the pipes of Node are, it would read `~/.bashrc`.
 */
export const bash = ['bash', '--norc', '-euo', 'pipefail', '-c'] as const;

/**
 * Runs commands with bash, in which `$0`, `$1` and so on are what is given, and returns what they print.
 *
 * @throws {Error} with all that was printed, if one fails
 */
export function runBash(commands: string, given: readonly string[] = [], options: ExecFileOptions = {}) {
  const [program, ...flags] = bash;
  return runProgram(program, [...flags, commands, ...given], options);
}
