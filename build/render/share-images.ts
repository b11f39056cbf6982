import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { shareImages } from '../../src/site/frame/share-images.ts';
import type { SiteData } from '../../src/site/site-data.ts';

/**
 * Renders the images that messengers show with links to seasons and clubs, as PNG.
 * They are drawn in a thread of their own, while the pages are rendered.
 */
export async function renderShareImages(data: SiteData): Promise<[address: string, content: Buffer][]> {
  const images = [...shareImages(data)];
  const workerData = images.map(([, svg]) => svg);
  const worker = new Worker(new URL('./share-image-worker.ts', import.meta.url), { workerData });
  const [contents]: Uint8Array[][] = await once(worker, 'message');
  return images.map(([address], index) => [address, Buffer.from(contents?.[index] ?? [])]);
}
