import { expect, it, vi } from 'vitest';
import { SharedWork } from '../../src/edge/shared-work.ts';

it('work wanted by many at once is done once', async () => {
  const work = vi.fn(async () => 'done');
  const shared = new SharedWork<string>();
  const results = await Promise.all(Array.from({ length: 100 }, () => shared.run('name', work)));
  expect(new Set(results)).toEqual(new Set(['done']));
  expect(work).toHaveBeenCalledOnce();
});

it('work of an owner that never settles is done by those who wait for it', async () => {
  const shared = new SharedWork<string>();
  void shared.run('name', () => new Promise<string>(() => {}));
  const work = vi.fn(async () => {
    await scheduler.wait(1);
    return 'done';
  });
  const results = await Promise.all(Array.from({ length: 3 }, () => shared.run('name', work)));
  expect(new Set(results)).toEqual(new Set(['done']));
  expect(work).toHaveBeenCalled();
});

it('a failure is that of its owner alone', async () => {
  const shared = new SharedWork<string>();
  const failing = shared.run('name', () => Promise.reject(new Error('broken')));
  const other = shared.run('name', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await other).toBe('done');
});
