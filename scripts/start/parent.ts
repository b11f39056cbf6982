import { spawnSync } from 'node:child_process';

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
  // Windows has no ps: there the shell is watched alone.
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(ppid)], { encoding: 'utf8' });
  const npm = Number(stdout);
  return npm > 1 ? [ppid, npm] : [ppid];
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
