import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { type BuildOptions, build } from '../../build/build-site.ts';
import { checkDataset } from '../../build/check-dataset.ts';
import { type Project, projectOf } from '../../build/project.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { Report } from '../../build/report.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { copyInputs } from './copy-inputs.ts';
import { makeFolder, removeFolder } from './temporary-folder.ts';
import type { TestWorld } from './world.ts';

const silent = new Report(new Writable({ write: (_chunk, _encoding, done) => done() }));

/** A copy of what the build of a league reads, to break. */
export class Copy {
  readonly root: string;
  readonly project: Project;
  /** The dataset as it was copied. */
  readonly dataset: Dataset;

  private constructor(folder: string, dataset: Dataset) {
    this.root = folder;
    this.project = projectOf(folder);
    this.dataset = dataset;
  }

  static async make({ project, dataset }: TestWorld): Promise<Copy> {
    const folder = await makeFolder();
    await copyInputs(folder, project);
    return new Copy(folder, dataset);
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /** Changes a file for as long as `run` takes. */
  async with<T>(
    file: string,
    change: (content: string) => string | Buffer,
    run: () => Promise<T>,
  ): Promise<T> {
    const before = await readFile(this.path(file));
    const after = change(before.toString('utf8'));
    if (before.equals(Buffer.from(after))) throw new Error(`${file} was not changed: the test tests nothing`);
    await writeFile(this.path(file), after);
    try {
      return await run();
    } finally {
      await writeFile(this.path(file), before);
    }
  }

  /** Reads the data as they are now. @throws {DatasetError} where they cannot be published */
  async check(): Promise<void> {
    const { dataset, locations } = await readDataset(this.project);
    checkDataset(dataset, locations, integrityRules);
  }

  build(options?: BuildOptions): Promise<unknown> {
    return build(this.project, silent, options);
  }

  remove(): Promise<void> {
    return removeFolder(this.root);
  }
}
