import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const intervalMs = 500;

/**
 * Calls `run` once when the process that started this one has ended. A killed npm passes no signal on, and what it
 * started would go on serving.
 */
export function onParentExit(run: () => void): void {
  const parents = parentProcesses();
  const timer = setInterval(() => {
    if (parents.every(isRunning)) return;
    clearInterval(timer);
    run();
  }, intervalMs).unref();
}

/** Returns the parent and, where npm started a shell to start this process, npm. */
function parentProcesses(): number[] {
  const { ppid } = process;
  if (process.env.npm_lifecycle_event === undefined) return [ppid];
  const npm = parentOf(ppid);
  return npm > 1 ? [ppid, npm] : [ppid];
}

/** Returns the parent of a process; 0 where the system does not say: Windows has neither /proc nor ps. */
function parentOf(pid: number): number {
  try {
    // Linux in a container often has no ps.
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
