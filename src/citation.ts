import type { League } from './records/league-schema.ts';
import { service } from './service.ts';

/** Returns what a citation of the data calls it. */
export function citedTitle({ name }: Pick<League, 'name'>): string {
  return `${service.name}: ${name}`;
}

/** Returns the address of the DOI of the data, or undefined where it has none. */
export function doiAddress(): string | undefined {
  return service.doi === null ? undefined : `https://doi.org/${service.doi}`;
}

/**
 * Returns how to cite a release in BibTeX.
 *
 * @param asOf the day up to which results are complete
 * @param origin that of the service, such as `https://scores.example`
 */
export function bibtex(league: League, release: string, asOf: string, origin: string): string {
  const fields = {
    author: `{${service.name}}`,
    title: `{${citedTitle(league)}}`,
    year: asOf.slice(0, 4),
    version: release,
    note: `Results up to ${asOf}. ${league.license.name}`,
    ...(service.doi !== null && { doi: service.doi }),
    url: `${origin}/data`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${service.id},\n${lines.join(',\n')}\n}`;
}
