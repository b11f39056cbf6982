import { expect, it, vi } from 'vitest';
import { SharedWork } from '../../src/edge/load-files.ts';

it('work that many want at once is done once', async () => {
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

/** Returns work that ends on a call of `end`, and counts how often it begins. */
function controlledWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), end: resolve };
}

/** Ends when all that has settled so far is handled. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('a request that has waited too long waits for a successor', async () => {
  const timeouts: (() => void)[] = [];
  vi.spyOn(scheduler, 'wait').mockImplementation(() => new Promise((resolve) => timeouts.push(resolve)));
  const shared = new SharedWork<string>();
  const owner = controlledWork();
  const successor = controlledWork();
  const other = controlledWork();
  const results = [owner, successor, other].map(({ work }) => shared.run('name', work));
  const [endFirstWait, endSecondWait] = timeouts;
  endFirstWait?.();
  await turn();
  expect(successor.work).toHaveBeenCalledOnce();
  endSecondWait?.();
  await turn();
  owner.end('late');
  expect(await results[0]).toBe('late');
  results.push(shared.run('name', other.work));
  successor.end('done');
  expect(await Promise.all(results)).toEqual(['late', 'done', 'done', 'done']);
  expect(other.work).not.toHaveBeenCalled();
});
