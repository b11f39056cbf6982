import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { FolderWriterMessage, WriteResult } from './folder-writer-thread.ts';
import type { ListedFile, Output } from './render/listing.ts';
import { formerOf, nextPrefixOf } from './write-folder.ts';

/** The bytes of files sent to the thread at a time, since a message costs more than a small file. */
const batchBytes = 1_000_000;
/** The bytes beyond which rendering waits for the disk. */
const maxWaitingBytes = 64_000_000;

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
  /** The pending messages, which the thread answers in their order. */
  readonly #pending: PromiseWithResolvers<unknown>[] = [];
  #failure: unknown;
  #batch: [address: string, content: string | Uint8Array][] = [];
  #batchSize = 0;
  #waitingBytes = 0;

  readonly #leftOut: ReadonlySet<string>;

  private constructor(folder: string, nextFolder: string, leftOut: ReadonlySet<string>) {
    this.#folder = folder;
    this.#leftOut = leftOut;
    this.#nextFolder = nextFolder;
    const thread = new URL('./folder-writer-thread.ts', import.meta.url);
    this.#thread = new Worker(thread, { workerData: { folder, nextFolder } });
    this.#thread.on('message', (answer) => this.#pending.shift()?.resolve(answer));
    this.#thread.on('error', (error) => {
      this.#failure = error;
      for (const { reject } of this.#pending.splice(0)) reject(error);
    });
  }

  /**
   * Starts a thread that writes to a temporary folder beside `folder`.
   *
   * @param leftOut the addresses of files that are not written, though they are added
   */
  static async open(folder: string, leftOut: ReadonlySet<string> = new Set()): Promise<FolderWriter> {
    return new FolderWriter(folder, await mkdtemp(nextPrefixOf(folder)), leftOut);
  }

  add(address: string, content: string | Uint8Array): void {
    if (this.#leftOut.has(address)) return;
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
      await this.#pending[0]?.promise;
    }
  }

  async list(): Promise<ListedFile[]> {
    this.#sendBatch();
    // The thread answers this message with a value of this type.
    return (await this.#ask('list')) as ListedFile[];
  }

  /** Puts the files in the folder's place. Where none has changed, the folder stays as it is. */
  async replaceFolder(): Promise<WriteResult> {
    this.#sendBatch();
    // The thread answers this message with a value of this type.
    const result = (await this.#ask('complete')) as WriteResult;
    if (result.changed === 0 && result.removed === 0) return result;
    const formerFolder = formerOf(this.#folder);
    if (existsSync(this.#folder)) await rename(this.#folder, formerFolder);
    await rename(this.#nextFolder, this.#folder);
    await rm(formerFolder, { recursive: true, force: true });
    return result;
  }

  /** Ends the thread and removes the temporary folder. */
  async close(): Promise<void> {
    await this.#thread.terminate();
    await rm(this.#nextFolder, { recursive: true, force: true });
  }

  #sendBatch(): void {
    const size = this.#batchSize;
    const files = this.#batch.map(([address, content]) => [address, ownBytes(content)] as const);
    this.#batch = [];
    this.#batchSize = 0;
    this.#waitingBytes += size;
    const buffers = files.flatMap(([, content]) => (typeof content === 'string' ? [] : [content.buffer]));
    const reply = this.#ask(files, buffers);
    // A failure is thrown by the next message whose answer is awaited.
    reply.then(() => (this.#waitingBytes -= size)).catch(() => {});
  }

  #ask(message: FolderWriterMessage, buffers: readonly ArrayBuffer[] = []): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const reply = Promise.withResolvers<unknown>();
    this.#pending.push(reply);
    this.#thread.postMessage(message, buffers);
    return reply.promise;
  }
}

/** Returns bytes that have a buffer of their own, which can be moved to another thread. */
function ownBytes(content: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return content;
  const { buffer, byteLength } = content;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(content);
}
