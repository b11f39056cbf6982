import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { renderArchive } from './downloads/archive.ts';

/** Renders the sources of the Python client as an archive that pip installs; undefined where a copy has no client. */
export async function archivePythonClient(root: string, asOf: string): Promise<Buffer | undefined> {
  const folder = path.join(root, 'clients/python');
  const patterns = ['pyproject.toml', 'README.md', 'LICENSE', 'soccer_data_client/**/*.{py,typed}'];
  const names = await fastGlob(patterns, { cwd: folder });
  const contents = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name))));
  const files = names.map(
    (name, index) => [`soccer-data-client/${name}`, contents[index] ?? Buffer.of()] as const,
  );
  return files.length === 0 ? undefined : renderArchive(new Map(files), asOf);
}
