import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContents, readContents } from '../../scripts/league/dataset-files.ts';
import { type ImportOptions, importLeague } from '../../scripts/league/import-league.ts';

/** What a test says of a list; the rest is as without an option. */
export type Told = Partial<Omit<ImportOptions, 'accepted'>> & { readonly accept?: readonly string[] };

/** The day of the tests, after all their matches. */
const today = '2026-06-30';

/**
 * Imports lists by name into a league of its own below a folder, or into one that is there.
 *
 * @returns the league's folder, its dataset, and the lines of the report
 */
export async function importTexts(
  folder: string,
  lists: Readonly<Record<string, string | Uint8Array>>,
  { accept = [], data, ...told }: Told = {},
) {
  const parent = await mkdtemp(path.join(folder, 'list-'));
  const files = Object.entries(lists).map(([name, content]) => [path.join(parent, name), content] as const);
  for (const [file, content] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const imported = await importLeague(
    files.map(([file]) => file),
    {
      country: 'SE',
      name: 'Utopia League',
      data: data ?? path.join(parent, 'league'),
      today,
      isUpdate: false,
      isDryRun: false,
      isWhole: true,
      ...told,
      accepted: new Set(accept),
    },
  );
  const contents = await readContents(imported.folder);
  return {
    ...imported,
    contents,
    dataset: contents.size > 0 ? parseContents(contents, imported.folder).dataset : undefined,
  };
}
