import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { iconPicture, iconPictures } from '../../src/site/frame/assets.ts';
import { shareImages } from '../../src/site/frame/share-drawings.ts';
import type { Site } from '../../src/site/site.ts';

/**
 * Renders the icons, and the images that messengers show with links, as PNG.
 * They are drawn in a thread of their own, while the pages are rendered.
 */
export async function renderImages(sites: readonly Site[]): Promise<[address: string, content: Buffer][]> {
  const icons = iconPictures.map(
    ({ address, size, hasBackground }) => [address, iconPicture(size, hasBackground)] as const,
  );
  const images = [...icons, ...sites.slice(0, 1).flatMap((site) => [...shareImages(site)])];
  const workerData = images.map(([, svg]) => svg);
  const worker = new Worker(new URL('./share-image-worker.ts', import.meta.url), { workerData });
  const [contents]: Uint8Array[][] = await once(worker, 'message');
  return images.map(([address], index) => [address, Buffer.from(contents?.[index] ?? [])]);
}
