import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../build/errors.ts';
import { release, releaseAddress } from '../../src/records/release.ts';

export interface Options {
  /** The root of the deployment. */
  readonly base: URL;
  /** The id of the release that must be served there. */
  readonly release: string;
}

const usage = 'npm run verify -- https://host [--release ID]';

/**
 * What the command line asks for. The release is that of `dist/` where none is named.
 *
 * @param dist what was built
 * @throws {UserError} saying what was expected
 */
export async function readOptions(args: readonly string[], dist: string): Promise<Options> {
  const { values, positionals } = parse(args);
  const [address, ...rest] = positionals;
  if (address === undefined || rest.length > 0)
    throw new UserError(`${positionals.length} addresses given; expected one, as in ${usage}`);
  return { base: baseOf(address), release: idOf(values.release ?? (await builtRelease(dist))) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { release: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    const [said] = (error as Error).message.split('. ');
    throw new UserError(`${said}; expected ${usage}`);
  }
}

function baseOf(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`'${address}' is no address of a site; expected one such as https://host`);
  if (url.href !== `${url.origin}/`)
    throw new UserError(`'${address}' is more than a host; expected ${url.origin}`);
  return url;
}

function idOf(text: string): string {
  if (!release.shape.release.safeParse(text).success)
    throw new UserError(`release is '${text}'; expected 16 hexadecimal digits`);
  return text;
}

async function builtRelease(dist: string): Promise<string> {
  const file = path.join(dist, releaseAddress);
  const content = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} is not there; run npm run build, or name the release with --release`);
  });
  return release.parse(JSON.parse(content)).release;
}
