import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { type ListedFile, listFile, type Output } from './render/listing.ts';
import { nextPrefixOf, replaceFolder } from './write-folder.ts';

/**
 * Makes a folder contain exactly the files that are added. It writes to a temporary folder that then takes the folder's
 * place. So no reader sees a part of them, and a failure changes nothing. A file with the same content as before stays the
 * same file.
 *
 * Use it inside `withFolder`, and close it.
 */
export class FolderWriter implements Output {
  readonly sizes = new Map<string, number>();
  readonly #folder: string;
  readonly #nextFolder: string;
  readonly #leftOut: ReadonlySet<string>;
  readonly #formerNames: ReadonlySet<string>;
  readonly #unchangedNames: string[] = [];
  readonly #files: ListedFile[] = [];
  readonly #parents = new Set<string>();

  private constructor(folder: string, nextFolder: string, leftOut: ReadonlySet<string>) {
    this.#folder = folder;
    this.#nextFolder = nextFolder;
    this.#leftOut = leftOut;
    this.#formerNames = new Set(fastGlob.sync('**', { cwd: folder, dot: true }));
  }

  /** @param leftOut the addresses of files that are not written, though they are added */
  static async open(folder: string, leftOut: ReadonlySet<string> = new Set()): Promise<FolderWriter> {
    return new FolderWriter(folder, await mkdtemp(nextPrefixOf(folder)), leftOut);
  }

  add(address: string, content: string | Uint8Array): void {
    if (this.#leftOut.has(address)) return;
    if (this.sizes.has(address)) throw new Error(`${address} was rendered twice`);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.sizes.set(address, bytes.length);
    this.#files.push(listFile(address, bytes));
    const name = address.slice(1);
    const isUnchanged =
      this.#formerNames.has(name) && readFileSync(path.join(this.#folder, name)).equals(bytes);
    if (isUnchanged) this.#unchangedNames.push(name);
    else writeFileSync(this.#placeOf(name), bytes);
  }

  list(): readonly ListedFile[] {
    return this.#files;
  }

  /**
   * Puts the files in the folder's place. Where none has changed, the folder stays as it is.
   *
   * @returns how many files are new or have new content, are the same files as before, and are there no more
   */
  async replaceFolder() {
    const unchanged = this.#unchangedNames.length;
    const changed = this.#files.length - unchanged;
    const removed = [...this.#formerNames].filter((name) => !this.sizes.has(`/${name}`)).length;
    if (changed > 0 || removed > 0) {
      for (const name of this.#unchangedNames) linkSync(path.join(this.#folder, name), this.#placeOf(name));
      await replaceFolder(this.#folder, this.#nextFolder);
    }
    return { changed, unchanged, removed };
  }

  /** Removes the temporary folder. */
  async close(): Promise<void> {
    await rm(this.#nextFolder, { recursive: true, force: true });
  }

  /** Returns the path at which to write a file, and makes its folder. */
  #placeOf(name: string): string {
    const parent = path.join(this.#nextFolder, path.dirname(name));
    if (!this.#parents.has(parent)) mkdirSync(parent, { recursive: true });
    this.#parents.add(parent);
    return path.join(this.#nextFolder, name);
  }
}
