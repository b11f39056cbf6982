import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder, removeFolder } from './temporary-folder.ts';
import { clientFolder } from './typescript-client.ts';

const run = promisify(execFile);

/** An empty project in a new folder, into which the packed client is installed. */
export class InstalledClient {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<InstalledClient> {
    const folder = await makeFolder();
    await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
    // The set-up of the tests has built what `prepack` would build.
    const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
    const { stdout } = await run('npm', pack, { cwd: clientFolder });
    const install = ['install', '--offline', '--silent', '--no-audit', '--no-fund', `./${stdout.trim()}`];
    await run('npm', install, { cwd: folder });
    return new InstalledClient(folder);
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Runs a program in the project's folder, with a file of this text as its last argument; returns what it prints. */
  async run(program: string, given: readonly string[], name: string, text: string): Promise<string> {
    await writeFile(this.file(name), text);
    try {
      return (await run(program, [...given, name], { cwd: this.folder })).stdout;
    } catch (error) {
      // A compiler prints its errors to the standard output, which the message leaves out.
      const { message, stdout } = error as Error & { stdout: string };
      throw new Error(`${message}\n${stdout}`);
    }
  }

  async remove(): Promise<void> {
    await removeFolder(this.folder);
  }
}
