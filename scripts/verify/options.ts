import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../build/errors.ts';
import { release, releaseAddress } from '../../src/records/release.ts';
import { UsageError } from '../cli/arguments.ts';

/** Parses the address of a site. @throws {UsageError} unless it is an origin */
export function parseSite(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`'${text}' is not the address of a site; expected one such as https://host`);
  if (url.href !== `${url.origin}/`)
    throw new UsageError(`'${text}' is more than a host; expected ${url.origin}`);
  return url;
}

/**
 * Parses the id of the build to expect.
 *
 * @param text the build in `dist` where it is undefined
 * @throws {UserError} if it is none, or `dist` has no build
 */
export async function parseBuild(text: string | undefined, dist: string): Promise<string> {
  const id = text ?? (await readBuild(dist));
  if (!release.shape.build.safeParse(id).success)
    throw new UsageError(`--build is '${id}'; expected 16 hexadecimal digits`);
  return id;
}

async function readBuild(dist: string): Promise<string> {
  const file = path.join(dist, releaseAddress);
  const content = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} does not exist; run npm run build, or name the build with --build`);
  });
  return release.parse(JSON.parse(content)).build;
}
