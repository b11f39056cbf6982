/** Runs a task and returns the CPU that this process used meanwhile with all its threads, in seconds, and the result. */
export async function measureCpu<Result>(
  run: () => Result | Promise<Result>,
): Promise<{ seconds: number; result: Result }> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}
