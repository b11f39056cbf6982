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
