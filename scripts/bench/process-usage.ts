import { readdir, readFile } from 'node:fs/promises';

/** Returns the CPU that a process has used, in seconds; undefined on systems without /proc. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const line = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '');
      return Number.parseInt(line, 10);
    }),
  );
  // A process without threads to read is one that is not there, or a system without the file.
  return times.length === 0 || times.some(Number.isNaN) ? undefined : times.reduce((a, b) => a + b, 0) / 1e9;
}

/** Returns the resident memory of a process in megabytes; undefined on systems without /proc. */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1000);
}
