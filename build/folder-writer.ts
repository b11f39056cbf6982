import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { maxFileBytes } from './budget.ts';
import { UserError } from './errors.ts';
import type { FolderWriterMessage, WriteResult } from './folder-writer-thread.ts';
import type { ListedFile, Output } from './render/listing.ts';
import { nextFolderOf, replaceFolder } from './write-folder.ts';

const encoder = new TextEncoder();

/**
 * Makes a folder contain exactly the files that are added. A thread hashes and writes them while others are rendered. It
 * writes to a temporary folder that then takes the folder's place. So no reader sees a part of them, and a failure changes
 * nothing. A file with the same content as before stays the same file.
 *
 * Use it inside `withFolder`, and close it.
 */
export class FolderWriter implements Output {
  readonly sizes = new Map<string, number>();
  readonly #folder: string;
  readonly #nextFolder: string;
  readonly #thread: Worker;
  #failure: unknown;

  /** Starts a thread that writes to a folder beside `folder`, which any user may read. */
  constructor(folder: string) {
    this.#folder = folder;
    const nextFolder = nextFolderOf(folder);
    this.#nextFolder = nextFolder;
    mkdirSync(nextFolder);
    const thread = new URL('./folder-writer-thread.ts', import.meta.url);
    this.#thread = new Worker(thread, { workerData: { folder, nextFolder } });
    this.#thread.on('error', (error) => {
      this.#failure = error;
    });
  }

  add(address: string, content: string | Uint8Array): void {
    if (this.sizes.has(address)) throw new Error(`${address} was rendered twice`);
    // Bytes of their own, which move to the thread: a text, or a part of a larger buffer, would be copied with all of it.
    const bytes = typeof content === 'string' ? encoder.encode(content) : new Uint8Array(content);
    if (bytes.length > maxFileBytes)
      throw new UserError(`${address} has ${bytes.length} bytes; expected at most ${maxFileBytes}`);
    this.sizes.set(address, bytes.length);
    this.#thread.postMessage([address, bytes] satisfies FolderWriterMessage, [bytes.buffer]);
  }

  async list(): Promise<ListedFile[]> {
    // The thread answers this message with a value of this type.
    return (await this.#ask('list')) as ListedFile[];
  }

  /** Puts the files in the folder's place. Where none has changed, the folder stays as it is. */
  async replaceFolder(): Promise<WriteResult> {
    // The thread answers this message with a value of this type.
    const result = (await this.#ask('finish')) as WriteResult;
    if (result.changed > 0 || result.removed > 0) await replaceFolder(this.#folder, this.#nextFolder);
    return result;
  }

  /** Ends the thread and removes the temporary folder. */
  async close(): Promise<void> {
    await this.#thread.terminate();
    await rm(this.#nextFolder, { recursive: true, force: true });
  }

  /** @throws the error that has ended the thread, now or before */
  async #ask(message: FolderWriterMessage): Promise<unknown> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#thread.postMessage(message);
    const [answer] = await once(this.#thread, 'message');
    return answer;
  }
}
