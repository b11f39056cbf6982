import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** The compression methods of ZIP (APPNOTE 4.4.5). */
const methods = { store: 0, deflate: 8 } as const;
/** What surrounds the deflated content in a file of gzip: a header of ten bytes and a trailer of eight (RFC 1952). */
const gzipFrame = [10, -8] as const;
/** The days that a time in the archive can have, from the first of ZIP to the last of the library. */
const [firstDay, lastDay] = ['1980-01-01', '2099-12-31'];

/**
 * Renders a ZIP archive of files. Their time is the day of the data, so that the same files give the same bytes.
 *
 * @param compressedFiles files among which some of the archive's are compressed already, as `.gz`
 */
export function renderArchive(
  files: ReadonlyMap<string, Buffer>,
  asOf: string,
  compressedFiles?: ReadonlyMap<string, Buffer>,
): Buffer {
  // ZIP has local times without a zone, so the day is made of its parts, whatever the zone of this machine.
  const [year = 0, month = 1, day = 1] = dayBetween(asOf).split('-').map(Number);
  const mtime = new Date(year, month - 1, day);
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [filename, content] of files) {
    // Parquet is compressed already.
    const compression = filename.endsWith('.parquet') ? methods.store : methods.deflate;
    const file: ZipInputFile = { filename, size: content.length, crc: crc32(content), compression, mtime };
    archive.add(file);
    // Node's own zlib takes less than half the time of the library's.
    const compressedFile = compressedFiles?.get(`${filename}.gz`);
    const deflate = () =>
      compressedFile ? Buffer.from(compressedFile.subarray(...gzipFrame)) : deflateRawSync(content);
    file.ondata?.(null, compression === methods.store ? Buffer.from(content) : deflate(), true);
  }
  archive.end();
  return Buffer.concat(chunks);
}

function dayBetween(day: string): string {
  return day < firstDay ? firstDay : day > lastDay ? lastDay : day;
}
