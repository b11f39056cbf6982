import * as z from 'zod';
import { UserError } from '../errors.ts';

/** The address that RFC 9116 demands. */
export const securityTextAddress = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const validDays = 360;

/**
 * Renders security.txt, which says where to report a vulnerability. It expires a time after the data, not after the build, so the
 * same data gives the same file. A refresh moves that day on even where nothing else is new.
 *
 * @param repository the address of the repository on GitHub, as the environment variable REPOSITORY_URL gives it
 * @param siteUrl the origin of the site, if it is known
 * @throws {UserError} unless the repository is an address
 */
export function renderSecurityText(repository: string, asOf: string, siteUrl?: string): string {
  if (!z.url({ protocol: /^https$/ }).safeParse(repository).success)
    throw new UserError(`REPOSITORY_URL is '${repository}'; expected an https address`);
  const expires = new Date(Date.parse(asOf) + validDays * 24 * 60 * 60 * 1000);
  const root = repository.replace(/\/$/, '');
  return [
    `Contact: ${root}/security/advisories/new`,
    `Policy: ${root}/security/policy`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}${securityTextAddress}`]),
    '',
  ].join('\n');
}
