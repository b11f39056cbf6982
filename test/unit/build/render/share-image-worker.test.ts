import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';

const worker = (svgs: unknown) =>
  new Worker(new URL('../../../../build/render/share-image-worker.ts', import.meta.url), {
    workerData: svgs,
  });

describe('the thread that draws share images', () => {
  it('answers each SVG with a PNG of its size', async () => {
    const square = (side: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="2" height="2"/></svg>`;
    const [images]: Uint8Array[][] = await once(worker([square(4), square(7)]), 'message');
    expect(images?.map((image) => Buffer.from(image).readUInt32BE(16))).toEqual([4, 7]);
  });

  it('fails with a picture that is not SVG', async () => {
    await expect(once(worker(['no picture']), 'message')).rejects.toThrow(/SVG/);
  });
});
