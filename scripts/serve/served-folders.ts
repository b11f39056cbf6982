import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const prefix = 'dist.served-';

/** Returns where a process that serves has the files it serves, below the root: each process has a folder of its own. */
export const servedFolderOf = (pid: number) => prefix + pid;

/** Removes the folders of processes that have ended without removing theirs, such as by `kill -9`. */
export async function removeAbandonedFolders(root: string): Promise<void> {
  const pids = (await readdir(root))
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)));
  // One of this process's id is of an earlier process that had it.
  const abandonedPids = pids.filter((pid) => pid === process.pid || !isRunning(pid));
  for (const pid of abandonedPids)
    await rm(path.join(root, servedFolderOf(pid)), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user refuses the signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
