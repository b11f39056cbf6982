import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { outPath, type Project } from '../../build/project.ts';

const prefixOf = (project: Project) => `${outPath(project)}.served-`;

/** Returns where a process that serves has the files it serves: each process has a folder of its own. */
export const servedFolderOf = (project: Project, pid: number) => prefixOf(project) + pid;

/** Removes the folders of processes that have ended without removing theirs, such as by `kill -9`. */
export async function removeAbandonedFolders(project: Project): Promise<void> {
  const { dir, base: prefix } = path.parse(prefixOf(project));
  const pids = (await readdir(dir))
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)));
  // One of this process's id is of an earlier process that had it.
  const abandonedPids = pids.filter((pid) => pid === process.pid || !isRunning(pid));
  for (const pid of abandonedPids) await rm(servedFolderOf(project, pid), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user refuses the signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
