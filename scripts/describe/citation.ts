import { stringify } from 'yaml';
import { citedTitle } from '../../src/citation.ts';
import type { League } from '../../src/records/league-schema.ts';
import { service } from '../../src/service.ts';

/** Returns `CITATION.cff`, in the Citation File Format 1.2.0, by which repositories show how to cite them. */
export function citationFile(league: League): string {
  return stringify({
    'cff-version': '1.2.0',
    message: 'If you use this data, please cite it as below, with the release that you used.',
    type: 'dataset',
    title: citedTitle(league),
    abstract: league.description,
    authors: [{ name: service.name }],
    version: service.version,
    license: league.license.identifier,
    ...(service.doi !== null && { doi: service.doi }),
  });
}

/** Returns `.zenodo.json`, by which Zenodo describes a release that it archives. */
export function zenodoFile(league: League): string {
  const metadata = {
    upload_type: 'dataset',
    title: citedTitle(league),
    description: league.description,
    creators: [{ name: service.name }],
    version: service.version,
    access_right: 'open',
    license: league.license.identifier.toLowerCase(),
    notes: league.attribution,
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}
