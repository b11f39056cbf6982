import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FolderWriter } from '../../build/folder-writer.ts';
import { withFolder } from '../../build/write-folder.ts';
import { makeFolder, removeFolder } from './temporary-folder.ts';

/** An output folder of a test, alone in a temporary folder. */
export class OutputFolder {
  readonly parent: string;
  readonly folder: string;

  private constructor(parent: string) {
    this.parent = parent;
    this.folder = path.join(parent, 'dist');
  }

  static async make(): Promise<OutputFolder> {
    return new OutputFolder(await makeFolder());
  }

  /** Makes the folder contain these files. */
  write(contents: Readonly<Record<string, string | Buffer>>, folder = this.folder) {
    return withFolder(folder, async () => {
      const writer = await FolderWriter.open(folder);
      try {
        for (const [address, content] of Object.entries(contents)) writer.add(address, content);
        return await writer.replaceFolder();
      } finally {
        await writer.close();
      }
    });
  }

  read(name: string): Promise<string> {
    return readFile(path.join(this.folder, name), 'utf8');
  }

  /** Identifies a file and the time it was written. */
  async stamp(name: string): Promise<string> {
    const { ino, mtimeNs } = await stat(path.join(this.folder, name), { bigint: true });
    return `${ino} ${mtimeNs}`;
  }

  /** The folders beside it, and itself. */
  async folders(): Promise<string[]> {
    return (await readdir(this.parent)).filter((name) => !name.endsWith('.lock')).sort();
  }

  remove(): Promise<void> {
    return removeFolder(this.parent);
  }
}
