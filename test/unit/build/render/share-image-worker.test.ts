import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it('the thread that draws share images fails with a picture that is not SVG', async () => {
  const module = new URL('../../../../build/render/share-image-worker.ts', import.meta.url);
  const worker = new Worker(module, { workerData: ['no picture'] });
  await expect(once(worker, 'message')).rejects.toThrow(/SVG/);
});
