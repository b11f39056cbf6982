import type { ParseArgsOptionsConfig } from 'node:util';
import { exitWithError } from '../../build/exit-with-error.ts';
import { type CommandArguments, parseArguments } from './arguments.ts';

export interface Command<Options extends ParseArgsOptionsConfig> extends CommandArguments<Options> {
  /** What a failure leaves behind, such as `nothing was written`. */
  readonly onFailure: string | ((error: unknown) => string);
}

/**
 * Runs a command of the project: parses the arguments of the process, answers `--help`, and turns an error into a
 * message and exit status 1.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  run: (given: ReturnType<typeof parseArguments<Options>>) => unknown,
): Promise<void> {
  let given: ReturnType<typeof parseArguments<Options>>;
  try {
    given = parseArguments(command, process.argv.slice(2));
  } catch (error) {
    exitWithError(error, `usage: ${command.usage}`);
    return;
  }
  if (given.isHelp) {
    console.log(`usage: ${command.usage}`);
    return;
  }
  try {
    await run(given);
  } catch (error) {
    const { onFailure } = command;
    exitWithError(error, typeof onFailure === 'string' ? onFailure : onFailure(error));
  }
}
