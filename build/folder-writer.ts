import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { FolderWriterMessage, WriteResult } from './folder-writer-thread.ts';
import type { ListedFile, Output } from './render/listing.ts';
import { formerOf, nextPrefixOf } from './write-folder.ts';

/** Files are sent to the thread so many bytes at a time: a message costs more than a small file. */
const batchBytes = 1_000_000;
/** Beyond so many, rendering waits for the disk. */
const maxWaitingBytes = 64_000_000;

/**
 * Makes a folder contain exactly the files that are added. A thread hashes and writes them while others are rendered,
 * to a temporary folder that then takes its place, so that no reader sees a part of them and a failure changes nothing.
 * A file whose content is the same stays the same file.
 *
 * To be used inside `withFolder`, and closed.
 */
export class FolderWriter implements Output {
  readonly sizes = new Map<string, number>();
  readonly #folder: string;
  readonly #next: string;
  readonly #thread: Worker;
  /** The thread answers every message, in their order. */
  readonly #asked: PromiseWithResolvers<unknown>[] = [];
  #failure: unknown;
  #batch: [address: string, content: string | Uint8Array][] = [];
  #batchSize = 0;
  #waitingBytes = 0;

  private constructor(folder: string, next: string) {
    this.#folder = folder;
    this.#next = next;
    const thread = new URL('./folder-writer-thread.ts', import.meta.url);
    this.#thread = new Worker(thread, { workerData: { folder, next } });
    this.#thread.on('message', (answer) => this.#asked.shift()?.resolve(answer));
    this.#thread.on('error', (error) => {
      this.#failure = error;
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
  }

  /** Starts a thread that writes to a temporary folder beside `folder`. */
  static async open(folder: string): Promise<FolderWriter> {
    return new FolderWriter(folder, await mkdtemp(nextPrefixOf(folder)));
  }

  add(address: string, content: string | Uint8Array): void {
    if (this.sizes.has(address)) throw new Error(`${address} was rendered twice`);
    const size = Buffer.byteLength(content);
    this.sizes.set(address, size);
    this.#batch.push([address, content]);
    this.#batchSize += size;
    if (this.#batchSize >= batchBytes) this.#sendBatch();
  }

  async ready(): Promise<void> {
    while (this.#waitingBytes > maxWaitingBytes) {
      if (this.#failure !== undefined) throw this.#failure;
      await this.#asked[0]?.promise;
    }
  }

  async list(): Promise<ListedFile[]> {
    this.#sendBatch();
    // The thread answers this message so.
    return (await this.#ask('list')) as ListedFile[];
  }

  /** Puts the files in the folder's place; where none has changed, the folder remains as it is. */
  async replaceFolder(): Promise<WriteResult> {
    this.#sendBatch();
    // The thread answers this message so.
    const result = (await this.#ask('complete')) as WriteResult;
    if (result.changed === 0 && result.removed === 0) return result;
    const former = formerOf(this.#folder);
    if (existsSync(this.#folder)) await rename(this.#folder, former);
    await rename(this.#next, this.#folder);
    await rm(former, { recursive: true, force: true });
    return result;
  }

  /** Ends the thread and removes what is not in the folder's place. */
  async close(): Promise<void> {
    await this.#thread.terminate();
    await rm(this.#next, { recursive: true, force: true });
  }

  #sendBatch(): void {
    const size = this.#batchSize;
    const files = this.#batch.map(([address, content]) => [address, ownBytes(content)] as const);
    this.#batch = [];
    this.#batchSize = 0;
    this.#waitingBytes += size;
    const moved = files.flatMap(([, content]) => (typeof content === 'string' ? [] : [content.buffer]));
    const written = this.#ask(files, moved);
    // A failure is thrown by the next message whose answer is awaited.
    written.then(() => (this.#waitingBytes -= size)).catch(() => {});
  }

  #ask(message: FolderWriterMessage, moved: readonly ArrayBuffer[] = []): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const asked = Promise.withResolvers<unknown>();
    this.#asked.push(asked);
    this.#thread.postMessage(message, moved);
    return asked.promise;
  }
}

/** Returns bytes that have a buffer of their own, which can be moved to another thread. */
function ownBytes(content: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return content;
  const { buffer, byteLength } = content;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(content);
}
