import type { ParseArgsOptionsConfig } from 'node:util';
import { exitWithError } from '../../build/errors.ts';
import { type CommandArguments, parseArguments, UsageError } from './arguments.ts';

export interface Command<Options extends ParseArgsOptionsConfig> extends CommandArguments<Options> {
  /** What a failure leaves behind, such as `nothing was written`. */
  readonly onFailure: string | ((error: unknown) => string);
}

/** The exit status of a command that was called with wrong arguments, as in most programs. */
const usageStatus = 2;

/**
 * Runs a command of the project. It parses the arguments of the process and answers `--help`. An error becomes a message
 * and an exit status, which is 2 for wrong arguments and 1 for other errors.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  run: (call: ReturnType<typeof parseArguments<Options>>) => unknown,
): Promise<void> {
  const usage = `usage: ${command.usage}`;
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help')) console.log(usage);
    else await run(parseArguments(command, args));
  } catch (error) {
    const { onFailure } = command;
    if (error instanceof UsageError) exitWithError(error, usage, usageStatus);
    else exitWithError(error, typeof onFailure === 'string' ? onFailure : onFailure(error));
  }
}
