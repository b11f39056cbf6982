import type { ParseArgsOptionsConfig } from 'node:util';
import { exitWithError } from '../../build/exit-with-error.ts';
import { type CommandArguments, parseArguments, UsageError } from './arguments.ts';

export interface Command<Options extends ParseArgsOptionsConfig> extends CommandArguments<Options> {
  /** What a failure leaves behind, such as `nothing was written`. */
  readonly onFailure: string | ((error: unknown) => string);
}

/** The exit status of a command that was called in another way than it expects, as of most programs. */
const usageStatus = 2;

/**
 * Runs a command of the project: parses the arguments of the process, answers `--help`, and turns an error into a
 * message and an exit status: 2 where the arguments are wrong, or else 1.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  run: (given: ReturnType<typeof parseArguments<Options>>) => unknown,
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
