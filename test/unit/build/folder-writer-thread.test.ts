import { once } from 'node:events';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { FolderWriterMessage } from '../../../build/folder-writer-thread.ts';
import { listFile } from '../../../build/render/listing.ts';
import { OutputFolder } from '../../support/output-folder.ts';

it('the thread that writes answers each message, and writes what differs before it links the rest', async () => {
  const output = await OutputFolder.make();
  await output.write({ '/a.json': 'same', '/b.json': 'old', '/c.json': 'gone' });
  const next = path.join(output.parent, 'next');
  await mkdir(next);
  const workerData = { folder: output.folder, nextFolder: next };
  const thread = new Worker(new URL('../../../build/folder-writer-thread.ts', import.meta.url), {
    workerData,
  });
  const ask = async (message: FolderWriterMessage): Promise<unknown> => {
    thread.postMessage(message);
    return (await once(thread, 'message'))[0];
  };
  try {
    const files = [
      ['/a.json', 'same'],
      ['/b.json', new Uint8Array(Buffer.from('new'))],
    ] as const;
    expect(await ask(files)).toBeUndefined();
    expect(await readdir(next)).toEqual(['b.json']);
    const listed = [listFile('/a.json', Buffer.from('same')), listFile('/b.json', Buffer.from('new'))];
    expect(await ask('list')).toEqual(listed);
    expect(await ask('complete')).toEqual({ changed: 1, unchanged: 1, removed: 1 });
    expect(await readFile(path.join(next, 'b.json'), 'utf8')).toBe('new');
    const { ino } = await stat(path.join(next, 'a.json'));
    expect(ino).toBe((await stat(path.join(output.folder, 'a.json'))).ino);
  } finally {
    await thread.terminate();
    await output.remove();
  }
});
