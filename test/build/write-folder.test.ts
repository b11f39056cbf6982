import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { UserError } from '../../build/errors.ts';
import { withLock } from '../../build/write-folder.ts';
import { root } from '../support/tables.ts';
import { folderOfEachTest } from '../support/temporary-folder.ts';

const folder = folderOfEachTest();
const file = () => path.join(folder(), 'a.lock');
const lock = <Result>(run: () => Promise<Result>) => withLock(file(), 'is locked', run);

/** Starts a process that takes the lock and says so. */
async function lockingProcess(): Promise<ChildProcess> {
  const module = JSON.stringify(path.join(root, 'build/write-folder.ts'));
  const program = `
    import { withLock } from ${module};
    // The timer refers to the promise, and so to the lock, which would otherwise be collected as garbage.
    await withLock(${JSON.stringify(file())}, '', () => new Promise((resolve) => {
      setTimeout(resolve, 2 ** 31 - 1);
      process.send('locked');
    }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

it('withLock releases the lock of a task that fails', async () => {
  await expect(lock(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await lock(async () => 2)).toBe(2);
});

it('withLock refuses a second task of the same process with the message', async () => {
  const second = await lock(() => lock(async () => 2).catch((error: unknown) => error));
  expect(second).toEqual(new UserError('is locked'));
});

it('withLock refuses a task while another process has the lock, until that is killed', async () => {
  const child = await lockingProcess();
  await expect(lock(async () => 2)).rejects.toThrow(new UserError('is locked'));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await lock(async () => 2)).toBe(2);
});

it('withLock reports a folder that cannot be written as what it is', async () => {
  await expect(withLock(path.join(folder(), 'none/a.lock'), 'is locked', async () => 1)).rejects.toThrow(
    /unable to open/,
  );
});
