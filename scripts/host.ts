import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastGlob from 'fast-glob';
import { build } from '../build/build-site.ts';
import { outPath } from '../build/project.ts';
import { Report } from '../build/report.ts';
import { takeLock } from '../build/write-folder.ts';
import { runCommand } from './cli/command.ts';
import { project, readProjectLeague } from './cli/root.ts';
import {
  endWith,
  environmentUsage,
  expectFreePort,
  hostnameOf,
  portOf,
  workerVariables,
} from './serve/process.ts';
import { removeAbandonedFolders, servedFolderOf } from './serve/served-folders.ts';
import { type Served, serve } from './serve.ts';

const report = new Report();
const intervalMs = 3000;

/** Two leagues never share what their feeds answered. */
const defaultStorage = project.out === 'dist' ? '.storage' : `${project.out}.storage`;

const usage = `npm run host [-- --storage FOLDER]
  serves ${project.out}/, which is built where there is none, and each new build once it is complete
  --storage  the folder of what lasts: the counts of the limit, the feed's last good answers (${defaultStorage})
  HOST in the environment is the address to listen on (127.0.0.1)
${environmentUsage}`;

await runCommand(
  { usage, options: { storage: { type: 'string', default: defaultStorage } }, onFailure: 'not serving' },
  async ({ values: { storage } }) => {
    const hostname = hostnameOf(process.env);
    const port = portOf(process.env);
    const variables = workerVariables(await readProjectLeague());
    await expectFreePort(port, hostname);
    if (!existsSync(outPath(project))) await build(project, report);
    await removeAbandonedFolders(project);
    const servedFolder = servedFolderOf(project, process.pid);
    const lastingStorage = path.resolve(project.root, storage);
    await mkdir(lastingStorage, { recursive: true });
    // Two runtimes cannot write one folder.
    const storageLock = takeLock(path.join(lastingStorage, 'lock'));
    if (!storageLock) report.done(`${storage} is in use by another host; what this one stores ends with it`);
    const settings = {
      hostname,
      storage: storageLock ? lastingStorage : path.join(servedFolder, 'storage'),
    };

    let served: Served | undefined;
    let servedBuild: string | undefined;
    const folderOf = (id: string) => path.join(servedFolder, id);
    endWith(async () => {
      await served?.stop();
      await rm(servedFolder, { recursive: true, force: true });
      storageLock?.close();
    });
    for (;;) {
      const latestBuild = await readBuild();
      if (latestBuild !== undefined && latestBuild !== servedBuild) {
        const folder = folderOf(latestBuild);
        await linkFiles(outPath(project), folder);
        const linked = { ...project, out: folder };
        served = await serve(linked, served ? Number(served.url.port) : port, variables, {
          ...settings,
          beforeStart: async () => served?.stop(),
        });
        if (servedBuild !== undefined) await rm(folderOf(servedBuild), { recursive: true, force: true });
        servedBuild = latestBuild;
        report.done(`Serving build ${servedBuild} at ${served.url.origin}`);
      }
      await Promise.race([setTimeout(intervalMs), served?.ended]);
    }
  },
);

/** Returns the id of the latest build; undefined while another takes its place. */
async function readBuild(): Promise<string | undefined> {
  const text = await readFile(outPath(project, 'release.json'), 'utf8').catch(() => undefined);
  return text && JSON.parse(text).build;
}

/** Links all files of a folder in another, so that what is served stays when a new build removes the folder. */
async function linkFiles(folder: string, linkedFolder: string): Promise<void> {
  await rm(linkedFolder, { recursive: true, force: true });
  const files = await fastGlob('**', { cwd: folder, dot: true });
  for (const name of new Set(files.map(path.dirname)))
    await mkdir(path.join(linkedFolder, name), { recursive: true });
  await Promise.all(files.map((name) => link(path.join(folder, name), path.join(linkedFolder, name))));
}
