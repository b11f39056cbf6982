import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const deflate = promisify(deflateRaw);

/** The compression methods of ZIP (APPNOTE 4.4.5). */
const methods = { store: 0, deflate: 8 } as const;
/** The days that a time in the archive can have, from the first of ZIP to the last of the library. */
const firstDay = '1980-01-01';
const lastDay = '2099-12-31';

/**
 * Renders a ZIP archive of files. Their time is the day of the data, so that the same files give the same bytes.
 */
export async function renderArchive(files: ReadonlyMap<string, Buffer>, asOf: string): Promise<Buffer> {
  // ZIP has local times without a zone, so the day is made of its parts, whatever the zone of this machine.
  const possibleDay = asOf < firstDay ? firstDay : asOf > lastDay ? lastDay : asOf;
  const [year = 0, month = 1, day = 1] = possibleDay.split('-').map(Number);
  const mtime = new Date(year, month - 1, day);
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const entries = await Promise.all(
    [...files].map(async ([filename, content]) => {
      // Parquet is compressed already.
      const isStored = filename.endsWith('.parquet');
      const file: ZipInputFile = {
        filename,
        size: content.length,
        crc: crc32(content),
        compression: isStored ? methods.store : methods.deflate,
        mtime,
      };
      // Node's own zlib takes less than half the time of the library's, and runs in other threads.
      return { file, bytes: isStored ? Buffer.from(content) : await deflate(content) };
    }),
  );
  for (const { file, bytes } of entries) {
    archive.add(file);
    file.ondata?.(null, bytes, true);
  }
  archive.end();
  return Buffer.concat(chunks);
}
