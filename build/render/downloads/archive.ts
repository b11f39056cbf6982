import { type Zippable, zipSync } from 'fflate';

/** Renders a ZIP archive of files. Its times are that of the data, so that the same files give the same bytes. */
export function renderArchive(files: ReadonlyMap<string, Uint8Array>, asOf: string): Uint8Array {
  // ZIP has local times without a zone: the components of the day, whatever the zone of this machine.
  const [year = 1980, month = 1, day = 1] = asOf.split('-').map(Number);
  const mtime = new Date(year, month - 1, day);
  const entries: Zippable = {};
  for (const [name, content] of files) {
    // Parquet is compressed already.
    entries[name] = [content, { level: name.endsWith('.parquet') ? 0 : 6, mtime }];
  }
  return zipSync(entries);
}
