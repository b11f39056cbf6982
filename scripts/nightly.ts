import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dataPath } from '../build/project.ts';
import { runCommand, UsageError } from './cli/command.ts';
import { project, projectRoot as root } from './cli/root.ts';

const commands = [['refresh'], ['check'], ['build', '--all-images']] as const;
const dayMs = 24 * 60 * 60 * 1000;

await runCommand(
  {
    usage: `npm run nightly -- --at 08:17
  each day at that hour, in UTC: refreshes the data from the feed, checks it and builds ${project.out}/, which npm run host then serves
  A step that fails leaves ${project.out}/ as it is until the next day.`,
    options: { at: { type: 'string', default: '08:17' } },
    onFailure: 'nothing is refreshed',
  },
  async ({ values: { at } }) => {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
      throw new UsageError(`--at is '${at}'; expected an hour such as 08:17`);
    for (;;) {
      await setTimeout(msUntil(at, new Date()));
      for (const command of commands) if (!succeeds(...command)) break;
    }
  },
);

/** Returns the milliseconds until the next time that it is an hour of the day in UTC. */
function msUntil(hour: string, now: Date): number {
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${hour}:00Z`);
  return today > now.getTime() ? today - now.getTime() : today + dayMs - now.getTime();
}

/** Runs a command of the project in a process of its own, and returns whether it exits with 0. */
function succeeds(...command: readonly string[]): boolean {
  const args = [path.join(root, 'scripts/run.ts'), ...command, '--data', dataPath(project)];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) console.error(`npm run ${command[0]} ended with ${status}; trying again tomorrow`);
  return status === 0;
}
