import { type ListedFile, listFile, type Output } from '../../build/render/listing.ts';

/** Keeps the files in memory. */
export class InMemoryOutput implements Output {
  readonly files = new Map<string, Buffer>();

  get sizes(): ReadonlyMap<string, number> {
    return new Map([...this.files].map(([address, { length }]) => [address, length]));
  }

  add(address: string, content: string | Uint8Array): void {
    this.files.set(address, typeof content === 'string' ? Buffer.from(content) : Buffer.from(content));
  }

  async list(): Promise<ListedFile[]> {
    return [...this.files].map(([address, bytes]) => listFile(address, bytes));
  }
}
