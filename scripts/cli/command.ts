import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { exitWithError, messageOf, UserError } from '../../build/errors.ts';

/** The command was called with wrong arguments. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

/** What a command takes, in the form of node:util's `parseArgs`. */
interface CommandArguments<Options extends ParseArgsOptionsConfig> {
  /** The call, such as `npm run archive -- --season YEAR`; further lines explain. */
  readonly usage: string;
  readonly options?: Options;
  /** Names of the positional arguments, such as `URL`; one in brackets, such as `[FOLDER]`, may be left out, and one with `…` stands for several. */
  readonly positionals?: readonly string[];
}

/**
 * Parses command-line arguments.
 *
 * @throws {UsageError} naming the argument that is wrong
 */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  { options, positionals: names = [] }: CommandArguments<Options>,
  args: readonly string[],
) {
  // Without options, the type of the options is that of none.
  const parsedArguments = parse((options ?? {}) as Options, args);
  const givenCount = parsedArguments.positionals.length;
  const requiredCount = names.filter((name) => !name.startsWith('[')).length;
  const mostCount = names.at(-1)?.endsWith('…') ? Number.POSITIVE_INFINITY : names.length;
  if (givenCount >= requiredCount && givenCount <= mostCount) return parsedArguments;
  const [expectedNames, actualNames] = [names, parsedArguments.positionals].map(
    (list) => list.join(' ') || 'none',
  );
  throw new UsageError(`positional arguments: expected ${expectedNames}, got ${actualNames}`);
}

function parse<const Options extends ParseArgsOptionsConfig>(options: Options, args: readonly string[]) {
  try {
    // The type is that of the command's own options: `root.ts` reads the folder before the command runs.
    return parseArgs({
      args: [...args],
      options: { ...options, data: { type: 'string' } } as Options,
      allowPositionals: true,
    });
  } catch (error) {
    // Node's further sentences explain how to escape a leading dash.
    const [problem = ''] = messageOf(error).split('. ');
    throw new UsageError(problem);
  }
}

/**
 * Parses a whole number.
 *
 * @param name as the user knows it: `--speed`, `PORT`
 * @throws {UsageError} if the text is no whole number from min to max
 */
export function parseWholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`${name} is '${text}'; expected a whole number from ${min} to ${max}`);
  }
  return value;
}

/** @throws {UsageError} if the text is not four digits */
export function parseYear(name: string, text: string | undefined): number {
  if (text !== undefined && /^\d{4}$/.test(text)) return Number(text);
  throw new UsageError(`${name} is ${text === undefined ? 'missing' : `'${text}'`}; expected a year`);
}

interface Command<Options extends ParseArgsOptionsConfig> extends CommandArguments<Options> {
  /** What a failure leaves behind, such as `nothing was written`. */
  readonly onFailure: string | ((error: unknown) => string);
}

const dataUsage = `  --data FOLDER  the league of another folder than data/, such as leagues/NAME; its output is in leagues/NAME.dist`;

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
  const usage = `usage: ${command.usage}\n${dataUsage}`;
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
