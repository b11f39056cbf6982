import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { iconAddresses, iconPicture, iconPictures } from '../../src/site/frame/assets.ts';
import { matchImages, shareImages } from '../../src/site/frame/share-drawings.ts';
import type { Site } from '../../src/site/site.ts';

const headerBytes = 22;

/** Returns a PNG of 32 × 32 in an ICO file, whose one entry it is. Browsers and readers of feeds ask for `favicon.ico`. */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  // Type: icon; images: one.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  // Planes of colour, and bits of a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}

/**
 * Renders the icons, and the images that messengers show with links to matches, seasons and clubs, as PNG.
 * They are drawn in a thread of their own, while the pages are rendered.
 */
export async function renderImages(sites: readonly Site[]): Promise<[address: string, content: Buffer][]> {
  const icons = iconPictures.map(
    ({ address, size, hasBackground }) => [address, iconPicture(size, hasBackground)] as const,
  );
  const images = [
    ...icons,
    ...sites.slice(0, 1).flatMap(({ tables }) => [...shareImages(tables)]),
    ...sites.flatMap((site) => [...matchImages(site)]),
  ];
  const workerData = images.map(([, svg]) => svg);
  const worker = new Worker(new URL('./share-image-worker.ts', import.meta.url), { workerData });
  const [contents]: Uint8Array[][] = await once(worker, 'message');
  return images.map(([address], index) => {
    const png = Buffer.from(contents?.[index] ?? []);
    return [address, address === iconAddresses.ico ? icoOf(png) : png];
  });
}
