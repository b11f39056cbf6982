import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDataset } from '../../build/check-dataset.ts';
import type { Project } from '../../build/project.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { documentsOf } from '../../build/render/downloads/file-documents.ts';
import { renderDownloads } from '../../build/render/downloads/index.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { integrityRules } from '../../src/integrity/index.ts';

/** The downloads that a release keeps. The archive has the tables; the checksums are what the release is known by. */
const assets = ['soccer-data.zip', 'soccer-data.sqlite', 'datapackage.json', 'manifest.json', 'SHA256SUMS'];

/**
 * Writes the files of the release of a closed season to a folder, which it empties first.
 *
 * @returns what to run once the dataset is committed, a line each
 * @throws {DatasetError} if the data breaks an integrity rule
 */
export async function prepareRelease(project: Project, season: number, folder: string): Promise<string[]> {
  const { dataset, locations } = await readDataset(project);
  const tables = deriveTables(dataset, checkDataset(dataset, locations, integrityRules));
  const downloads = await renderDownloads(tables, await documentsOf(project, dataset.league));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of assets) {
    const content = downloads.get(`/dumps/${name}`);
    if (!content) throw new Error(`${name} was not rendered`);
    await writeFile(path.join(folder, name), content);
  }
  const { release } = JSON.parse(String(downloads.get('/dumps/manifest.json')));
  const tag = `data-${season}`;
  return [
    `git tag -a ${tag} -m 'Season ${season}, release ${release}'`,
    `git push origin ${tag}`,
    `gh release create ${tag} ${path.relative(project.root, folder)}/* --verify-tag --title 'Season ${season}' --notes-from-tag`,
  ];
}
